import type { Seed, SeedNode } from "./seed.ts";

/**
 * A node and its position in the navigation tree. Nodes are numbered depth first from 0, and siblings are ordered by
 * `taxis`. So the nodes below a node are those after its own position, up to its `lastPosition`.
 */
export interface PlacedNode {
  node: SeedNode;
  parentId: number | null;
  position: number;
  /** The position of the last node below this node. A node without children has its own position here. */
  lastPosition: number;
  /**
   * Whether a search finds the node's items. The node and all nodes above it must be visible. Items of the root, and of
   * nodes outside the tree, are never found.
   */
  isFound: boolean;
}

/** Returns all nodes of a locale with their positions. The root comes first, and nodes outside the tree come last. */
export function placeNodes({ root, others }: Pick<Seed, "root" | "others">): PlacedNode[] {
  const placed: PlacedNode[] = [];
  place(root, { parentId: null, isFound: false }, root.isShow, placed);
  for (const node of others) place(node, { parentId: null, isFound: false }, false, placed);
  return placed;
}

function place(
  node: SeedNode,
  { parentId, isFound }: Pick<PlacedNode, "parentId" | "isFound">,
  isOpen: boolean,
  placed: PlacedNode[],
): void {
  const own = { node, parentId, isFound, position: placed.length, lastPosition: placed.length };
  placed.push(own);
  for (const child of node.childs.toSorted((a, b) => a.taxis - b.taxis)) {
    const isChildFound = isOpen && child.isShow;
    place(child, { parentId: node.nodeId, isFound: isChildFound }, isChildFound, placed);
  }
  own.lastPosition = placed.length - 1;
}
