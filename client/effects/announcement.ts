import { localeOfPath } from "../../shared/i18n/locales.ts";
import { message } from "../../shared/i18n/messages.ts";
import type { PageOutcome } from "../../shared/rendering/contexts.tsx";

/**
 * The query parameters that select a page of a list. All other parameters select content, for example those of filters.
 */
const PAGING = ["page", "pageSize"];

/**
 * Returns the text that screen readers announce after a navigation. `selection` names the selected filters or the
 * selected group.
 * - If another page was opened, the text is its title. If the URL has a selection, the selection follows. The title
 *   already contains the page number.
 * - If only the parameters have changed, the text is the page number or the selection, depending on which parameters
 *   have changed.
 * - If the same URL was loaded again, for example after a failure, the text is the page number, provided that the URL
 *   selects only a page of the list. Otherwise the text is the selection. A page without a list is announced by its
 *   title.
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
