import { PAGED_SIZE } from "../../shared/content/limits.ts";
import type { ContentCard, SearchPage } from "../../shared/content/types.ts";
import { type FetchPage, pageCountOf, READ_SIZE } from "./paging.ts";

const MAX_READS = 10;
/** Concurrent reads. */
const READS_AT_A_TIME = 3;

/**
 * A page of the search results within a section. The content service can only search
 * everything, so its first results are read and filtered here.
 */
export async function pageOfSection(
  page: number,
  fetchPage: FetchPage<ContentCard>,
  isInSection: (item: ContentCard) => boolean,
): Promise<SearchPage> {
  const { items, total } = await firstHits(fetchPage);
  const found = items.filter(isInSection);
  const pageCount = pageCountOf(found.length, PAGED_SIZE);
  const currentPage = Math.min(page, pageCount);
  return {
    items: found.slice((currentPage - 1) * PAGED_SIZE, currentPage * PAGED_SIZE),
    total: found.length,
    page: currentPage,
    pageSize: PAGED_SIZE,
    pageCount,
    ...(total > MAX_READS * READ_SIZE && { within: MAX_READS * READ_SIZE }),
  };
}

async function firstHits(fetchPage: FetchPage<ContentCard>) {
  const read = (pageNo: number) => fetchPage({ pageNo, pageSize: READ_SIZE });
  const first = await read(0);
  const lists = [first];
  const count = Math.min(pageCountOf(first.total, READ_SIZE), MAX_READS);
  while (lists.length < count) {
    const batch = Math.min(READS_AT_A_TIME, count - lists.length);
    const pages = Array.from({ length: batch }, (_, index) => read(lists.length + index));
    lists.push(...(await Promise.all(pages)));
  }
  return { items: eachOnce(lists.flatMap(({ items }) => items)), total: first.total };
}

/** A concurrent publication shifts results between pages, so some are returned twice. */
function eachOnce(items: ContentCard[]): ContentCard[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
