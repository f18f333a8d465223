import { claimStyles } from "./hydration/claim-styles.ts";

/**
 * The entry module of pages that report neither errors nor web vitals. All other pages have the entry module
 * reporting/reporting.ts, which imports this module. If the browser is too old (docs/behaviour.md 14), or if the main
 * chunk fails to load, the document stays as the server has rendered it. It is complete without scripts.
 */
if (isSupported()) {
  claimStyles();
  import("./main.tsx").then(({ started }) => started).catch(keepPlainDocument);
} else {
  keepPlainDocument();
}

/**
 * Prepares the document for use without hydration: shows the buttons of forms and leaves lazy loading of pictures to
 * the browser.
 */
function keepPlainDocument(): void {
  document.documentElement.dataset.plain = "";
  for (const picture of document.querySelectorAll<HTMLImageElement>("img[data-src]")) {
    picture.loading = "lazy";
    picture.src = picture.dataset.src ?? "";
  }
}

/** Whether the browser supports ECMAScript 2023. All browsers that the site supports do. */
function isSupported(): boolean {
  return "toReversed" in Array.prototype;
}
