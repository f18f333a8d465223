import { nodes as named, pageRoutes, redirectRoutes } from "../../shared/brand/pages.ts";
import { GROUP_PARAMETER } from "../../shared/content/groups.ts";
import type { NavigationNode, NodeId, NodeTree } from "../../shared/content/types.ts";

/**
 * Header and footer show this many levels of the tree. On these levels the first MAX_SIBLINGS children of a node are
 * kept, and further children only if they lead to pages.
 */
const LEVELS = 2;
const MAX_SIBLINGS = 50;
/** A page shows its groups as tabs. At most this many groups are kept, because nobody reads more tabs. */
const MAX_GROUPS = 24;

const indexNames = new Set([
  ...[...pageRoutes, ...redirectRoutes].map(({ indexName }) => indexName),
  ...Object.values(named),
]);
const nodeIds = new Set<NodeId | undefined>(pageRoutes.map(({ nodeId }) => nodeId));
const grouped = new Set(
  pageRoutes
    .filter(({ parameters }) => parameters?.includes(GROUP_PARAMETER))
    .map(({ indexName }) => indexName),
);

/**
 * The reduced tree of each complete tree. A tree is reduced only once, because other modules keep their results by tree
 * object (shared/content/navigation.ts).
 */
const made = new WeakMap<NodeTree, NodeTree>();

/**
 * Reduces the tree of the navigation to the part that every document contains. That part has the levels that header and
 * footer show. From deeper levels, it has only the nodes of pages, the nodes above them, and the other nodes that tabs
 * show: groups, and nodes with links of their own. A document does not need the nodes of the items that it shows,
 * because each item itself contains what depends on the place of its node (`placedItem` in
 * worker/content-api/content-api.ts).
 */
export function documentTree(tree: NodeTree): NodeTree {
  const { nodes, others } = tree;
  const reduced = made.get(tree) ?? { nodes: reduce(nodes, 0), others: reduce(others, LEVELS) };
  made.set(tree, reduced);
  return reduced;
}

function reduce(
  nodes: readonly NavigationNode[],
  depth: number,
  parent?: NavigationNode,
): NavigationNode[] {
  const groups = parent && grouped.has(parent.nodeIndexName) ? MAX_GROUPS : 0;
  const shown = depth < LEVELS ? MAX_SIBLINGS : groups;
  const hasTabs = nodes.some(isPage);
  return nodes
    .map((node) => ({ ...node, childs: reduce(node.childs, depth + 1, node) }))
    .filter(
      (node, index) =>
        index < shown || leadsToPage(node) || (hasTabs && node.linkUrl && index < MAX_SIBLINGS),
    );
}

function leadsToPage(node: NavigationNode): boolean {
  return isPage(node) || node.childs.some(leadsToPage);
}

function isPage({ nodeIndexName, nodeId }: NavigationNode): boolean {
  return indexNames.has(nodeIndexName) || nodeIds.has(nodeId);
}
