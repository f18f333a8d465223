import { nodes } from "../brand/pages.ts";
import { type FilterQuery, filterNames, isActive, withoutValues } from "../content/filters.ts";
import { PAGED_SIZE } from "../content/limits.ts";
import { findNode } from "../content/navigation.ts";
import type { ContentCard, ContentItem, ContentPage, ListQuery } from "../content/types.ts";
import { withBodyStyles } from "../items/body-styles.tsx";
import { loadNode, type PageArgs } from "../rendering/contexts.tsx";
import { type Deferred, defer, deferOptional, settled } from "../rendering/deferred.tsx";
import type { PageRoute } from "../routing/page-route.ts";
import {
  isItemId,
  POSITION_PARAMETER,
  pageNumber,
  pageSizeOf,
  readParameter,
} from "../routing/query.ts";

/** The data of a page of a list. */
export interface PagedListData<Item extends ContentCard> {
  page: number;
  pageSize: number;
  /** The filters that the address requests. Whether any item matches is known only after the list has loaded. */
  requested?: FilterQuery | undefined;
  /**
   * Set if the canonical address is known only after the list has loaded. The list may then show another page than the
   * one that the address requests.
   */
  isAddressDeferred: boolean;
  list: Deferred<ContentPage<Item>>;
}

type FetchPage<Item extends ContentCard> = (
  args: PageArgs,
  query: ListQuery,
) => Promise<ContentPage<Item>>;

/** Creates a loader for one page of a list: the page that the address names, or the first page. */
function pagedLoader<Item extends ContentCard>(fetchPage: FetchPage<Item>) {
  return async (args: PageArgs): Promise<PagedListData<Item>> => {
    const page = pageNumber(args.url);
    const pageSize = pageSizeOf(args.url);
    const filters = requestedFilters(args.route, args.url);
    const { nodeId } = await loadNode(args);
    const list =
      nodeId === undefined
        ? settled({ ok: true, value: { items: [], total: 0, page: 1, pageSize, pageCount: 1 } })
        : defer(fetchPage(args, { nodeId, page, pageSize, filters }));
    const isAddressDeferred =
      page > 1 ||
      pageSize !== PAGED_SIZE ||
      args.url.searchParams.has(POSITION_PARAMETER) ||
      isActive(filters ?? {});
    return {
      page,
      pageSize,
      ...(filters && isActive(filters) && { requested: filters }),
      isAddressDeferred,
      list: list as Deferred<ContentPage<Item>>,
    };
  };
}

/** Loads a page of a list without the bodies of its items, which most lists do not show. */
export const loadPagedList = pagedLoader(({ api }, query) => api.cards(query));

/**
 * Loads a page of positions (jobs) with their bodies, because positions can be unfolded in the list. `?position=`
 * selects the page that contains the position. In this case filters are ignored, because a filter might exclude the
 * position.
 */
export const loadPositions = pagedLoader<ContentItem>(({ api, url, loadCode }, query) => {
  const id = url.searchParams.get(POSITION_PARAMETER) ?? "";
  const filters = query.filters && withoutValues(query.filters);
  const list = api.list(isItemId(id) ? { ...query, position: id, filters } : query);
  return withBodyStyles(list, loadCode);
});

export interface OverviewListData<Item extends ContentCard> extends PagedListData<ContentCard> {
  /** The items above the list. Only the first page without filters shows them. */
  overview?: Deferred<ContentPage<Item>>;
}

/** Loads announcements without bodies. For the part above the list, loads results and dates with their bodies. */
export async function loadDisclosures(args: PageArgs): Promise<OverviewListData<ContentItem>> {
  const [data, { navigation }] = await Promise.all([loadPagedList(args), loadNode(args)]);
  const node = findNode(navigation, nodes.results);
  if (!node || data.isAddressDeferred) return data;
  const overview = withBodyStyles(args.api.list({ nodeId: node.nodeId }), args.loadCode);
  return { ...data, overview: deferOptional(overview) };
}

/** Loads ratings, and the latest 24 of them for a chart above the list. */
export async function loadRatings(args: PageArgs): Promise<OverviewListData<ContentCard>> {
  const [data, { node }] = await Promise.all([loadPagedList(args), loadNode(args)]);
  if (!node || data.isAddressDeferred) return data;
  return { ...data, overview: deferOptional(args.api.cards({ nodeId: node.nodeId })) };
}

/**
 * The requested values of all filters for which the page has parameters. Undefined if the page has no such parameters.
 */
function requestedFilters({ parameters = [] }: PageRoute, url: URL): FilterQuery | undefined {
  const names = filterNames.filter((name) => parameters.includes(name));
  if (names.length === 0) return undefined;
  return Object.fromEntries(names.map((name) => [name, readParameter[name](url)]));
}
