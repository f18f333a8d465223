import type { Filter } from "../../content/filters.ts";

/** The selected values by the names of their parameters. */
export function selectedValues(filters: readonly Filter[]): Record<string, string> {
  return Object.fromEntries(
    filters.flatMap(({ name, selected }) => (selected === undefined ? [] : [[name, selected]])),
  );
}
