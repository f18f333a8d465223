import { localeOfPath } from "../../shared/i18n/locales.ts";
import { message } from "../../shared/i18n/messages.ts";
import type { PageOutcome } from "../../shared/rendering/contexts.tsx";

/**
 * The query parameters that select a page of a list. All other parameters select content, such as a filter or a group.
 */
const PAGING = ["page", "pageSize"];

/**
 * Returns the text that screen readers announce after a navigation. `selection` names the selected filters or the
 * selected group.
 * - On another page, the text consists of the title and, if the URL has a selection, of the selection. The title
 *   already contains the page number.
 * - On the same page with other parameters, the text is the page number or the selection, depending on what has
 *   changed.
 * - If the same page was loaded again, for example after a failure, the text is the selection. If the URL selects only
 *   a page of the list, it is the page number. A page without a list has neither. The text is then the title.
 */
export function announcementOf(
  from: URL,
  to: URL,
  { page, selection }: PageOutcome,
  title: string,
): string {
  const isNewPage = from.pathname !== to.pathname;
  const isAgain = !isNewPage && from.search === to.search;
  const before = isNewPage || isAgain ? new URLSearchParams() : from.searchParams;
  const changed = changedParameters(before, to);
  const isSelection = changed.some((name) => !PAGING.includes(name));
  if (isNewPage) {
    const stop = message(localeOfPath(to.pathname), "stop");
    return isSelection && selection ? title + stop + selection : title;
  }
  const isPaging = changed.length > 0 && !isSelection;
  return (isPaging ? page : selection) ?? page ?? (isAgain ? title : "");
}

function changedParameters(before: URLSearchParams, { searchParams: after }: URL): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}
