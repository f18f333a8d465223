import { groupSlug } from "../../shared/content/groups.ts";
import type { Navigation } from "../../shared/content/navigation.ts";
import type { NavigationNode } from "../../shared/content/types.ts";
import { detailRouteOf } from "../../shared/routing/resolve.ts";
import { pageRoutes } from "../../shared/routing/table.ts";

/** Items whose detail pages share a route, from the lists of one or several nodes. */
export interface SitemapSection {
  /** For URLs, such as `press-releases`. */
  slug: string;
  lists: NavigationNode[];
}

/** Items per request: more of them with bodies could exceed the response limit. */
export const LIST_PAGE_SIZE = 50;
/** Pages of lists per part: at most 5,000 URLs. */
export const PAGES_IN_PART = 100;
/** Part numbers have at most four digits; a content service may state any total. */
const MAX_PARTS = 9999;

/** The sections of a locale that are indexed. */
export function sitemapSections(navigation: Navigation): SitemapSection[] {
  const nodes = visibleNodes(navigation);
  return pageRoutes.flatMap((route) => {
    if (route.parent === undefined) return [];
    const lists = nodes.filter((node) => detailRouteOf(navigation, node) === route);
    return lists.length > 0 ? [{ slug: groupSlug(route.parent), lists }] : [];
  });
}

/** The nodes that menus may show: visible, without a hidden ancestor. */
export function visibleNodes({ nodeList }: Pick<Navigation, "nodeList">): NavigationNode[] {
  return nodeList
    .filter(({ isShow }) => isShow)
    .flatMap((node) => [node, ...visibleNodes({ nodeList: node.childs })]);
}

export function partsOf(pageCount: number): number {
  return Math.min(Math.ceil(pageCount / PAGES_IN_PART), MAX_PARTS);
}

export function pagesOf(total: number): number {
  return Math.ceil(total / LIST_PAGE_SIZE);
}
