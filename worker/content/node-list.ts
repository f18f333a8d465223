import type { ContentCard } from "../../shared/content/types.ts";
import type { Locale } from "../../shared/i18n/locales.ts";
import { contentTag, nodeTag, tagsOfList } from "../cache/tags.ts";
import { cardsCall, itemCall } from "../upstream/calls.ts";
import { type NodeIndex, pageIn } from "./adjacent-items.ts";
import { entriesAround, type LongList } from "./locate.ts";
import { indexCall, type ReadIndex } from "./node-index.ts";
import { MAX_READ } from "./paging.ts";
import type { RequestCalls } from "./request-calls.ts";

/** The list of a node, and what it is read with. */
export interface NodeList {
  calls: RequestCalls;
  locale: Locale;
  domainId: number;
  nodeId: number;
}

/** Of all its items, a response depends on those in use only, which the tags name. */
export function indexOf(
  { calls, domainId, nodeId }: NodeList,
  tags: string[] = tagsOfList(nodeId, []),
  callOf = indexCall,
): Promise<ReadIndex> {
  return calls.get(callOf(domainId, nodeId), { tags: () => tags });
}

export function longListOf(
  { calls, domainId, nodeId }: NodeList,
  { items: first, total }: ReadIndex,
): LongList {
  return {
    total,
    first,
    fetchPage: (page) =>
      calls.get(cardsCall(domainId, nodeId, page), { tags: () => [nodeTag(nodeId)] }),
  };
}

/** The entries of all items, or of a long list those around the item. */
export async function entriesNear(current: ContentCard, list: NodeList): Promise<NodeIndex> {
  const index = await indexOf(list, [nodeTag(list.nodeId)]);
  if (index.total <= MAX_READ) return index.items;
  return (await entriesAround(current, longListOf(list, index))) ?? index.items;
}

/** The one-based page that has the item; 1 if that is not known. */
export async function pageWith(id: string, list: NodeList, pageSize: number): Promise<number> {
  const { items, total } = await indexOf(list, [...tagsOfList(list.nodeId, []), contentTag(id)]);
  if (total <= MAX_READ) return pageIn(items, id, pageSize);
  return pageIn(await entriesNear(await list.calls.get(itemCall(id)), list), id, pageSize);
}
