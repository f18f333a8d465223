import type { ContentItem, NodeId } from "../../shared/content/types.ts";

/**
 * Cache tags name the content on which a cache entry depends: nodes (entries of the site's navigation) and items
 * (pieces of content, such as articles). An invalidation lists the tags of the content that has changed.
 */

/**
 * Tag of entries that contain the navigation. With this tag an operator can purge these entries from a cache in front
 * of the worker. A content-changed call uses {@link ANY_NODE_TAG} instead.
 */
export const NAVIGATION_TAG = "navigation";
/** Tag of entries that contain names of nodes. Invalidating any node invalidates these entries. */
export const ANY_NODE_TAG = "nodes";
/**
 * Replaces the tags of items if an entry has very many of them. The entry is then invalidated by each change that names
 * items but no node, and by each purge of an item.
 */
const ANY_CONTENT_TAG = "contents";

/** All tags of an entry may have at most this many characters together, because they are stored in a header. */
const MAX_LENGTH = 8192;

export function nodeTag(nodeId: NodeId): string {
  return `node-${nodeId}`;
}

/** Tag of entries that list items of the node. The pages of these items do not have this tag. */
export function listTag(nodeId: NodeId): string {
  return `list-${nodeId}`;
}

export function contentTag(id: string): string {
  // Header values must be ASCII.
  return `content-${encodeURIComponent(id)}`;
}

/**
 * Tag of an item's page. The page links to the item's neighbours, so the tag is invalidated when a new item becomes a
 * neighbour.
 */
export function adjacentTag(id: string): string {
  return `adjacent-${encodeURIComponent(id)}`;
}

export function tagsOfItems(items: readonly Pick<ContentItem, "id" | "node">[]): string[] {
  const contents = items.map(({ id }) => contentTag(id));
  const nodes = items.flatMap(({ node }) => node?.nodeId ?? []).map(nodeTag);
  return [...new Set([...contents, ...nodes])];
}

/** Returns the tags of a list. The items of the list belong to the node or to nodes below it. */
export function tagsOfList(nodeId: NodeId, items: readonly Pick<ContentItem, "id" | "node">[]) {
  const nodes = new Set([nodeId, ...items.flatMap(({ node }) => node?.nodeId ?? [])]);
  return [nodeTag(nodeId), ...[...nodes].map(listTag), ...tagsOfItems(items)];
}

/**
 * Removes duplicates. If the tags are too long together, {@link ANY_CONTENT_TAG} replaces all tags of items. If the
 * tags are still too long, {@link ANY_NODE_TAG} replaces all tags of nodes and lists.
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
 * Returns the tags that a change invalidates or purges. If an invalidation names both nodes and items, it invalidates
 * the lists of these nodes, but not the pages of the nodes' other items.
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
