import type { StaticHandlerContext } from "react-router";
import { GROUP_PARAMETER } from "../../shared/content/groups.ts";
import { isDeferred, peek } from "../../shared/page/deferred.ts";
import { POSITION_PARAMETER, pageNumber, searchSection } from "../../shared/routing/query.ts";

/** What loaders of pages with parameters yield; each is optional here. */
interface ShownData {
  /** A page of a list, or of what a search found. */
  page?: number;
  items?: readonly { id?: string }[];
  /** Slug of the group that is shown. */
  selected?: string;
}

/**
 * Whether a page shows what its address names: a page beyond the last shows the
 * last, an unknown group the first. Such addresses are without number, so their
 * documents are not stored.
 *
 * @param url with the parameters that the page knows, in canonical form.
 */
export function showsRequested(
  { matches, loaderData }: Pick<StaticHandlerContext, "matches" | "loaderData">,
  url: URL,
): boolean {
  const data: Record<string, unknown> = loaderData[matches.at(-1)?.route.id ?? ""] ?? {};
  const shown = Object.values(data).flatMap((value) => shownIn(value));
  return shown.every((part) => isRequested(part, url)) && hasSection(data, url);
}

function shownIn(value: unknown): ShownData[] {
  const settled = isDeferred(value) ? peek(value) : undefined;
  return typeof settled === "object" && settled !== null ? [settled] : [];
}

function isRequested({ page, items, selected }: ShownData, url: URL): boolean {
  const { searchParams } = url;
  const group = searchParams.get(GROUP_PARAMETER);
  if (selected !== undefined) return group === null || group === selected;
  const position = searchParams.get(POSITION_PARAMETER);
  if (!items || page === undefined) return true;
  const requested = pageNumber(url);
  if (position === null) return page === requested;
  return requested === 1 && items.some(({ id }) => id === position);
}

/** A search in a section that there is not is one in all. */
function hasSection(data: { section?: { slug?: string }; results?: unknown }, url: URL): boolean {
  const section = searchSection(url);
  return section === "" || data.results === undefined || data.section?.slug === section;
}
