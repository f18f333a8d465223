import { pageRoutes, redirectRoutes } from "../brand/pages.ts";
import { firstGroup, groupQuery, groupSlug } from "../content/groups.ts";
import { findNode, type Navigation, pathTo } from "../content/navigation.ts";
import type { ContentCard, NavigationNode } from "../content/types.ts";
import { type Locale, localPath } from "../i18n/locales.ts";
import type { PageRoute } from "./page-route.ts";
import { POSITION_PARAMETER } from "./query.ts";

/** All pages and all sections. A section has the path of the page to which it leads. */
const routes = [
  ...pageRoutes,
  ...redirectRoutes.map(({ to, ...route }) => ({ ...route, path: to })),
];
const routeOfIndexName = new Map(routes.map((route) => [route.indexName, route]));
const detailOfParent = new Map(pageRoutes.map((route) => [route.parent, route]));

/**
 * The address of a node (an entry of the navigation): the node's own link, or the path of its route. Undefined if no
 * route has the node's index name. A section links directly to the page to which its redirect leads.
 */
export function nodeHref(locale: Locale, node: NavigationNode): string | undefined {
  if (node.linkUrl) return node.linkUrl;
  const route = routeOfIndexName.get(node.nodeIndexName);
  return route && localPath(locale, `/${route.path}`);
}

/** Whether a node has a link of its own, which opens in a new window. */
export function hasOwnLink(node: NavigationNode): boolean {
  return Boolean(node.linkUrl);
}

/** The address of the page with this index name in a locale. A route with the index name must exist. */
export function indexNameHref(locale: Locale, indexName: string): string {
  return localPath(locale, `/${routeOfIndexName.get(indexName)?.path ?? "404"}`);
}

/**
 * The address of an item's detail page. The detail route belongs to the item's node, or else to the nearest node above
 * it that has a detail route. For example, an office belongs to a region, and the detail route belongs to the sales
 * network above the region.
 */
export function detailHref(
  locale: Locale,
  navigation: Navigation,
  item: Pick<ContentCard, "id" | "node">,
): string | undefined {
  const node = item.node && nodeOfItem(navigation, item.node);
  const route = node && detailRouteOf(navigation, node);
  return route && detailPath(locale, route, item.id);
}

/** The path of an item's page in each enabled locale that has the item. */
export function detailVersions(
  locale: Locale,
  route: PageRoute,
  { id, translations }: Pick<ContentCard, "id" | "translations">,
  enabled: readonly Locale[],
): Map<Locale, string> {
  const ids: ContentCard["translations"] = { ...translations, [locale]: id };
  return new Map(
    enabled.flatMap((each): [Locale, string][] => {
      const own = ids[each];
      return own ? [[each, detailPath(each, route, own)]] : [];
    }),
  );
}

function detailPath(locale: Locale, { path }: Pick<PageRoute, "path">, id: string): string {
  return localPath(locale, `/${path.replace(":id", encodeURIComponent(id))}`);
}

/**
 * The address of a search result: the link that the item contains, the item's detail page, or the page of the item's
 * node. If the node is a group of a page, the address also names the group.
 */
export function itemHref(
  locale: Locale,
  navigation: Navigation,
  item: ContentCard,
): string | undefined {
  const own = item.linkUrl ?? detailHref(locale, navigation, item);
  const node = item.node && nodeOfItem(navigation, item.node);
  if (own !== undefined || !node) return own;
  const page = pageOfNode(locale, navigation, node);
  return page && page + anchorOf(navigation, node, item);
}

function anchorOf(navigation: Navigation, node: NavigationNode, { id }: ContentCard): string {
  const names = pathTo(navigation, node).map(({ nodeIndexName }) => nodeIndexName);
  const route = pageRoutes.find(({ indexName }) => indexName && names.includes(indexName));
  const { itemAnchor, parameters = [] }: Partial<PageRoute> = route ?? {};
  // With the position parameter, a list opens the page that contains the item.
  const query = parameters.includes(POSITION_PARAMETER) ? `?${POSITION_PARAMETER}=${id}` : "";
  return itemAnchor ? `${query}#${itemAnchor}-${id}` : "";
}

function pageOfNode(
  locale: Locale,
  navigation: Navigation,
  node: NavigationNode,
): string | undefined {
  const own = nodeHref(locale, node);
  if (own !== undefined) return own;
  const pages = pathTo(navigation, node).map((page) => ({ page, href: nodeHref(locale, page) }));
  const { page, href } = pages.findLast((ancestor) => ancestor.href !== undefined) ?? {};
  return href && href + groupQuery(groupSlug(node.nodeIndexName), firstGroup(page));
}

/** The node of an item. It is found by its id if the item names the id, and otherwise by its index name. */
export function nodeOfItem(
  navigation: Navigation,
  itemNode: NonNullable<ContentCard["node"]>,
): NavigationNode | undefined {
  return navigation.nodeListMap.get(itemNode.nodeId ?? itemNode.nodeIndexName);
}

/** The node of a page. A detail page has the node of its list. */
export function nodeOfPage(
  navigation: Navigation,
  { indexName, parent, nodeId }: PageRoute,
): NavigationNode | undefined {
  return findNode(navigation, indexName ?? parent, nodeId);
}

/** The detail route for the items of a node. */
export function detailRouteOf(navigation: Navigation, node: NavigationNode): PageRoute | undefined {
  return pathTo(navigation, node)
    .toReversed()
    .map((ancestor) => detailOfParent.get(ancestor.nodeIndexName))
    .find((route) => route !== undefined);
}

/** The title of the page with this index name in a locale. */
export function titleIn(locale: Locale, indexName: string): string {
  return routeOfIndexName.get(indexName)?.title?.[locale] ?? indexName;
}
