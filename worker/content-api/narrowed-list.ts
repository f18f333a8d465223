import {
  type Filter,
  type FilterQuery,
  isActive,
  withoutValues,
} from "../../shared/content/filters.ts";
import type { ContentCard, ContentPage } from "../../shared/content/types.ts";
import { filteredPage, narrow } from "./filtered-list.ts";
import { firstEntriesOf, indexOf, longListOf, type NodeList, type ReadIndex } from "./node-list.ts";
import { type FetchPage, MAX_READ } from "./paging.ts";
import { pageOfYear, yearsOf } from "./years.ts";

/**
 * Reads a page of the items that match the filters, together with the values that each filter offers.
 * @param fetchPart reads a page of the unfiltered list, of any size.
 * @param unfiltered reads the page as if the page had no filters.
 */
export async function narrowedPage<Item extends ContentCard>(
  list: NodeList,
  { filters, page, pageSize }: { filters: FilterQuery; page: number; pageSize: number },
  fetchPart: FetchPage<Item>,
  unfiltered: () => Promise<ContentPage<Item>>,
): Promise<ContentPage<Item>> {
  const reads = indexOf(list).catch(() => NO_INDEX);
  if (!isActive(filters)) {
    const choices = reads.then((index) => choicesOf(list, index, filters)).catch(() => []);
    const all = await unfiltered();
    // If the index arrives much later than the list, the page has no filters.
    return { ...all, filters: (await list.calls.optional(choices)) ?? [] };
  }
  const index = await reads;
  const { year, ...others } = filters;
  if (index.total > MAX_READ && year !== undefined && !isActive(others)) {
    const long = longListOf(list, index);
    const found = await pageOfYear(year, { page, pageSize }, long, fetchPart);
    if (found) return { ...found, filters: await yearsOf(long, year) };
    const choices = await choicesOf(list, index, withoutValues(filters));
    return { ...(await unfiltered()), filters: choices };
  }
  const narrowed = await narrowIndex(list, index, filters).catch(() => NOT_NARROWED);
  const isNarrowed = narrowed.filters.some(({ selected }) => selected !== undefined);
  const items = isNarrowed ? filteredPage(narrowed.items, page, pageSize, fetchPart) : unfiltered();
  return { ...(await items), filters: narrowed.filters };
}

/** Returns the filters of an unfiltered list, with the values that each filter offers. */
async function choicesOf(
  list: NodeList,
  index: ReadIndex,
  filters: FilterQuery,
): Promise<Filter[]> {
  const { year, ...others } = filters;
  const isByYear = index.total > MAX_READ && "year" in filters;
  const [years, rest] = await Promise.all([
    isByYear ? yearsOf(longListOf(list, index)) : [],
    narrowIndex(list, index, isByYear ? others : filters),
  ]);
  return [...years, ...rest.filters];
}

/** Applies filters to all items of a list, or only to the first items if the list is too long to be read as a whole. */
async function narrowIndex(list: NodeList, index: ReadIndex, filters: FilterQuery) {
  if (index.total <= MAX_READ) return narrow(index.items, filters, list.locale);
  if (Object.keys(filters).length === 0) return NOT_NARROWED;
  const { items, total } = await firstEntriesOf(list);
  const known = `the filters of node ${list.nodeId} cover only its first ${MAX_READ} items`;
  list.calls.context.log.warnOnce(known, `${total} items`);
  const { filters: choices, ...found } = narrow(items, filters, list.locale);
  const within = choices.map((filter) => ({ ...filter, counts: [], within: MAX_READ }));
  return { ...found, filters: within };
}

const NO_INDEX: ReadIndex = { items: [], total: 0 };

const NOT_NARROWED: ReturnType<typeof narrow<ReadIndex["items"][number]>> = {
  items: [],
  filters: [],
};
