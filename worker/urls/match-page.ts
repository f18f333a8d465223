import { type Locale, localeOfPath, pathPrefix } from "../../shared/i18n/locales.ts";
import { readParameter } from "../../shared/routing/query.ts";
import type { PageRoute } from "../../shared/routing/table.ts";
import { type ViewName, views } from "../../shared/routing/views.ts";
import { findRoute } from "./site-paths.ts";

/** A URL of a page, in canonical form. */
export interface PageMatch {
  route: PageRoute;
  /** With only the parameters that the page supports, normalised and sorted. */
  url: URL;
}

/** The page that a URL names, whether or not its content exists; undefined for any other URL. */
export function matchPage(url: URL, locales: readonly Locale[]): PageMatch | undefined {
  const locale = localeOfPath(url.pathname);
  if (!locales.includes(locale)) return undefined;
  const route = findRoute(url.pathname.slice(pathPrefix[locale].length));
  if (!route) return undefined;
  return { route, url: withQuery(url, canonicalQuery(route.view, url)) };
}

/** Canonical query of a page: only the view's parameters, normalised and sorted. */
export function canonicalQuery(view: ViewName, url: URL): string {
  const { parameters } = views[view];
  if (url.search === "" || !parameters) return "";
  const query = new URLSearchParams();
  for (const name of parameters) {
    const value = readParameter[name](url);
    if (value !== undefined) query.set(name, value);
  }
  query.sort();
  return query.toString();
}

/** Most URLs are canonical already: returns the same object for those. */
function withQuery(url: URL, query: string): URL {
  if (url.search === (query && `?${query}`)) return url;
  const other = new URL(url);
  other.search = query;
  return other;
}
