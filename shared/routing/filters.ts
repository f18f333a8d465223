import { type FilterQuery, filterNames } from "../content/filters.ts";
import { type ViewName, views } from "./views.ts";

/** The filters that a view has parameters for, as an address requests them; undefined without any. */
export function requestedFilters(view: ViewName, url: URL): FilterQuery | undefined {
  const { parameters = {} } = views[view];
  const names = filterNames.filter((name) => name in parameters);
  if (names.length === 0) return undefined;
  return Object.fromEntries(names.map((name) => [name, parameters[name]?.(url)]));
}
