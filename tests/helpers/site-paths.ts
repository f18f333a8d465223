import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { pageRoutes } from "../../shared/brand/pages.ts";
import { GROUP_PARAMETER } from "../../shared/content/groups.ts";
import type { ContentItem, NavigationNode, NodeId, NodeTree } from "../../shared/content/types.ts";
import { type Locale, locales, localPath } from "../../shared/i18n/locales.ts";
import { ROOT } from "../../tools/cli/root.ts";
import { urlsOf } from "./sitemap.ts";

const navigation = await readFile(join(ROOT, "content/zh/navigation.yaml"), "utf8");
const indexNames = [...navigation.matchAll(/nodeIndexName: (.+)/g)].map(([, name]) => name);

/** The routes of all pages for which the embedded content service has content. */
export const siteRoutes = pageRoutes.filter(
  ({ hasNode, indexName, parent }) => hasNode === false || indexNames.includes(parent ?? indexName),
);

/** The routes of pages with a fixed path. The pages of single items and the error page are left out. */
export const listedRoutes = siteRoutes.filter(
  ({ parent, view }) => parent === undefined && view !== "not-found",
);

/** The {@link listedRoutes} by the first part of their paths. */
export const listedSections = Map.groupBy(listedRoutes, ({ path }) => path.split("/")[0]);

/** Selects the paths whose pages have content. The paths may be in any locale. */
export function existing(paths: readonly string[]): string[] {
  const known = listedRoutes.flatMap(({ path }) => locales.map((it) => localPath(it, `/${path}`)));
  return paths.filter((path) => known.includes(path.replace(/\?.*/, "")));
}

/** Requests data from the running site's `/api`. */
async function fetchApi<T>(request: APIRequestContext, locale: Locale, path: string): Promise<T> {
  const response = await request.get(
    `/api/${path}${path.includes("?") ? "&" : "?"}domain=${locale}`,
  );
  return response.json();
}

/** The id of the node with this index name. The node may be in the navigation tree or beside the tree. */
export async function nodeIdOf(
  request: APIRequestContext,
  locale: Locale,
  indexName: string,
): Promise<NodeId | undefined> {
  const { nodes, others } = await fetchApi<NodeTree>(request, locale, "nodes");
  return allNodes([...nodes, ...others]).find((it) => it.nodeIndexName === indexName)?.nodeId;
}

/** The items of a node, in the order of the content service. */
export async function itemsOf(
  request: APIRequestContext,
  locale: Locale,
  indexName: string,
): Promise<ContentItem[]> {
  const nodeId = await nodeIdOf(request, locale, indexName);
  return nodeId === undefined ? [] : fetchApi(request, locale, `groups?nodeId=${nodeId}`);
}

/** For each list whose items have pages of their own, returns the path of its first item's page. */
export async function detailPaths(request: APIRequestContext, locale: Locale): Promise<string[]> {
  const paths = siteRoutes.map(async ({ path, parent }) => {
    if (!parent) return [];
    const [first] = await itemsOf(request, locale, parent);
    if (!first) throw new Error(`${parent} has no items`);
    return localPath(locale, `/${path.replace(":id", first.id)}`);
  });
  return (await Promise.all(paths)).flat();
}

/**
 * The paths of all groups in the sitemap, such as the regions of the sales network. The first group of a page has no
 * path of its own.
 */
export async function groupPaths(request: APIRequestContext, locale: Locale): Promise<string[]> {
  const response = await request.get(
    `/sitemap${localPath(locale, "/pages").replaceAll("/", "-")}.xml`,
  );
  const addresses = urlsOf(await response.text()).map(({ loc }) => new URL(loc));
  return addresses
    .filter(({ searchParams }) => searchParams.has(GROUP_PARAMETER))
    .map(({ pathname, search }) => pathname + search);
}

function allNodes(nodes: NavigationNode[]): NavigationNode[] {
  return nodes.flatMap((node) => [node, ...allNodes(node.childs)]);
}
