/**
 * The entry module of every page. In a browser below the baseline (docs/behaviour.md 14), or if the
 * main chunk fails to load, the plain document remains: it is complete without scripts.
 */
if (isSupported()) {
  claimStyles();
  import("./main.tsx").then(({ started }) => started).catch(keepPlainDocument);
} else {
  keepPlainDocument();
}

/** Fallback without hydration: shows the forms' buttons and leaves lazy loading of pictures to the browser. */
function keepPlainDocument(): void {
  document.documentElement.dataset.plain = "";
  for (const picture of document.querySelectorAll<HTMLImageElement>("img[data-src]")) {
    picture.loading = "lazy";
    picture.src = picture.dataset.src ?? "";
  }
}

/** Tests for ECMAScript 2023, which all browsers of the baseline support. */
function isSupported(): boolean {
  return "toReversed" in Array.prototype;
}

/**
 * Styles are inlined in the document. Vite's chunk loader looks for stylesheet links
 * and fetches missing ones; disabled links keep it from fetching what is inlined.
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
