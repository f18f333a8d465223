/** The filters of lists, named like their query parameters. */
export const filterNames = ["year", "kind", "place", "field"] as const;

export type FilterName = (typeof filterNames)[number];

/** The filters of a list with their requested values; undefined if none is requested. */
export type FilterQuery = Partial<Record<FilterName, string | undefined>>;

/** Whether any value is requested. */
export function isActive(query: FilterQuery): boolean {
  return Object.values(query).some((value) => value !== undefined);
}

/** The filters that a list has, without requested values. */
export function withoutValues(query: FilterQuery): FilterQuery {
  return Object.fromEntries(Object.keys(query).map((name) => [name, undefined]));
}

/** A filter of a list, with the values that occur among the items that match the other filters. */
export interface Filter {
  name: FilterName;
  values: string[];
  /** How many of these items have each value, in the same order; empty if they were not counted. */
  counts: number[];
  /** Set if only this many items, the first of the list, were looked at. */
  within?: number;
  /** The applied value, if any. */
  selected?: string | undefined;
}

/** The selected values by the names of their parameters. */
export function selectedValues(filters: readonly Filter[]): Record<string, string> {
  return Object.fromEntries(
    filters.flatMap(({ name, selected }) => (selected === undefined ? [] : [[name, selected]])),
  );
}
