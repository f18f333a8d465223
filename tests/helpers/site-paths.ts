import type { APIRequestContext } from "@playwright/test";
import type { ContentItem, NavigationNode, NodeTree } from "../../shared/content/types.ts";
import { type Edition, localPath } from "../../shared/i18n/editions.ts";
import { type PageRoute, pageRoutes } from "../../shared/routing/table.ts";

/** Routes with one page in each edition. */
export const listedRoutes = pageRoutes.filter(
  ({ parent, view }) => parent === undefined && view !== "not-found",
);

/** Routes with a page for each item. */
export const detailRoutes = pageRoutes.filter(({ parent }) => parent !== undefined);

/** An answer of the running site's `/api`. */
export async function askApi<T>(
  request: APIRequestContext,
  edition: Edition,
  path: string,
): Promise<T> {
  const response = await request.get(
    `/api/${path}${path.includes("?") ? "&" : "?"}domain=${edition}`,
  );
  return response.json();
}

/** The items below the node of a route, in the order of the content service. */
export async function itemsOf(
  request: APIRequestContext,
  edition: Edition,
  { indexName, parent }: PageRoute,
): Promise<ContentItem[]> {
  const { nodes } = await askApi<NodeTree>(request, edition, "nodes");
  const node = allNodes(nodes).find((it) => it.nodeIndexName === (indexName ?? parent));
  return node ? askApi(request, edition, `groups?nodeId=${node.nodeId}`) : [];
}

/** The path of an item's page for every detail route, as far as its list has one. */
export async function detailPaths(request: APIRequestContext, edition: Edition): Promise<string[]> {
  const paths = detailRoutes.map(async (route) => {
    const [first] = await itemsOf(request, edition, route);
    return first ? [localPath(edition, `/${route.path.replace(":id", first.id)}`)] : [];
  });
  return (await Promise.all(paths)).flat();
}

function allNodes(nodes: NavigationNode[]): NavigationNode[] {
  return nodes.flatMap((node) => [node, ...allNodes(node.childs)]);
}
