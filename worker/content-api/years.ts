import type { Filter } from "../../shared/content/filters.ts";
import { PAGED_SIZE } from "../../shared/content/limits.ts";
import type { ContentCard, ContentPage } from "../../shared/content/types.ts";
import { year } from "../../shared/i18n/dates.ts";
import { clock } from "../../shared/i18n/time-zone.ts";
import { isChoice, MAX_VALUES } from "./filtered-list.ts";
import { countSince, endOf, type LongList } from "./locate.ts";
import { type FetchPage, placeOf } from "./paging.ts";

/**
 * Filters a list by year if the list is too long to be read as a whole. The list is newest first, so all items of a
 * year are consecutive.
 */

/** Offers all years from the newest to the oldest item, without the number of items in each year. */
export async function yearsOf(list: LongList, selected?: string): Promise<Filter[]> {
  const times = [list.first.at(0)?.publishTime, (await endOf(list)).at(-1)?.publishTime];
  const [newest = 0, oldest = 0] = times.map((time) => (time ? Number(year(time)) : 0));
  const length = Math.max(0, newest - oldest + 1);
  const values = Array.from({ length }, (_, index) => String(newest - index));
  // If there are too many years, only the selected year is offered.
  const offered = values.length > MAX_VALUES ? values.filter((each) => each === selected) : values;
  return [{ name: "year" as const, values: offered, counts: [], selected }].filter(isChoice);
}

/** Reads a page of a year's items. Returns undefined if the year has no items. */
export async function pageOfYear<Item extends ContentCard>(
  requested: string,
  { page, pageSize }: { page: number; pageSize: number },
  list: LongList,
  fetchPart: FetchPage<Item>,
): Promise<ContentPage<Item> | undefined> {
  if (!/^\d{4}$/.test(requested)) return undefined;
  const [newer, all] = await Promise.all([
    countSince(beginOf(Number(requested) + 1), list),
    countSince(beginOf(Number(requested)), list),
  ]);
  if (all <= newer) return undefined;
  const { start, end, ...rest } = placeOf(all - newer, page, pageSize);
  const [from, until] = [newer + start, newer + end];
  const first = Math.floor(from / PAGED_SIZE);
  const parts = Array.from({ length: Math.ceil(until / PAGED_SIZE) - first }, async (_, index) => {
    const offset = (first + index) * PAGED_SIZE;
    const { items } = await fetchPart({ pageNo: first + index, pageSize: PAGED_SIZE });
    return items.slice(Math.max(0, from - offset), until - offset);
  });
  return { ...rest, items: (await Promise.all(parts)).flat() };
}

function beginOf(year: number): number {
  return clock.timeOf(`${String(year).padStart(4, "0")}-01-01T00:00:00`);
}
