import { localeOfPath } from "../../shared/i18n/locales.ts";
import { message } from "../../shared/i18n/messages.ts";

/**
 * Wraps each table of a text in a scrollable frame, focusable while the table is
 * wider than the frame. The frame is a separate element because a role on the table
 * would hide its rows and columns from screen readers.
 */
export function startTables(root: HTMLElement): () => void {
  const tables = [...root.querySelectorAll<HTMLTableElement>("table:not(table table)")];
  const frames = tables.map(wrap);
  const observer = new ResizeObserver(() => frames.forEach(updateFrame));
  for (const element of [...frames, ...tables]) observer.observe(element);
  return () => {
    observer.disconnect();
    for (const frame of frames) frame.replaceWith(...frame.childNodes);
  };
}

function wrap(table: HTMLTableElement): HTMLElement {
  const frame = table.ownerDocument.createElement("div");
  frame.dataset.tableFrame = "";
  table.replaceWith(frame);
  frame.append(table);
  return frame;
}

function updateFrame(frame: HTMLElement): void {
  if (frame.scrollWidth <= frame.clientWidth) {
    for (const name of ["tabindex", "role", "aria-label"]) frame.removeAttribute(name);
    return;
  }
  frame.tabIndex = 0;
  // Not a landmark: a page may have a dozen tables.
  frame.setAttribute("role", "group");
  frame.setAttribute("aria-label", labelOf(frame));
}

/** The table's caption, or its number on the page. */
function labelOf(frame: HTMLElement): string {
  const frames = [...frame.ownerDocument.querySelectorAll("[data-table-frame]")];
  const number = frames.indexOf(frame) + 1;
  const caption = frame.querySelector("caption")?.textContent.trim();
  return caption || message(localeOfPath(location.pathname), "wideTable", { number });
}
