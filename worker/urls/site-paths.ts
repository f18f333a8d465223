import { locales, localPath } from "../../shared/i18n/locales.ts";
import { isItemId } from "../../shared/routing/query.ts";
import { type PageRoute, pageRoutes } from "../../shared/routing/table.ts";
import { views } from "../../shared/routing/views.ts";

/** Routes of pages by path relative to the locale's root, and of items by the path before the id. */
const routeOfPath = new Map<string, PageRoute>();
const routeOfItems = new Map<string, PageRoute>();

for (const route of pageRoutes) {
  if (route.parent === undefined) routeOfPath.set(`/${route.path}`, route);
  else routeOfItems.set(`/${route.path.replace(":id", "")}`, route);
}

/** Paths of the pages that search, in every locale. */
export const searchPages: readonly string[] = pageRoutes
  .filter(({ view }) => views[view].kind === "search")
  .flatMap(({ path }) => locales.map((locale) => localPath(locale, `/${path}`)));

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
