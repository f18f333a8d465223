/**
 * Adds a disabled link for each inline style sheet. Vite's chunk loader would otherwise fetch these style sheets again,
 * because it recognises only links. Must be called again when a late part of a streamed document has brought more
 * styles.
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
