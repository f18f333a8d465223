import type { Locale } from "../i18n/locales.ts";
import { type PageRoute, pageRoutes } from "./table.ts";
import { moduleOf } from "./views.ts";

/** `handle` of a locale's root route. */
export interface LocaleHandle {
  locale: Locale;
}

/** `handle` of a page's route. */
export interface PageHandle {
  route: PageRoute;
}

/** The module of the view of a route's handle; undefined for routes that are not pages. */
export function viewModuleOf(handle: unknown): string | undefined {
  const { route } = (handle ?? {}) as Partial<PageHandle>;
  return route && moduleOf(route.view);
}

const notFoundRoute = pageRoutes.find((route) => route.view === "not-found") as PageRoute;

/** The page route of a route's handle, or the not-found page. */
export function routeOf(handle: unknown): PageRoute {
  return (handle as Partial<PageHandle> | undefined)?.route ?? notFoundRoute;
}
