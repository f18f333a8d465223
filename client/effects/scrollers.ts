import "../../shared/items/body-styles/table-hint.late.css";
import { localeOfPath } from "../../shared/i18n/locales.ts";
import { message } from "../../shared/i18n/messages.ts";

const TABLE = "[data-table-frame]";
/**
 * The elements other than tables that may scroll sideways: preformatted text, and the whole body of an item
 * (`[data-level]`).
 */
const OTHERS = "[data-level], [data-level] pre";

/**
 * Makes elements in the body of an item focusable while they are so wide that they scroll sideways
 * (shared/items/prose.module.css). The keyboard can then scroll them. A table scrolls inside a separate frame, because
 * a role on the table itself would hide its rows and columns from screen readers.
 */
export function startScrollers(body: HTMLElement): () => void {
  const scrollers = [body, ...body.querySelectorAll<HTMLElement>(`pre, ${TABLE}`)];
  const tables = body.querySelectorAll(`${TABLE} > *`);
  const observer = new ResizeObserver(() => scrollers.forEach(updateScroller));
  for (const element of [...scrollers, ...tables]) observer.observe(element);
  return () => observer.disconnect();
}

function updateScroller(scroller: HTMLElement): void {
  const isScrolling =
    scroller.scrollWidth > scroller.clientWidth &&
    getComputedStyle(scroller).overflowX !== "visible";
  if (!isScrolling) {
    const names = ["tabindex", "role", "aria-label", "data-hint"];
    for (const name of names) scroller.removeAttribute(name);
    return;
  }
  scroller.tabIndex = 0;
  // The role is not `region`, because regions are landmarks, and a page may have a dozen tables.
  scroller.setAttribute("role", "group");
  scroller.setAttribute("aria-label", labelOf(scroller));
  if (scroller.matches(TABLE)) {
    scroller.dataset.hint = message(localeOfPath(location.pathname), "scrollTable");
  }
}

/**
 * Returns the caption of a table, or else a label with a number. Tables are numbered, and so are the other scrolling
 * elements of the page.
 */
function labelOf(scroller: HTMLElement): string {
  const isTable = scroller.matches(TABLE);
  const peers = [...scroller.ownerDocument.querySelectorAll(isTable ? TABLE : OTHERS)];
  const number = peers.indexOf(scroller) + 1;
  const caption = isTable && scroller.querySelector("caption")?.textContent.trim();
  const name = isTable ? "wideTable" : "wideContent";
  return caption || message(localeOfPath(location.pathname), name, { number });
}
