import { groupSlug } from "../../shared/content/groups.ts";
import type { Navigation } from "../../shared/content/navigation.ts";
import type { NavigationNode } from "../../shared/content/types.ts";
import { detailRouteOf } from "../../shared/routing/resolve.ts";
import { pageRoutes } from "../../shared/routing/table.ts";

/** Items whose detail pages share a route, from the lists of one node or several. */
export interface SitemapSection {
  /** As addresses have it: `press-releases`. */
  slug: string;
  lists: NavigationNode[];
}

/** Items that are asked for at once: with their bodies more would be too long an answer. */
export const LIST_PAGE_SIZE = 50;
/** Pages of lists in a part: 5,000 addresses at most. */
export const PAGES_IN_PART = 100;
/** The number of a part has four digits at most; a content service may claim any total. */
const MOST_PARTS = 9999;

/** The sections of an edition that search engines may know of. */
export function sitemapSections(navigation: Navigation): SitemapSection[] {
  const nodes = visibleNodes(navigation);
  return pageRoutes.flatMap((route) => {
    if (route.parent === undefined) return [];
    const lists = nodes.filter((node) => detailRouteOf(navigation, node) === route);
    return lists.length > 0 ? [{ slug: groupSlug(route.parent), lists }] : [];
  });
}

/** The nodes that menus may show: visible, and below none that is not. */
export function visibleNodes({ nodeList }: Pick<Navigation, "nodeList">): NavigationNode[] {
  return nodeList
    .filter(({ isShow }) => isShow)
    .flatMap((node) => [node, ...visibleNodes({ nodeList: node.childs })]);
}

/** How many parts a section with so many pages has. */
export function partsOf(pageCount: number): number {
  return Math.min(Math.ceil(pageCount / PAGES_IN_PART), MOST_PARTS);
}

export function pagesOf(total: number): number {
  return Math.ceil(total / LIST_PAGE_SIZE);
}
