import type { ContentItem, NodeId } from "../../shared/content/types.ts";

/** Cache tags name the content that an entry depends on; an invalidation lists the tags of what has changed. */

/** Lets an operator purge a cache in front by tag. Content-changed calls name {@link ANY_NODE_TAG} instead. */
export const NAVIGATION_TAG = "navigation";
/** Tag of entries that contain names of nodes. Invalidating any node invalidates them. */
export const ANY_NODE_TAG = "nodes";
/** Replaces the tags of very many items; a change of any item whose node is not named covers it. */
const ANY_CONTENT_TAG = "contents";

/** Characters of all tags of an entry, which are stored in a header. */
const MAX_LENGTH = 8192;

export function nodeTag(nodeId: NodeId): string {
  return `node-${nodeId}`;
}

/** Tag of what lists items of the node. The items' own pages do not have it. */
export function listTag(nodeId: NodeId): string {
  return `list-${nodeId}`;
}

export function contentTag(id: string): string {
  // Header values must be ASCII.
  return `content-${encodeURIComponent(id)}`;
}

/** Tag of an item's page with links to its neighbours. */
export function adjacentTag(id: string): string {
  return `adjacent-${encodeURIComponent(id)}`;
}

/** The tags of items and of their nodes. */
export function tagsOfItems(items: readonly Pick<ContentItem, "id" | "node">[]): string[] {
  const contents = items.map(({ id }) => contentTag(id));
  const nodes = items.flatMap(({ node }) => node?.nodeId ?? []).map(nodeTag);
  return [...new Set([...contents, ...nodes])];
}

/** The tags of a list of a node's items, or of items of nodes below it. */
export function tagsOfList(nodeId: NodeId, items: readonly Pick<ContentItem, "id" | "node">[]) {
  const nodes = new Set([nodeId, ...items.flatMap(({ node }) => node?.nodeId ?? [])]);
  return [nodeTag(nodeId), ...[...nodes].map(listTag), ...tagsOfItems(items)];
}

/**
 * The distinct tags. If they are too long together, one tag for any item replaces those of items. If that does not
 * suffice, one tag for any node replaces those of nodes and lists.
 */
export function limitTags(tags: Iterable<string>, maxLength = MAX_LENGTH): string[] {
  const all = [...new Set(tags)];
  if (lengthOf(all) <= maxLength) return all;
  const withoutItems = all.filter((tag) => !tag.startsWith("content-"));
  const some = [...new Set([...withoutItems, ANY_CONTENT_TAG])];
  if (lengthOf(some) <= maxLength) return some;
  return [...new Set([...some.filter((tag) => !/^(?:node|list)-/.test(tag)), ANY_NODE_TAG])];
}

function lengthOf(tags: readonly string[]): number {
  return tags.reduce((length, tag) => length + tag.length + 1, 0);
}

/**
 * The tags that a change invalidates. If a change names nodes beside items, only the lists of these nodes have
 * changed, not the pages of their other items.
 */
export function tagsOfChange(nodeIds: NodeId[], contentIds: string[], isPurge: boolean) {
  const isPublication = !isPurge && contentIds.length > 0;
  const isAnywhere = contentIds.length > 0 && (isPurge || nodeIds.length === 0);
  return [
    ...nodeIds.map(isPublication ? listTag : nodeTag),
    ...contentIds.map(contentTag),
    ...(nodeIds.length > 0 ? [ANY_NODE_TAG] : []),
    ...(isAnywhere ? [ANY_CONTENT_TAG] : []),
  ];
}
