import type { ComponentType } from "react";
import { findNode, type Navigation, navigationOf } from "../content/navigation.ts";
import type { ContentApi, NavigationNode } from "../content/types.ts";
import type { Edition } from "../i18n/editions.ts";
import { message } from "../i18n/messages.ts";
import { type PageRoute, pageRoutes, type ViewName } from "./table.ts";

/** What a page's loader is given. */
export interface PageArgs {
  api: ContentApi;
  edition: Edition;
  route: PageRoute;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

/** A view: how its data is loaded, and what shows it. */
export interface PageModule {
  loader?: (args: PageArgs) => unknown;
  Component: ComponentType;
}

/** What the route of an edition tells the layout. */
export interface EditionHandle {
  edition: Edition;
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

/** The navigation, and the node of the page where the navigation has one. */
export async function loadNode({ api, edition, route }: PageArgs): Promise<{
  navigation: Navigation;
  node: NavigationNode | undefined;
  nodeId: number | undefined;
}> {
  const navigation = navigationOf(await api.navigation(), message(edition, "home"));
  const node = findNode(navigation, route.indexName ?? route.parent, route.nodeId);
  return { navigation, node, nodeId: node?.nodeId ?? route.nodeId };
}
