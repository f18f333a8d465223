import type { Locale } from "../i18n/locales.ts";
import { message } from "../i18n/messages.ts";
import type { NavigationNode, NodeId, NodeTree } from "./types.ts";

/** The navigation as pages use it. Its properties are named like those of the content service. */
export interface Navigation {
  /** The complete tree, with the synthetic home node first. */
  nodeList: NavigationNode[];
  /** All nodes, including hidden ones, by upper-case index name and by node id. */
  nodeListMap: ReadonlyMap<NodeId, NavigationNode>;
  /** The tree reduced to visible nodes. */
  nodeShowList: NavigationNode[];
  parentOf: ReadonlyMap<NavigationNode, NavigationNode>;
}

/**
 * Navigations by their trees. If one were lost, the header and footer would have to be rendered again, too
 * (worker/ssr/header-and-footer.tsx).
 */
const built = new WeakMap<NodeTree, Map<Locale, Navigation>>();

/** Builds the navigation of a tree once; the same tree yields the same object. */
export function navigationOf(tree: NodeTree, locale: Locale): Navigation {
  const byLocale = built.get(tree) ?? new Map<Locale, Navigation>();
  const existing = byLocale.get(locale);
  if (existing) return existing;
  const navigation = buildNavigation(tree, message(locale, "home"));
  built.set(tree, byLocale.set(locale, navigation));
  return navigation;
}

/** Finds a route's node by index name, else by the route's node id. */
export function findNode(
  navigation: Navigation,
  indexName: string | undefined,
  nodeId?: number,
): NavigationNode | undefined {
  const byName = indexName ? navigation.nodeListMap.get(indexName.toUpperCase()) : undefined;
  return byName ?? (nodeId === undefined ? undefined : navigation.nodeListMap.get(nodeId));
}

/**
 * The node of a route if it is visible in a locale: neither hidden nor below a hidden node; it
 * may be outside the tree. Only such pages are listed in sitemaps and as alternates.
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

/** A node's ancestors from the top down, followed by the node itself. */
export function pathTo(navigation: Navigation, node: NavigationNode): NavigationNode[] {
  const parent = navigation.parentOf.get(node);
  return parent ? [...pathTo(navigation, parent), node] : [node];
}

function buildNavigation(tree: NodeTree, homeName: string): Navigation {
  const home = homeNode(homeName);
  const nodeList = [home, ...tree.nodes];
  // The home node is not found by its id, because no content service knows that id.
  const nodeListMap = new Map<NodeId, NavigationNode>([[home.nodeIndexName, home]]);
  const parentOf = new Map<NavigationNode, NavigationNode>();
  const index = (nodes: NavigationNode[], parent?: NavigationNode) => {
    for (const node of nodes) {
      // The first of two nodes with the same key wins; the tree takes precedence over `others`.
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
