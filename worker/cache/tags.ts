import type { ContentItem, ItemNode } from "../../shared/content/types.ts";

/** Cache tags name the content that an entry depends on; an invalidation lists the tags of what has changed. */

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
  return [...new Set([...contents, ...items.flatMap(({ node }) => tagOfNode(node))])];
}

/**
 * The distinct tags of several responses. The first tag of each response names its subject and is
 * never dropped; too many tags of other items are replaced by one.
 */
export function limitTags(responses: readonly (readonly string[])[]): string[] {
  const own = new Set(responses.flatMap(([first]) => first ?? []));
  const others = responses.flat().filter((tag) => !own.has(tag));
  const contents = [...new Set(others.filter(isContentTag))];
  const rest = others.filter((tag) => !isContentTag(tag));
  const limited = contents.length > MAX_CONTENT_TAGS ? [ANY_CONTENT_TAG] : contents;
  return [...new Set([...own, ...rest, ...limited])];
}

/** The value of `Cache-Tag` for a response with these dependencies. */
export function cacheTags(dependencies: readonly { tags: readonly string[] }[]): string {
  return limitTags(dependencies.map((dependency) => dependency.tags)).join(",");
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

function isContentTag(tag: string): boolean {
  return tag.startsWith("content-");
}

function tagOfNode(node: ItemNode | undefined): string[] {
  return node?.nodeId === undefined ? [] : [nodeTag(node.nodeId)];
}
