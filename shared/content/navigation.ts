import type { Locale } from "../i18n/locales.ts";
import { message } from "../i18n/messages.ts";
import type { NavigationNode, NodeId, NodeTree } from "./types.ts";

/** The navigation in the form that pages use. Its properties have the names that the content service uses. */
export interface Navigation {
  /** The complete tree. Its first node is the home node, which the site adds. */
  nodeList: NavigationNode[];
  /** All nodes, including hidden ones, by their index name (a key such as `NEWS ITEMS`) and by their id. */
  nodeListMap: ReadonlyMap<NodeId, NavigationNode>;
  /** The tree without hidden nodes. */
  nodeShowList: NavigationNode[];
  parentOf: ReadonlyMap<NavigationNode, NavigationNode>;
}

/**
 * The navigations that were built, by their trees. If a navigation were built again, the header and footer would be
 * rendered again as well (worker/ssr/header-and-footer.tsx).
 */
const built = new WeakMap<NodeTree, Map<Locale, Navigation>>();

/** Builds the navigation of a tree. Returns the same object each time for the same tree and locale. */
export function navigationOf(tree: NodeTree, locale: Locale): Navigation {
  const byLocale = built.get(tree) ?? new Map<Locale, Navigation>();
  const existing = byLocale.get(locale);
  if (existing) return existing;
  const navigation = buildNavigation(tree, message(locale, "home"));
  built.set(tree, byLocale.set(locale, navigation));
  return navigation;
}

/** Finds the node of a route by its index name, or else by its node id. */
export function findNode(
  navigation: Navigation,
  indexName: string | undefined,
  nodeId?: number,
): NavigationNode | undefined {
  const byName = indexName ? navigation.nodeListMap.get(indexName.toUpperCase()) : undefined;
  return byName ?? (nodeId === undefined ? undefined : navigation.nodeListMap.get(nodeId));
}

/**
 * Finds the node of a route, if it is visible: neither the node nor a node above it is hidden. Nodes outside the tree,
 * such as the footer's notice, are found as well. Sitemaps, and links to other languages, only contain visible pages.
 */
export function findVisibleNode(
  navigation: Navigation,
  indexName: string | undefined,
  nodeId?: number,
): NavigationNode | undefined {
  const node = findNode(navigation, indexName, nodeId);
  const path = node ? pathTo(navigation, node) : [];
  return path.every(({ isShow }) => isShow) ? node : undefined;
}

/** The nodes on the way from the top of the tree to a node, including the node itself. */
export function pathTo(navigation: Navigation, node: NavigationNode): NavigationNode[] {
  const parent = navigation.parentOf.get(node);
  return parent ? [...pathTo(navigation, parent), node] : [node];
}

function buildNavigation(tree: NodeTree, homeName: string): Navigation {
  const home = homeNode(homeName);
  const nodeList = [home, ...tree.nodes];
  // The home node is only found by its index name, because no content service knows its id.
  const nodeListMap = new Map<NodeId, NavigationNode>([[home.nodeIndexName, home]]);
  const parentOf = new Map<NavigationNode, NavigationNode>();
  const index = (nodes: NavigationNode[], parent?: NavigationNode) => {
    for (const node of nodes) {
      // If two nodes have the same key, the first one is used. The tree comes before `others`.
      if (node.nodeIndexName && !nodeListMap.has(node.nodeIndexName)) {
        nodeListMap.set(node.nodeIndexName, node);
      }
      if (!nodeListMap.has(node.nodeId)) nodeListMap.set(node.nodeId, node);
      if (parent) parentOf.set(node, parent);
      index(node.childs, node);
    }
  };
  index(tree.nodes);
  index(tree.others);
  return { nodeList, nodeListMap, nodeShowList: visible(nodeList), parentOf };
}

function visible(nodes: NavigationNode[]): NavigationNode[] {
  return nodes
    .filter((node) => node.isShow)
    .map((node) => ({ ...node, childs: visible(node.childs) }));
}

function homeNode(nodeName: string): NavigationNode {
  return {
    id: "HOME",
    nodeId: 0,
    nodeName,
    nodeIndexName: "HOME",
    childs: [],
    extra: true,
    taxis: 0,
    isShow: true,
  };
}
