import { PAGED_SIZE } from "../../content/limits.ts";
import type {
  ContentApi,
  ContentCard,
  ContentItem,
  ContentPage,
  ListQuery,
} from "../../content/types.ts";
import { type Deferred, defer, settled } from "../../page/deferred.ts";
import { pageSizeOf } from "../../routing/parameters.ts";
import { isItemId, POSITION_PARAMETER, pageNumber } from "../../routing/query.ts";
import { loadNode, type PageArgs } from "../page.ts";

export interface PagedListData<Item extends ContentCard> {
  page: number;
  pageSize: number;
  /** Which page is shown, and so its canonical address, is known with the items only. */
  isAddressDeferred: boolean;
  list: Deferred<ContentPage<Item>>;
}

type FetchPage<Item extends ContentCard> = (
  api: ContentApi,
  query: ListQuery,
  url: URL,
) => Promise<ContentPage<Item>>;

/** A page of the node's list; the first where the address names none (contract section 4). */
function pagedLoader<Item extends ContentCard>(fetchPage: FetchPage<Item>) {
  return async (args: PageArgs): Promise<PagedListData<Item>> => {
    const page = pageNumber(args.url);
    const pageSize = pageSizeOf(args.url);
    const { nodeId } = await loadNode(args);
    const list =
      nodeId === undefined
        ? settled({ ok: true, value: { items: [], total: 0, page: 1, pageSize, pageCount: 1 } })
        : defer(fetchPage(args.api, { nodeId, page, pageSize }, args.url));
    const isAddressDeferred =
      page > 1 || pageSize !== PAGED_SIZE || args.url.searchParams.has(POSITION_PARAMETER);
    return { page, pageSize, isAddressDeferred, list: list as Deferred<ContentPage<Item>> };
  };
}

/** Without bodies: what most lists show. */
export const loadPagedList = pagedLoader((api, query) => api.cards(query));

/** With bodies, since a position unfolds in place; on the page that has the one that `?position=` names. */
export const loadPositions = pagedLoader<ContentItem>((api, query, url) => {
  const id = url.searchParams.get(POSITION_PARAMETER) ?? "";
  return api.list({ ...query, ...(isItemId(id) && { position: id }) });
});
