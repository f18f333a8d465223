import type { ContentCard, ContentPage } from "../../shared/content/types.ts";
import type { PageQuery } from "../upstream/calls.ts";
import type { ItemList } from "../upstream/schema.ts";

/** Items per call where a whole list is read; divisible by the small page of smaller-pages.ts. */
export const READ_SIZE = 50;

/** Fetches one page of a list. */
export type FetchPage<Item extends ContentCard> = (query: PageQuery) => Promise<ItemList<Item>>;

/** Higher page numbers are checked against the total before the page is requested. */
const MAX_UNCHECKED_PAGE = 50;

/** The page, or the last one if the requested page lies beyond it. */
export async function fetchPageOrLast<Item extends ContentCard>(
  page: number,
  pageSize: number,
  fetchPage: FetchPage<Item>,
): Promise<ContentPage<Item>> {
  if (page <= MAX_UNCHECKED_PAGE) return fetchOrLast(page, pageSize, fetchPage);
  const { total } = await fetchPage({ pageNo: 0, pageSize });
  return fetchOrLast(Math.min(page, pageCountOf(total, pageSize)), pageSize, fetchPage);
}

/** The total may change between responses; the recursion ends because the page number decreases. */
async function fetchOrLast<Item extends ContentCard>(
  page: number,
  pageSize: number,
  fetchPage: FetchPage<Item>,
): Promise<ContentPage<Item>> {
  const { items, total } = await fetchPage({ pageNo: page - 1, pageSize });
  const pageCount = pageCountOf(total, pageSize);
  if (page > pageCount) return fetchOrLast(pageCount, pageSize, fetchPage);
  return { items, total, page, pageSize, pageCount };
}

export function pageCountOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
