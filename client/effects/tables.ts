import { localeOfPath } from "../../shared/i18n/locales.ts";
import { message } from "../../shared/i18n/messages.ts";

/**
 * Makes a table frame (shared/ui/prose.tsx) focusable while the table is wider
 * than it. The frame is a separate element because a role on the table would hide its
 * rows and columns from screen readers.
 */
export function startTables(root: HTMLElement): () => void {
  const frames = [...root.querySelectorAll<HTMLElement>("[data-table-frame]")];
  const tables = frames.flatMap((frame) => [...frame.children]);
  const observer = new ResizeObserver(() => frames.forEach(updateFrame));
  for (const element of [...frames, ...tables]) observer.observe(element);
  return () => observer.disconnect();
}

function updateFrame(frame: HTMLElement): void {
  if (frame.scrollWidth <= frame.clientWidth) {
    for (const name of ["tabindex", "role", "aria-label", "data-hint"]) frame.removeAttribute(name);
    return;
  }
  frame.tabIndex = 0;
  // Not a landmark: a page may have a dozen tables.
  frame.setAttribute("role", "group");
  frame.setAttribute("aria-label", labelOf(frame));
  frame.dataset.hint = message(localeOfPath(location.pathname), "scrollTable");
}

/** The table's caption, or its number on the page. */
function labelOf(frame: HTMLElement): string {
  const frames = [...frame.ownerDocument.querySelectorAll("[data-table-frame]")];
  const number = frames.indexOf(frame) + 1;
  const caption = frame.querySelector("caption")?.textContent.trim();
  return caption || message(localeOfPath(location.pathname), "wideTable", { number });
}
