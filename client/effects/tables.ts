import { editionOfPath } from "../../shared/i18n/editions.ts";
import { message } from "../../shared/i18n/messages.ts";

/**
 * While a table is wider than its frame (shared/components/prose), a keyboard reaches it. The
 * frame is an element of its own: a role on the table would take its rows and columns from
 * screen readers.
 */
export function startTables(root: HTMLElement): () => void {
  const frames = [...root.querySelectorAll<HTMLElement>("[data-table-frame]")];
  const tables = frames.flatMap((frame) => [...frame.children]);
  const observer = new ResizeObserver(() => frames.forEach(mark));
  for (const element of [...frames, ...tables]) observer.observe(element);
  return () => observer.disconnect();
}

function mark(frame: HTMLElement): void {
  if (frame.scrollWidth <= frame.clientWidth) {
    for (const name of ["tabindex", "role", "aria-label", "data-hint"]) frame.removeAttribute(name);
    return;
  }
  frame.tabIndex = 0;
  // No landmark: a page may have a dozen tables.
  frame.setAttribute("role", "group");
  frame.setAttribute("aria-label", labelOf(frame));
  frame.dataset.hint = message(editionOfPath(location.pathname), "scrollTable");
}

/** The table's caption, or its number on the page. */
function labelOf(frame: HTMLElement): string {
  const frames = [...frame.ownerDocument.querySelectorAll("[data-table-frame]")];
  const number = frames.indexOf(frame) + 1;
  const caption = frame.querySelector("caption")?.textContent.trim();
  return caption || message(editionOfPath(location.pathname), "wideTable", { number });
}
