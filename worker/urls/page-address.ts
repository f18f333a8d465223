import { type Locale, localeOfPath, pathPrefix } from "../../shared/i18n/locales.ts";
import { canonicalQuery } from "../../shared/routing/canonical-query.ts";
import type { PageRoute } from "../../shared/routing/table.ts";
import { routeOf } from "./site-paths.ts";

/** An address that is a page's, in the form that the page understands. */
export interface PageAddress {
  route: PageRoute;
  /** Without what the page does not know; parameters in their one form, sorted. */
  url: URL;
}

/** The page that an address names, without a look at the content; undefined for any other address. */
export function pageAddress(url: URL, locales: readonly Locale[]): PageAddress | undefined {
  const locale = localeOfPath(url.pathname);
  if (!locales.includes(locale)) return undefined;
  const route = routeOf(url.pathname.slice(pathPrefix[locale].length));
  if (!route) return undefined;
  return { route, url: withQuery(url, canonicalQuery(route.view, url)) };
}

/** Most addresses are in their one form. */
function withQuery(url: URL, query: string): URL {
  if (url.search === (query && `?${query}`)) return url;
  const other = new URL(url);
  other.search = query;
  return other;
}
