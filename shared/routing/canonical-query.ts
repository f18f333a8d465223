import { type ViewName, views } from "./views.ts";

/** Canonical query of a page: only the view's parameters, normalised and sorted. */
export function canonicalQuery(view: ViewName, url: URL): string {
  const { parameters } = views[view];
  if (url.search === "" || !parameters) return "";
  const query = new URLSearchParams();
  for (const name of Object.keys(parameters).toSorted()) {
    const value = parameters[name]?.(url);
    if (value !== undefined) query.set(name, value);
  }
  return query.toString();
}
