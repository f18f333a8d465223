import type { StaticHandlerContext } from "react-router";
import { type Filter, filterNames } from "../../shared/content/filters.ts";
import { GROUP_PARAMETER } from "../../shared/content/groups.ts";
import { isDeferred, peek } from "../../shared/rendering/deferred.tsx";
import { POSITION_PARAMETER, pageNumber, searchSection } from "../../shared/routing/query.ts";

/** Loader data of pages with parameters. Every field is optional, because pages have different parameters. */
interface RequestedData {
  /** Number of the shown page of a list or of search results. */
  page?: number;
  items?: readonly { id?: string }[];
  /** The slug of the selected group. Missing if the page has no groups. */
  selected?: string;
  filters?: readonly Filter[];
}

/**
 * Whether a page shows the content that its canonical URL names. If the URL names a page beyond the last page of a
 * list, for example, the last page is shown. The document is then not stored.
 */
export function contentMatchesUrl(
  { matches, loaderData }: Pick<StaticHandlerContext, "matches" | "loaderData">,
  url: URL,
): boolean {
  const data: Record<string, unknown> = loaderData[matches.at(-1)?.route.id ?? ""] ?? {};
  const parts = Object.values(data).flatMap((value) => requestedDataIn(value));
  return (
    parts.every((part) => isRequestedPage(part, url) && hasFilters(part, url)) &&
    hasSection(data, url)
  );
}

function requestedDataIn(value: unknown): RequestedData[] {
  const settled = isDeferred(value) ? peek(value) : undefined;
  return typeof settled === "object" && settled !== null ? [settled] : [];
}

/**
 * Whether the filters of the URL are applied. A value that no item has is ignored, so that the page shows the
 * unfiltered list.
 */
function hasFilters({ items, filters = [] }: RequestedData, { searchParams }: URL): boolean {
  const selected = new Map(filters.map(({ name, selected }) => [name, selected]));
  return (
    !items ||
    filterNames.every((name) => (searchParams.get(name) ?? undefined) === selected.get(name))
  );
}

function isRequestedPage({ page, items, selected }: RequestedData, url: URL): boolean {
  const { searchParams } = url;
  if (!items) return true;
  const group = searchParams.get(GROUP_PARAMETER);
  if (group !== null) return group === selected;
  if (page === undefined) return true;
  const position = searchParams.get(POSITION_PARAMETER);
  const requested = pageNumber(url);
  if (position === null) return page === requested;
  return requested === 1 && items.some(({ id }) => id === position);
}

/** Whether the search covers the section that the URL names. A search in an unknown section covers all sections. */
function hasSection(data: { section?: { slug?: string }; results?: unknown }, url: URL): boolean {
  const section = searchSection(url);
  return section === "" || data.results === undefined || data.section?.slug === section;
}
