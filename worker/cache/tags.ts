import type { ContentItem, ItemNode } from "../../shared/content/types.ts";

/** Tags say which content an entry depends on: an invalidation names the tags of what has changed. */

export const NAVIGATION_TAG = "navigation";
/** On what shows nodes by name; an invalidation of any node reaches it. */
export const ANY_NODE_TAG = "nodes";
/** In place of the tags of very many items; an invalidation of any item reaches it. */
export const ANY_CONTENT_TAG = "contents";

/** A longer header would be a burden for every proxy on the way. */
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
  const contents = items.map(({ id }) => contentTag(id));
  return [...new Set([...contents, ...items.flatMap(({ node }) => tagOfNode(node))])];
}

/**
 * The tags of several responses as one list, each once. The first tag of each
 * response names what it is about and is never dropped; those of very many
 * items beside it are replaced by one.
 */
export function limitTags(responses: readonly (readonly string[])[]): string[] {
  const own = new Set(responses.flatMap(([first]) => first ?? []));
  const others = responses.flat().filter((tag) => !own.has(tag));
  const contents = [...new Set(others.filter(isContentTag))];
  const rest = others.filter((tag) => !isContentTag(tag));
  const limited = contents.length > MAX_CONTENT_TAGS ? [ANY_CONTENT_TAG] : contents;
  return [...new Set([...own, ...rest, ...limited])];
}

/** `Cache-Tag` of what is made of such responses. */
export function cacheTags(dependencies: readonly { tags: readonly string[] }[]): string {
  return limitTags(dependencies.map((dependency) => dependency.tags)).join(",");
}

/** What an invalidation of these nodes and items names. */
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
