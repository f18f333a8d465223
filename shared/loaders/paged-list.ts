import { nodes } from "../brand/pages.ts";
import { type FilterQuery, filterNames, isActive, withoutValues } from "../content/filters.ts";
import { PAGED_SIZE } from "../content/limits.ts";
import { findNode } from "../content/navigation.ts";
import type { ContentCard, ContentItem, ContentPage, ListQuery } from "../content/types.ts";
import { type Deferred, defer, deferOptional, settled } from "../document/deferred.ts";
import type { PageRoute } from "../routing/page-route.ts";
import {
  isItemId,
  POSITION_PARAMETER,
  pageNumber,
  pageSizeOf,
  readParameter,
} from "../routing/query.ts";
import { withBodyParts } from "./bodies.ts";
import { loadNode, type PageArgs } from "./load-node.ts";

/** What a page of a list is made of. */
export interface PagedListData<Item extends ContentCard> {
  page: number;
  pageSize: number;
  /** What the address filters by; whether any item has it is known once the list is. */
  requested?: FilterQuery | undefined;
  /** Whether the canonical address depends on the list, which determines the page shown. */
  isAddressDeferred: boolean;
  list: Deferred<ContentPage<Item>>;
}

type FetchPage<Item extends ContentCard> = (
  args: PageArgs,
  query: ListQuery,
) => Promise<ContentPage<Item>>;

/** Creates the loader for a page of a list, the first by default. */
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

/** Without bodies, as for most lists. */
export const loadPagedList = pagedLoader(({ api }, query) => api.cards(query));

/**
 * With bodies, because positions expand in place; `?position=` selects the page of the unfiltered
 * list that contains it, since a filter might exclude it.
 */
export const loadPositions = pagedLoader<ContentItem>(({ api, url, loadCode }, query) => {
  const id = url.searchParams.get(POSITION_PARAMETER) ?? "";
  const filters = query.filters && withoutValues(query.filters);
  const list = api.list(isItemId(id) ? { ...query, position: id, filters } : query);
  return withBodyParts(list, loadCode);
});

export interface OverviewListData<Item extends ContentCard> extends PagedListData<ContentCard> {
  /** What stands above the list; only on the first page of the unfiltered list. */
  overview?: Deferred<ContentPage<Item>>;
}

/** Below the results and dates, with bodies. */
export async function loadDisclosures(args: PageArgs): Promise<OverviewListData<ContentItem>> {
  const [data, { navigation }] = await Promise.all([loadPagedList(args), loadNode(args)]);
  const node = findNode(navigation, nodes.results);
  if (!node || data.isAddressDeferred) return data;
  const overview = withBodyParts(args.api.list({ nodeId: node.nodeId }), args.loadCode);
  return { ...data, overview: deferOptional(overview) };
}

/** Below the latest 24 of them. */
export async function loadRatings(args: PageArgs): Promise<OverviewListData<ContentCard>> {
  const [data, { node }] = await Promise.all([loadPagedList(args), loadNode(args)]);
  if (!node || data.isAddressDeferred) return data;
  return { ...data, overview: deferOptional(args.api.cards({ nodeId: node.nodeId })) };
}

/** The filters that a page has parameters for, as an address requests them; undefined without any. */
function requestedFilters({ parameters = [] }: PageRoute, url: URL): FilterQuery | undefined {
  const names = filterNames.filter((name) => parameters.includes(name));
  if (names.length === 0) return undefined;
  return Object.fromEntries(names.map((name) => [name, readParameter[name](url)]));
}
