import { preload } from "react-dom";

/** Loads the typeface of large figures early, where a page opens with them. */
export function preloadFigures(): void {
  preload("/fonts/archivo-figures.woff2", {
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
  });
}
