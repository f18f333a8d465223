import type { ContentItem } from "../../shared/content/types.ts";

/** Cache tags name the content that an entry depends on; an invalidation lists the tags of what has changed. */

/** For caches in front, where an operator may purge by tag; content-changed calls name {@link ANY_NODE_TAG}. */
export const NAVIGATION_TAG = "navigation";
/** For entries that contain names of nodes; any node's invalidation covers it. */
export const ANY_NODE_TAG = "nodes";
/** Replaces the tags of very many items; any item's invalidation covers it. */
export const ANY_CONTENT_TAG = "contents";

/** Keeps the header short enough for proxies. */
const MAX_CONTENT_TAGS = 200;

export function nodeTag(nodeId: number): string {
  return `node-${nodeId}`;
}

export function contentTag(id: string): string {
  // Header values must be ASCII.
  return `content-${encodeURIComponent(id)}`;
}

/** The tags of items and of their nodes. */
export function tagsOfItems(items: readonly Pick<ContentItem, "id" | "node">[]): string[] {
  const contents = items.map(({ id }) => contentTag(id));
  const nodes = items.flatMap(({ node }) => node?.nodeId ?? []).map(nodeTag);
  return [...new Set([...contents, ...nodes])];
}

/** The distinct tags; too many of items are replaced by that of any item. */
export function limitTags(tags: Iterable<string>): string[] {
  const all = [...new Set(tags)];
  const others = all.filter((tag) => !tag.startsWith("content-"));
  if (all.length - others.length <= MAX_CONTENT_TAGS) return all;
  return [...new Set([...others, ANY_CONTENT_TAG])];
}

/** The tags that a change of these nodes and items invalidates. */
export function tagsOfChange(nodeIds: readonly number[], contentIds: readonly string[]): string[] {
  return [
    ...nodeIds.map(nodeTag),
    ...contentIds.map(contentTag),
    ...(nodeIds.length > 0 ? [ANY_NODE_TAG] : []),
    ...(contentIds.length > 0 ? [ANY_CONTENT_TAG] : []),
  ];
}
