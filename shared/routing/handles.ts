import { pageRoutes } from "../brand/pages.ts";
import type { Locale } from "../i18n/locales.ts";
import type { PageRoute } from "./page-route.ts";

/** `handle` of a locale's root route. */
export interface LocaleHandle {
  locale: Locale;
}

/** `handle` of a page's route. */
export interface PageHandle {
  route: PageRoute;
}

const notFoundRoute = pageRoutes.find((route) => route.view === "not-found") as PageRoute;

/** The page route of a route's handle, or the not-found page. */
export function routeOf(handle: unknown): PageRoute {
  return (handle as Partial<PageHandle> | undefined)?.route ?? notFoundRoute;
}
