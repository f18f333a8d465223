import type { ComponentType } from "react";
import { type RouteObject, useLoaderData } from "react-router";
import { pageRoutes } from "../brand/pages.ts";
import { notFound } from "../content/errors.ts";
import { type Locale, pathPrefix } from "../i18n/locales.ts";
import { ErrorPage } from "../layouts/error-page.tsx";
import { loader as layoutLoader, RootLayout } from "../layouts/root-layout.tsx";
import { loadHome } from "../loaders/home.ts";
import { loadArticle, loadItemWithSiblings } from "../loaders/item.ts";
import { loadComposed, loadConference, loadFullList, loadGroups } from "../loaders/items.ts";
import {
  loadDisclosures,
  loadPagedList,
  loadPositions,
  loadRatings,
} from "../loaders/paged-list.ts";
import { loadSearch } from "../loaders/search.ts";
import {
  codeContext,
  contentContext,
  type LocaleHandle,
  type PageArgs,
  type PageHandle,
} from "../rendering/contexts.tsx";
import type { PageRoute, ViewName } from "../routing/page-route.ts";

/**
 * Creates the routes of the site for these locales.
 *
 * @param otherRoutes the routes of all paths that do not belong to a page
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
    // The navigation is loaded only once per document.
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

/**
 * All views. The routes in brand/pages.ts name their view by its key in this object. The loaders are in shared/loaders
 * and belong to the main chunk. A loader can thus request the data of a page while the code of the page is loading.
 */
const pages: Readonly<Record<ViewName, AnyPage>> = {
  // This view is never rendered: its loader rejects, so that the route's error boundary is shown.
  "not-found": definePage({
    load: () => Promise.reject(notFound("the page")),
    Component: () => null,
  }),
  home: definePage({ load: loadHome, component: () => import("./home.tsx") }),
  search: definePage({ load: loadSearch, component: () => import("./search.tsx") }),

  list: definePage({ load: loadPagedList, component: () => import("./list.tsx") }),
  "media-reports": definePage({
    load: loadPagedList,
    component: () => import("./media-reports.tsx"),
  }),
  social: definePage({ load: loadPagedList, component: () => import("./social.tsx") }),
  videos: definePage({ load: loadPagedList, component: () => import("./videos.tsx") }),
  disclosures: definePage({ load: loadDisclosures, component: () => import("./disclosures.tsx") }),
  ratings: definePage({ load: loadRatings, component: () => import("./ratings.tsx") }),
  positions: definePage({ load: loadPositions, component: () => import("./positions.tsx") }),

  composed: definePage({ load: loadComposed, component: () => import("./composed.tsx") }),
  timeline: definePage({ load: loadFullList, component: () => import("./timeline.tsx") }),
  executives: definePage({ load: loadFullList, component: () => import("./executives.tsx") }),
  reports: definePage({ load: loadFullList, component: () => import("./reports.tsx") }),
  network: definePage({ load: loadGroups, component: () => import("./network.tsx") }),
  conference: definePage({ load: loadConference, component: () => import("./conference.tsx") }),

  article: definePage({ load: loadArticle, component: () => import("./article.tsx") }),
  executive: definePage({ load: loadArticle, component: () => import("./executive.tsx") }),
  office: definePage({ load: loadItemWithSiblings, component: () => import("./office.tsx") }),
};

/** The loader and the component of a page. The component's props are the loader's data. */
type PageDefinition<Data> = {
  load: (args: PageArgs) => Promise<Data>;
} & (
  | { Component: ComponentType<NoInfer<Data>> }
  /** Loads the component on demand. */
  | { component: () => Promise<{ default: ComponentType<NoInfer<Data>> }> }
);

/** A page with data of any type. */
interface AnyPage {
  load: (args: PageArgs) => Promise<unknown>;
  /** Creates a new object for each route, because the router modifies the object when it loads the route. */
  component: () => Pick<RouteObject, "Component" | "lazy">;
}

function definePage<Data extends object>(page: PageDefinition<Data>): AnyPage {
  const { load } = page;
  if ("Component" in page) {
    const Component = withData(page.Component);
    return { load, component: () => ({ Component }) };
  }
  const loadComponent = async () => withData((await page.component()).default);
  return { load, component: () => ({ lazy: { Component: loadComponent } }) };
}

function withData<Data extends object>(Component: ComponentType<Data>): ComponentType {
  return function PageWithData() {
    return <Component {...(useLoaderData() as Data)} />;
  };
}
