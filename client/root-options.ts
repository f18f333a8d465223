import type { HydrationOptions } from "react-dom/client";

/** Options of React's root. Documents that report errors set them before the root exists. */
export const rootOptions: HydrationOptions = {};
