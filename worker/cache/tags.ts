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

/** Each tag once and not too many: those of very many items are replaced by one. */
export function limitTags(tags: readonly string[]): string[] {
  const unique = [...new Set(tags)].filter((tag) => tag !== ANY_NODE_TAG);
  const contents = unique.filter(isContentTag);
  if (contents.length <= MAX_CONTENT_TAGS) return unique;
  return [...unique.filter((tag) => !isContentTag(tag)), ANY_CONTENT_TAG];
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

function isContentTag(tag: string): boolean {
  return tag.startsWith("content-");
}

function tagOfNode(node: ItemNode | undefined): string[] {
  return node?.nodeId === undefined ? [] : [nodeTag(node.nodeId)];
}
