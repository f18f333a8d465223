import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import { notFound } from "../content/errors.ts";
import { type Locale, pathPrefix } from "../i18n/locales.ts";
import { ErrorPage, Layout, loader as layoutLoader } from "../layouts/layout.tsx";
import { contentContext } from "../page/content-context.ts";
import type { LocaleHandle, PageHandle } from "../routing/handles.ts";
import { type PageRoute, pageRoutes } from "../routing/table.ts";
import { moduleOf, type ViewKind, type ViewName, views } from "../routing/views.ts";
import { loadFullList } from "./loaders/full-list.ts";
import { loadGroups } from "./loaders/groups.ts";
import { loadHome } from "./loaders/home.ts";
import { loadArticle, loadMember } from "./loaders/item.ts";
import { loadOverviewList } from "./loaders/overview-list.ts";
import { loadPagedList, loadPositions } from "./loaders/paged-list.ts";
import { loadSearch } from "./loaders/search.ts";
import type { PageArgs, ViewModule } from "./page.ts";
import { Component as List } from "./views/list.tsx";

/**
 * In the main chunk, because nearly every visit needs it. The not-found page is never rendered: its
 * loader rejects, so the route's error boundary is shown.
 */
const eager: Partial<Record<ViewName, ComponentType>> = { list: List, "not-found": () => null };

/** Other views are loaded on demand. */
const lazy = import.meta.glob<ViewModule>(["./views/*.tsx", "!./views/list.tsx"]);

/** Loaders by kind of view. All are in the main chunk, so that a view's data and code load in parallel. */
const loaders: Record<ViewKind, (args: PageArgs) => unknown> = {
  static: () => Promise.reject(notFound("the page")),
  home: loadHome,
  search: loadSearch,
  "paged-list": loadPagedList,
  "overview-list": loadOverviewList,
  positions: loadPositions,
  "full-list": loadFullList,
  groups: loadGroups,
  item: loadArticle,
  article: loadArticle,
  member: loadMember,
};

/**
 * The routes of the site in the given locales.
 *
 * @param otherRoutes the routes of paths that are no page's.
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
    Component: Layout,
    ErrorBoundary: ErrorPage,
    handle: { locale } satisfies LocaleHandle,
    children: [
      ...pageRoutes.map((route) => pageRouteObject(locale, route)),
      ...otherRoutes(locale),
    ],
  }));
}

function pageRouteObject(locale: Locale, route: PageRoute): RouteObject {
  const load = loaders[views[route.view].kind];
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
      }),
    ...componentOf(route.view),
  };
}

function componentOf(view: ViewName): Pick<RouteObject, "Component" | "lazy"> {
  const Component = eager[view];
  if (Component) return { Component };
  const load = lazy[`./views/${moduleOf(view)}.tsx`];
  if (!load) throw new Error(`the view ${view} has no module`);
  const loadComponent = async () => (await load()).Component;
  return { lazy: { Component: loadComponent } };
}
