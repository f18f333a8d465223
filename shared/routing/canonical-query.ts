import { type ViewName, views } from "./views.ts";

/** The query of an address as its page understands it: known parameters in their one form, sorted. */
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
