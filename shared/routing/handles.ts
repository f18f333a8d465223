import type { Locale } from "../i18n/locales.ts";
import { type PageRoute, pageRoutes } from "./table.ts";
import type { ViewName } from "./views.ts";

/** What the route of an edition tells the layout. */
export interface LocaleHandle {
  locale: Locale;
}

/** What a route tells the layout through `handle`. */
export interface PageHandle {
  route: PageRoute;
}

/** The view that a route's handle names; undefined where the route is no page's. */
export function viewOf(handle: unknown): ViewName | undefined {
  return (handle as Partial<PageHandle> | undefined)?.route?.view;
}

const notFoundRoute = pageRoutes.find((route) => route.view === "not-found");

/** The page that a route's handle names; the one for what is not found where it names none. */
export function routeOf(handle: unknown): PageRoute {
  const route = (handle as Partial<PageHandle> | undefined)?.route ?? notFoundRoute;
  if (!route) throw new Error("the route table has no page for what is not found");
  return route;
}
