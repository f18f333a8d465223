import { isItemId } from "../../shared/content/parameters.ts";
import { type Edition, editionOfPath, pathPrefix } from "../../shared/i18n/editions.ts";
import { canonicalQuery } from "../../shared/routes/parameters.ts";
import { type PageRoute, pageRoutes } from "../../shared/routes/table.ts";

/** An address that is a page's, in the form that the page understands. */
export interface PageAddress {
  route: PageRoute;
  /** Without what the page does not know; parameters in their one form, sorted. */
  url: URL;
}

/** By path below the edition's root. */
const routeOfPath = new Map<string, PageRoute>();
/** Routes of items, by what stands before the id. */
const routeOfItems = new Map<string, PageRoute>();

for (const route of pageRoutes) {
  if (route.parent === undefined) routeOfPath.set(`/${route.path}`, route);
  else routeOfItems.set(`/${route.path.replace(":id", "")}`, route);
}

/** The page that an address names, without a look at the content; undefined for any other address. */
export function pageAddress(url: URL, editions: readonly Edition[]): PageAddress | undefined {
  const edition = editionOfPath(url.pathname);
  if (!editions.includes(edition)) return undefined;
  const route = findRoute(url.pathname.slice(pathPrefix[edition].length));
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

function findRoute(path: string): PageRoute | undefined {
  const route = routeOfPath.get(path);
  if (route) return route;
  const slash = path.lastIndexOf("/") + 1;
  return isItemId(path.slice(slash)) ? routeOfItems.get(path.slice(0, slash)) : undefined;
}
