import { ContentError } from "../../shared/content/errors.ts";
import type { ContentCard, ContentPage } from "../../shared/content/types.ts";
import type { PageQuery } from "../upstream/calls.ts";
import type { ItemList } from "../upstream/schema.ts";

/** Items per call when a whole list is read. */
export const READ_SIZE = 50;
/** At most this many items of a list are read. No visitor turns that many pages, and an isolate's memory is limited. */
export const MAX_READ = 500;
/** The platform allows six connections at a time, and one is left for other calls. */
const READS_AT_A_TIME = 5;
/** If a visitor requests a page with a higher number than this, the list's total is read first. */
const MAX_UNCHECKED_PAGE = 50;
/**
 * The last page of a list is looked for with at most this many calls. Without this limit, a list whose total shrinks
 * with every response could cause a call for each of its pages.
 */
const MAX_ATTEMPTS = 4;

export type FetchPage<Item extends ContentCard> = (query: PageQuery) => Promise<ItemList<Item>>;

/** Fetches a page, or the last page if the requested page does not exist. */
export async function fetchPageOrLast<Item extends ContentCard>(
  requested: number,
  pageSize: number,
  fetchPage: FetchPage<Item>,
): Promise<ContentPage<Item>> {
  let page = requested;
  if (page > MAX_UNCHECKED_PAGE) {
    const { total } = await fetchPage({ pageNo: 0, pageSize });
    page = Math.min(page, pageCountOf(total, pageSize));
  }
  // The total may change between responses.
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const { items, total } = await fetchPage({ pageNo: page - 1, pageSize });
    const pageCount = pageCountOf(total, pageSize);
    if (page <= pageCount) return { items, total, page, pageSize, pageCount };
    page = pageCount;
  }
  throw new ContentError("upstream", "a list has a different total in each response");
}

/** Returns the items of a page, or of the last page if the requested page does not exist. */
export function pageOf<Item>(all: readonly Item[], page: number, pageSize: number) {
  const { start, end, ...rest } = placeOf(all.length, page, pageSize);
  return { ...rest, items: all.slice(start, end) };
}

/**
 * Returns the offsets at which a page begins and ends in a list of `total` items. If the page does not exist, these are
 * the offsets of the last page.
 */
export function placeOf(total: number, requested: number, pageSize: number) {
  const pageCount = pageCountOf(total, pageSize);
  const page = Math.min(requested, pageCount);
  const start = (page - 1) * pageSize;
  return { start, end: Math.min(total, start + pageSize), total, page, pageSize, pageCount };
}

function pageCountOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/**
 * Reads up to {@link MAX_READ} items of a list, and the number of all items of the list. The first round of calls
 * requests the pages of `expected` items, because the total is not known yet.
 */
export async function readPages<Item extends ContentCard>(
  fetchPage: FetchPage<Item>,
  expected = READ_SIZE,
) {
  const lists: ItemList<Item>[] = [];
  let total = expected;
  for (;;) {
    const missing = pageCountOf(Math.min(total, MAX_READ), READ_SIZE) - lists.length;
    if (missing <= 0) break;
    const pages = Array.from({ length: Math.min(READS_AT_A_TIME, missing) }, (_, index) =>
      fetchPage({ pageNo: lists.length + index, pageSize: READ_SIZE }),
    );
    lists.push(...(await Promise.all(pages)));
    total = Math.max(...lists.map((list) => list.total));
  }
  const items = new Map<string, Item>();
  for (const item of lists.flatMap((list) => list.items)) {
    // A concurrent publication may move an item to the next page, where it is returned again.
    if (!items.has(item.id)) items.set(item.id, item);
  }
  return { items: [...items.values()], total };
}
