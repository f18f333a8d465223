import type { HydrationOptions } from "react-dom/client";

/** Options of React's root, which documents that report errors fill in before it exists. */
export const rootOptions: HydrationOptions = {};
