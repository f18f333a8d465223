import { PAGED_SIZE } from "../../shared/content/limits.ts";
import type { ContentCard, NodeId } from "../../shared/content/types.ts";
import type { Locale } from "../../shared/i18n/locales.ts";
import { contentTag, nodeTag, tagsOfList } from "../cache/tags.ts";
import { type ContentCall, cardsCall, indexPageCall, itemCall } from "../upstream/calls.ts";
import { type NodeIndex, pageIn } from "./adjacent-items.ts";
import { entriesAround, type LongList } from "./locate.ts";
import { MAX_READ, readPages } from "./paging.ts";
import type { RequestCalls } from "./request-calls.ts";

/** The list of the items of a node (a section of the site), and what is needed to read it. */
export interface NodeList {
  calls: RequestCalls;
  locale: Locale;
  domainId: number;
  nodeId: NodeId;
}

type NodeOfDomain = Pick<NodeList, "domainId" | "nodeId">;

/** The first entries of a list, and the number of all its items. */
export interface ReadIndex {
  items: NodeIndex;
  total: number;
}

/**
 * Requests the index of a node's list (docs/decisions/0017-an-index-per-node.md). The index is cached as one value. It
 * has the entries of all items, or only of the first page if the list is too long to be read as a whole.
 */
export function indexCall({ domainId, nodeId }: NodeOfDomain): ContentCall<ReadIndex> {
  const first = indexPageCall(domainId, nodeId, { pageNo: 0, pageSize: PAGED_SIZE });
  return {
    ...first,
    name: "index",
    keepsParts: true,
    compose: async (send) => {
      const { items, total } = await send(first);
      if (total <= PAGED_SIZE || total > MAX_READ) return { items, total };
      return readPages((page) => send(indexPageCall(domainId, nodeId, page)), total);
    },
    tags: ({ items }) => tagsOfList(nodeId, items),
  };
}

/**
 * Requests the first entries of a list that is too long to be read as a whole. Such a list is filtered by these
 * entries.
 */
export function firstEntriesCall({ domainId, nodeId }: NodeOfDomain): ContentCall<ReadIndex> {
  return {
    ...indexCall({ domainId, nodeId }),
    variant: "long",
    compose: (send) => readPages((page) => send(indexPageCall(domainId, nodeId, page)), MAX_READ),
  };
}

/**
 * Reads the index. `tags` name only the content that the response uses, because the response does not depend on the
 * other entries.
 */
export function indexOf(list: NodeList, tags = tagsOfList(list.nodeId, [])): Promise<ReadIndex> {
  return list.calls.get(indexCall(list), { tags: () => tags });
}

export function firstEntriesOf(list: NodeList): Promise<ReadIndex> {
  return list.calls.get(firstEntriesCall(list), { tags: () => tagsOfList(list.nodeId, []) });
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

/**
 * Returns the entries of all items, or only the entries around the current item if the list is too long to be read as a
 * whole.
 */
export async function entriesNear(current: ContentCard, list: NodeList): Promise<NodeIndex> {
  const index = await indexOf(list, [nodeTag(list.nodeId)]);
  if (index.total <= MAX_READ) return index.items;
  return (await entriesAround(current, longListOf(list, index))) ?? index.items;
}

/** Returns the number of the page that has the item. The first page is page 1. If the page is unknown, returns 1. */
export async function pageWith(id: string, list: NodeList, pageSize: number): Promise<number> {
  const { items, total } = await indexOf(list, [...tagsOfList(list.nodeId, []), contentTag(id)]);
  if (total <= MAX_READ) return pageIn(items, id, pageSize);
  return pageIn(await entriesNear(await list.calls.get(itemCall(id)), list), id, pageSize);
}
