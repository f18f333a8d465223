import type { RouteObject } from "react-router";
import { pageRoutes } from "../brand/pages.ts";
import { codeContext, contentContext } from "../document/loader-contexts.ts";
import { type Locale, pathPrefix } from "../i18n/locales.ts";
import { ErrorPage, loader as layoutLoader, RootLayout } from "../layouts/root-layout.tsx";
import type { LocaleHandle, PageHandle } from "../routing/handles.ts";
import type { PageRoute } from "../routing/page-route.ts";
import { pages } from "./pages.tsx";

/**
 * The routes of the site in the given locales.
 *
 * @param otherRoutes the routes of all paths that do not belong to a page.
 */
export function createRoutes(
  locales: readonly Locale[],
  otherRoutes: (locale: Locale) => RouteObject[],
): RouteObject[] {
  return locales.map((locale) => ({
    id: locale,
    path: pathPrefix[locale] || "/",
    caseSensitive: true,
    loader: (args) => layoutLoader(args.context.get(contentContext)(locale, args.request.signal)),
    // The navigation is loaded once per document.
    shouldRevalidate: () => false,
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    handle: { locale } satisfies LocaleHandle,
    children: [
      ...pageRoutes.map((route) => pageRouteObject(locale, route)),
      ...otherRoutes(locale),
    ],
  }));
}

function pageRouteObject(locale: Locale, route: PageRoute): RouteObject {
  const { load, component } = pages[route.view];
  return {
    id: `${locale}:${route.name}`,
    path: route.path,
    caseSensitive: true,
    handle: { route } satisfies PageHandle,
    ErrorBoundary: ErrorPage,
    loader: ({ request, params, context }) =>
      load({
        api: context.get(contentContext)(locale, request.signal),
        locale,
        route,
        params,
        url: new URL(request.url),
        loadCode: context.get(codeContext),
      }),
    ...component(),
  } as RouteObject;
}
