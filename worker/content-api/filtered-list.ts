import type { Filter, FilterName, FilterQuery } from "../../shared/content/filters.ts";
import { PARAMETER_MAX_LENGTH } from "../../shared/content/limits.ts";
import { typeAndFieldIn } from "../../shared/content/position-subtitle.ts";
import type { ContentCard, ContentPage } from "../../shared/content/types.ts";
import { year } from "../../shared/i18n/dates.ts";
import type { Locale } from "../../shared/i18n/locales.ts";
import type { IndexEntry } from "../upstream/schema.ts";
import { type FetchPage, pageOf, READ_SIZE } from "./paging.ts";
import { placesIn } from "./places.ts";

type Filterable = Pick<ContentCard, "publishTime" | "subTitle" | "address">;

const valuesIn: Record<FilterName, (item: Filterable, locale: Locale) => readonly string[]> = {
  year: ({ publishTime }) => (publishTime ? [year(publishTime)] : []),
  kind: ({ subTitle }) => (subTitle ? [subTitle] : []),
  place: ({ address }, locale) => placesIn(address, locale),
  field: ({ subTitle }) => (subTitle ? [typeAndFieldIn(subTitle).field] : []),
};

/** A page offers no filter that has more values than this. */
export const MAX_VALUES = 24;

/**
 * Filters a list by the requested values, and returns the values that visitors can choose. The requested values are
 * ignored if no item has all of them.
 */
export function narrow<Item extends Filterable>(
  items: readonly Item[],
  query: FilterQuery,
  locale: Locale,
): { items: Item[]; filters: Filter[] } {
  const names = Object.keys(query) as FilterName[];
  const valuesOf = (item: Item, name: FilterName) => valuesIn[name](item, locale);
  const having = (those: readonly FilterName[]) =>
    items.filter((item) => those.every((name) => valuesOf(item, name).includes(query[name] ?? "")));
  const requested = names.filter((name) => query[name] !== undefined);
  const active = having(requested).length > 0 ? requested : [];
  const filters = names.map((name) => {
    const others = having(active.filter((other) => other !== name));
    const values = others.flatMap((item) => valuesOf(item, name));
    const selected = active.includes(name) && { selected: query[name] };
    const choices = choicesOf(name, values);
    return {
      name,
      values: choices.map(([value]) => value),
      counts: choices.map(([, count]) => count),
      ...selected,
    };
  });
  return { items: having(active), filters: filters.filter(isChoice) };
}

/**
 * Sorts years newest first and other values by their number of items. Values that are too long for a URL are left out.
 */
function choicesOf(name: FilterName, values: readonly string[]): [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const value of values) {
    if (value && value.length <= PARAMETER_MAX_LENGTH)
      counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].toSorted(([a, countOfA], [b, countOfB]) =>
    name === "year" ? b.localeCompare(a) : countOfB - countOfA,
  );
}

export function isChoice({ values, selected }: Filter): boolean {
  return selected !== undefined || (values.length > 1 && values.length <= MAX_VALUES);
}

/**
 * Reads a page of the items that match a filter. `matching` has the index entries of these items. An entry says on
 * which page of the content service's list its item is. The index may be outdated, so the item may by now be on the
 * page before or after that page.
 */
export async function filteredPage<Item extends ContentCard>(
  matching: readonly IndexEntry[],
  page: number,
  pageSize: number,
  fetchPage: FetchPage<Item>,
): Promise<ContentPage<Item>> {
  const { items: shown, ...rest } = pageOf(matching, page, pageSize);
  const items = new Map<string, Item>();
  const readPages = async (pages: ReadonlySet<number>) => {
    const read = (pageNo: number) => fetchPage({ pageNo, pageSize: READ_SIZE });
    const lists = await Promise.all([...pages].map(read));
    for (const item of lists.flatMap((list) => list.items)) items.set(item.id, item);
  };
  const pages = new Set(shown.map(({ offset }) => Math.floor(offset / READ_SIZE)));
  await readPages(pages);
  const missing = shown.filter(({ id }) => !items.has(id));
  const others = missing.map(neighbourOf).filter((pageNo) => !pages.has(pageNo));
  await readPages(new Set(others));
  return { ...rest, items: shown.flatMap(({ id }) => items.get(id) ?? []) };
}

/** Returns the page before or after an item's own page, whichever is nearer to the item. */
function neighbourOf({ offset }: IndexEntry): number {
  const page = Math.floor(offset / READ_SIZE);
  return offset % READ_SIZE < READ_SIZE / 2 ? Math.max(0, page - 1) : page + 1;
}
