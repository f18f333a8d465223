import { type LoaderFunctionArgs, type RouteObject, redirect } from "react-router";
import { type Edition, localPath, pathPrefix } from "../i18n/editions.ts";
import { ErrorPage, Layout, loader as layoutLoader } from "../layouts/layout.tsx";
import { contentContext } from "../page/content-context.ts";
import type { EditionHandle, PageHandle } from "../routing/handles.ts";
import { type PageRoute, pageRoutes, redirectRoutes, type ViewName } from "../routing/table.ts";
import * as list from "./list.tsx";
import * as notFound from "./not-found.tsx";
import type { PageModule } from "./page.ts";

/**
 * What stands here as it is comes with the first file; the others load when their page is opened.
 * Every visit needs the page that is not found, nearly every one a list.
 */
const views: Record<ViewName, PageModule | (() => Promise<PageModule>)> = {
  list,
  "not-found": { loader: notFound.loader, Component: notFound.Component },
  home: () => import("./home.tsx"),
  search: () => import("./search.tsx"),
  article: () => import("./article.tsx"),
  story: () => import("./story.tsx"),
  disclosures: () => import("./disclosures.tsx"),
  ratings: () => import("./ratings.tsx"),
  videos: () => import("./videos.tsx"),
  social: () => import("./social.tsx"),
  positions: () => import("./positions.tsx"),
  organization: () => import("./organization.tsx"),
  timeline: () => import("./timeline.tsx"),
  executives: () => import("./executives.tsx"),
  investors: () => import("./investors.tsx"),
  reports: () => import("./reports.tsx"),
  fonts: () => import("./fonts.tsx"),
  process: () => import("./process.tsx"),
  headquarters: () => import("./headquarters.tsx"),
  culture: () => import("./culture.tsx"),
  "media-library": () => import("./media-library.tsx"),
  network: () => import("./network.tsx"),
  conference: () => import("./conference.tsx"),
  solutions: () => import("./solutions.tsx"),
  executive: () => import("./executive.tsx"),
  office: () => import("./office.tsx"),
};

/** The route table of the site in the given editions. */
export function createRoutes(editions: readonly Edition[]): RouteObject[] {
  return editions.map((edition) => ({
    id: edition,
    path: pathPrefix[edition] || "/",
    caseSensitive: true,
    loader: (args) => layoutLoader(args.context.get(contentContext)(edition, args.request.signal)),
    // The navigation is the document's for as long as it is open.
    shouldRevalidate: () => false,
    Component: Layout,
    ErrorBoundary: ErrorPage,
    handle: { edition } satisfies EditionHandle,
    children: [
      ...pageRoutes.map((route) => pageRouteObject(edition, route)),
      ...redirectRoutes.map(({ path, to }) => redirectObject(path, localPath(edition, `/${to}`))),
      redirectObject("", localPath(edition, "/home")),
      redirectObject("*", localPath(edition, "/404")),
    ],
  }));
}

function pageRouteObject(edition: Edition, route: PageRoute): RouteObject {
  const view = views[route.view];
  const base = {
    id: `${edition}:${route.name}`,
    path: route.path,
    caseSensitive: true,
    handle: { route } satisfies PageHandle,
    ErrorBoundary: ErrorPage,
  };
  return typeof view === "function"
    ? { ...base, lazy: async () => viewProperties(edition, route, await view()) }
    : { ...base, ...viewProperties(edition, route, view) };
}

function viewProperties(edition: Edition, route: PageRoute, { loader, Component }: PageModule) {
  return {
    Component,
    ...(loader && {
      loader: ({ request, params, context }: LoaderFunctionArgs) =>
        loader({
          api: context.get(contentContext)(edition, request.signal),
          edition,
          route,
          params,
          url: new URL(request.url),
        }),
    }),
  };
}

function redirectObject(path: string, to: string): RouteObject {
  return {
    ...(path ? { path, caseSensitive: true } : { index: true }),
    loader: () => redirect(to),
  } as RouteObject;
}
