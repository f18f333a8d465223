import { localeOfPath } from "../../shared/i18n/locales.ts";
import { message } from "../../shared/i18n/messages.ts";

const TABLE = "[data-table-frame]";
/** What may scroll sideways in a body besides tables: preformatted lines, and a body that is itself too wide. */
const OTHERS = "[data-level], [data-level] pre";

/**
 * Makes what scrolls sideways in a body (shared/items/prose.module.css) focusable while it is wider than its
 * place, so that a keyboard can scroll it. The frame of a table is a separate element because a role on
 * the table would hide its rows and columns from screen readers.
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
  // A group and not a region, because a page may have a dozen tables, and regions are landmarks.
  scroller.setAttribute("role", "group");
  scroller.setAttribute("aria-label", labelOf(scroller));
  if (scroller.matches(TABLE)) {
    scroller.dataset.hint = message(localeOfPath(location.pathname), "scrollTable");
  }
}

/** A table's caption, or else the number of the scrolling element on the page. */
function labelOf(scroller: HTMLElement): string {
  const isTable = scroller.matches(TABLE);
  const peers = [...scroller.ownerDocument.querySelectorAll(isTable ? TABLE : OTHERS)];
  const number = peers.indexOf(scroller) + 1;
  const caption = isTable && scroller.querySelector("caption")?.textContent.trim();
  const name = isTable ? "wideTable" : "wideContent";
  return caption || message(localeOfPath(location.pathname), name, { number });
}
