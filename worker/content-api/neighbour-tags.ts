import { isNotFound } from "../../shared/content/errors.ts";
import type { ContentApi, NodeId } from "../../shared/content/types.ts";
import { adjacentTag, nodeTag } from "../cache/tags.ts";
import { withTimeout } from "../platform/with-timeout.ts";

/** The neighbours of at most this many items are requested, because each item may take two calls. */
const MAX_ITEMS = 20;
/** A content-changed call waits for the content service for at most this many milliseconds. */
const TIMEOUT = 5_000;

/**
 * Returns tags of the pages of the items that come before and after newly published items in their list. These pages
 * must now link to the new items, but none of their own tags names a new item. If the items before and after cannot be
 * found, returns the tags of the pages of all items of the nodes.
 */
export async function neighbourTags(
  apis: readonly ContentApi[],
  { nodeIds, contentIds }: { nodeIds: readonly NodeId[]; contentIds: readonly string[] },
): Promise<string[]> {
  if (nodeIds.length === 0 || contentIds.length === 0) return [];
  const found =
    contentIds.length <= MAX_ITEMS && (await withTimeout(find(apis, contentIds), TIMEOUT));
  return found || nodeIds.map(nodeTag);
}

async function find(apis: readonly ContentApi[], ids: readonly string[]) {
  try {
    const all = await Promise.all(apis.flatMap((api) => ids.map((id) => besides(api, id))));
    return all.flat();
  } catch {
    return undefined;
  }
}

async function besides(api: ContentApi, id: string): Promise<string[]> {
  try {
    const { previous, next } = await api.adjacentItems(id);
    return [previous ?? [], next ?? []].flat().map((item) => adjacentTag(item.id));
  } catch (error) {
    // If the item is gone, the pages that link to it are invalidated by the item's own tag.
    if (isNotFound(error)) return [];
    throw error;
  }
}
