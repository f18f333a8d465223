import {
  type Locale,
  localeOfPath,
  locales,
  localPath,
  pathPrefix,
} from "../../shared/i18n/locales.ts";
import { isItemId, readParameter } from "../../shared/routing/query.ts";
import { type PageRoute, pageRoutes } from "../../shared/routing/table.ts";

/** Routes of pages by path relative to the locale's root, and of items by the path before the id. */
const routeOfPath = new Map<string, PageRoute>();
const routeOfItems = new Map<string, PageRoute>();

for (const route of pageRoutes) {
  if (route.parent === undefined) routeOfPath.set(`/${route.path}`, route);
  else routeOfItems.set(`/${route.path.replace(":id", "")}`, route);
}

/** Paths of the pages that search, in every locale. */
export const searchPages: readonly string[] = pageRoutes
  .filter(({ view }) => view === "search")
  .flatMap(({ path }) => locales.map((locale) => localPath(locale, `/${path}`)));

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
  return { route, url: withQuery(url, canonicalQuery(route, url)) };
}

/** Canonical query of a page: only the route's parameters, normalised and sorted. */
export function canonicalQuery({ parameters }: Pick<PageRoute, "parameters">, url: URL): string {
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

/** The route of a canonical path; undefined for any other path. */
export function findRoute(path: string): PageRoute | undefined {
  const route = routeOfPath.get(path);
  if (route) return route;
  const [folder, id] = splitPath(path);
  return isItemId(id) ? routeOfItems.get(folder) : undefined;
}

/** Splits after the last slash. */
export function splitPath(path: string): [folder: string, rest: string] {
  const start = path.lastIndexOf("/") + 1;
  return [path.slice(0, start), path.slice(start)];
}
