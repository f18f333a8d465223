import { isNotFound } from "../../shared/content/errors.ts";
import type { ContentApi, NodeId } from "../../shared/content/types.ts";
import { adjacentTag, nodeTag } from "../cache/tags.ts";
import { withTimeout } from "../platform/with-timeout.ts";

/** Each item may cost two calls of the content service. */
const MAX_ITEMS = 20;
/** Milliseconds for which a content-changed call waits for them. */
const TIMEOUT = 5_000;

/**
 * Tags of the pages beside items that have been published among others: these pages have links to their
 * former neighbours, and nothing in them names the new items. If the neighbours cannot be found, those of
 * all pages of the nodes.
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
    // The pages beside an item that has gone have named it.
    if (isNotFound(error)) return [];
    throw error;
  }
}
