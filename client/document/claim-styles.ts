/**
 * Adds a disabled link for each inline style sheet. Vite's chunk loader fetches style sheets for which it finds no
 * link, and these are already in the document. To be called again for a streamed document, which brings more styles
 * with its late parts.
 */
export function claimStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>(
    "style[data-href]:not([data-claimed])",
  )) {
    style.dataset.claimed = "";
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.disabled = true;
    link.href = style.dataset.href ?? "";
    document.head.append(link);
  }
}
