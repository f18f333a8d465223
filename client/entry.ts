import { keepPlainDocument } from "./plain-document.ts";

/**
 * The first module of every page. A browser below README's baseline, or one
 * that does not get the rest, keeps the document: it is whole without a script.
 */
if (isSupported()) {
  claimStyles();
  import("./main.tsx").then(({ started }) => started).catch(keepPlainDocument);
} else {
  keepPlainDocument();
}

/** ECMAScript 2023, which all browsers of the baseline have. */
function isSupported(): boolean {
  return "toReversed" in Array.prototype;
}

/**
 * The document brings its styles within it. Vite's loader of chunks looks for
 * links to their styles and fetches those that are missing: these are disabled,
 * so that nothing is fetched.
 */
function claimStyles(): void {
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>("style[data-href]")) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.disabled = true;
    link.href = dataset.href ?? "";
    document.head.append(link);
  }
}
