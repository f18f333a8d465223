import type { ContentItem, ItemNode } from "../../shared/content/types.ts";

/** Tags tell which content an entry depends on: what changes makes the entries with its tag stale. */

export const NAVIGATION_TAG = "navigation";
/** On what shows nodes by name; every change of a node reaches it. */
export const ANY_NODE_TAG = "nodes";
/** In place of the tags of very many items; every change of an item reaches it. */
export const ANY_CONTENT_TAG = "contents";

/** A header of more would be a burden for every proxy on the way. */
const MAX_CONTENT_TAGS = 200;

export function nodeTag(nodeId: number): string {
  return `node-${nodeId}`;
}

export function contentTag(id: string): string {
  // Only ASCII may stand in a header.
  return `content-${encodeURIComponent(id)}`;
}

/** The tags of items and of the nodes that they hang on. */
export function tagsOfItems(items: readonly Pick<ContentItem, "id" | "node">[]): string[] {
  const nodes = items.flatMap(({ node }) => tagOfNode(node));
  return [...new Set([...nodes, ...items.map(({ id }) => contentTag(id))])];
}

/** The tags of what is made of several answers, each once and not too many. */
export function joinTags(lists: readonly (readonly string[])[]): string[] {
  const tags = new Set(lists.flat());
  tags.delete(ANY_NODE_TAG);
  const contents = [...tags].filter((tag) => tag.startsWith("content-"));
  if (contents.length <= MAX_CONTENT_TAGS) return [...tags];
  for (const tag of contents) tags.delete(tag);
  return [...tags, ANY_CONTENT_TAG];
}

/** What a change of these nodes and items touches. */
export function tagsOfChange(nodeIds: readonly number[], contentIds: readonly string[]): string[] {
  return [
    ...nodeIds.map(nodeTag),
    ...contentIds.map(contentTag),
    ...(nodeIds.length > 0 ? [ANY_NODE_TAG] : []),
    ...(contentIds.length > 0 ? [ANY_CONTENT_TAG] : []),
  ];
}

function tagOfNode(node: ItemNode | undefined): string[] {
  return node?.nodeId === undefined ? [] : [nodeTag(node.nodeId)];
}
