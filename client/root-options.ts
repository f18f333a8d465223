import type { HydrationOptions } from "react-dom/client";

/**
 * Options of React's root. In documents that report errors, reporting/report-errors.ts sets them before the root is
 * created.
 */
export const rootOptions: HydrationOptions = {};
