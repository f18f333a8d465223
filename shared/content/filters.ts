/** What a list can be narrowed by; also the names of the query parameters. */
export const filterNames = ["year", "kind", "place", "field"] as const;

export type FilterName = (typeof filterNames)[number];

/** The filters that a list offers, each with the requested value; undefined for all items. */
export type FilterQuery = Partial<Record<FilterName, string | undefined>>;

/** Whether a value is requested. */
export function isActive(query: FilterQuery): boolean {
  return Object.values(query).some((value) => value !== undefined);
}

/** The same filters with no value requested. */
export function withoutValues(query: FilterQuery): FilterQuery {
  return Object.fromEntries(Object.keys(query).map((name) => [name, undefined]));
}

/** A filter of a list, with the values that occur among the items that the other filters leave. */
export interface Filter {
  name: FilterName;
  values: string[];
  /** Undefined if the list has all of them. */
  selected?: string | undefined;
}
