/** The filters of lists. Their query parameters have the same names. */
export const filterNames = ["year", "kind", "place", "field"] as const;

export type FilterName = (typeof filterNames)[number];

/**
 * The filters that a list offers, with their requested values. The value of a filter is undefined if no value is
 * requested.
 */
export type FilterQuery = Partial<Record<FilterName, string | undefined>>;

export function isActive(query: FilterQuery): boolean {
  return Object.values(query).some((value) => value !== undefined);
}

/** The filters that a list offers, without requested values. */
export function withoutValues(query: FilterQuery): FilterQuery {
  return Object.fromEntries(Object.keys(query).map((name) => [name, undefined]));
}

/** A filter of a list. It offers the values of all items that match the other filters. */
export interface Filter {
  name: FilterName;
  values: string[];
  /**
   * The number of items with each value, in the order of the values. The array is empty if the items were not counted.
   */
  counts: number[];
  /** The number of items that were examined, if these are not all items of the list. */
  within?: number;
  /** The selected value, if any. */
  selected?: string | undefined;
}

/** The selected values, by the names of their query parameters. */
export function selectedValues(filters: readonly Filter[]): Record<string, string> {
  return Object.fromEntries(
    filters.flatMap(({ name, selected }) => (selected === undefined ? [] : [[name, selected]])),
  );
}
