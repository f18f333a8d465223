import type { APIRequestContext } from "@playwright/test";
import { pageRoutes } from "../../shared/brand/pages.ts";
import type { ContentItem, NavigationNode, NodeTree } from "../../shared/content/types.ts";
import { type Locale, localPath } from "../../shared/i18n/locales.ts";
import type { PageRoute } from "../../shared/routing/page-route.ts";

/** Routes with one page in each locale. */
export const listedRoutes = pageRoutes.filter(
  ({ parent, view }) => parent === undefined && view !== "not-found",
);

/** Routes with a page for each item. */
export const detailRoutes = pageRoutes.filter(({ parent }) => parent !== undefined);

/** Fetches from the running site's `/api`. */
export async function fetchApi<T>(
  request: APIRequestContext,
  locale: Locale,
  path: string,
): Promise<T> {
  const response = await request.get(
    `/api/${path}${path.includes("?") ? "&" : "?"}domain=${locale}`,
  );
  return response.json();
}

/** The items below the node of a route, in the tree or outside it, in the order of the content service. */
export async function itemsOf(
  request: APIRequestContext,
  locale: Locale,
  { indexName, parent }: PageRoute,
): Promise<ContentItem[]> {
  const { nodes, others } = await fetchApi<NodeTree>(request, locale, "nodes");
  const node = allNodes([...nodes, ...others]).find(
    (it) => it.nodeIndexName === (indexName ?? parent),
  );
  return node ? fetchApi(request, locale, `groups?nodeId=${node.nodeId}`) : [];
}

/** The path of an item's page for every detail route whose list has items. */
export async function detailPaths(request: APIRequestContext, locale: Locale): Promise<string[]> {
  const paths = detailRoutes.map(async (route) => {
    const [first] = await itemsOf(request, locale, route);
    return first ? [localPath(locale, `/${route.path.replace(":id", first.id)}`)] : [];
  });
  return (await Promise.all(paths)).flat();
}

function allNodes(nodes: NavigationNode[]): NavigationNode[] {
  return nodes.flatMap((node) => [node, ...allNodes(node.childs)]);
}
