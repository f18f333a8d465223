/**
 * Styles are inlined in the document. Vite's chunk loader looks for stylesheet links and fetches
 * missing ones; disabled links keep it from fetching what is inlined. A streamed document brings
 * more styles with its late parts, so this may be called again.
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
