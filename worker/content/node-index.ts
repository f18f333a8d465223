import { PAGED_SIZE } from "../../shared/content/limits.ts";
import { tagsOfList } from "../cache/tags.ts";
import { type ContentCall, indexPageCall, type PageQuery } from "../upstream/calls.ts";
import type { NodeIndex } from "./adjacent-items.ts";
import { MAX_READ, readPages } from "./paging.ts";

/** The index of a node's list (docs/decisions/0017-an-index-per-node.md), cached as one value. */

/** The first entries of a list, and the number of all items in it. */
export interface ReadIndex {
  items: NodeIndex;
  total: number;
}

const FIRST_PAGE = { pageNo: 0, pageSize: PAGED_SIZE };

type Compose = NonNullable<ContentCall<ReadIndex>["compose"]>;

/** All entries; of a list that is too long to be read those of its first page. */
export function indexCall(domainId: number, nodeId: number): ContentCall<ReadIndex> {
  return composedCall(domainId, nodeId, false, async (send) => {
    const fetchPage = pagesOf(domainId, nodeId, send);
    const { items, total } = await fetchPage(FIRST_PAGE);
    if (total <= PAGED_SIZE || total > MAX_READ) return { items, total };
    return readPages(fetchPage, total);
  });
}

/** Nodes with lists longer than an index, about which the log has a line for each isolate. */
const longLists = new Set<number>();

/** As many of the first entries of a long list as filters need. */
export function longIndexCall(domainId: number, nodeId: number): ContentCall<ReadIndex> {
  return composedCall(domainId, nodeId, true, async (send, warn) => {
    const index = await readPages(pagesOf(domainId, nodeId, send), MAX_READ);
    if (!longLists.has(nodeId)) {
      longLists.add(nodeId);
      warn(
        `filters know only the first ${MAX_READ} items of node ${nodeId}`,
        `${index.total} items`,
      );
    }
    return index;
  });
}

function composedCall(
  domainId: number,
  nodeId: number,
  isLong: boolean,
  compose: Compose,
): ContentCall<ReadIndex> {
  return {
    ...indexPageCall(domainId, nodeId, FIRST_PAGE),
    name: "index",
    parameters: { domainId, nodeId, isLong },
    compose,
    tags: ({ items }) => tagsOfList(nodeId, items),
  };
}

function pagesOf(domainId: number, nodeId: number, send: Parameters<Compose>[0]) {
  return (page: PageQuery) => send(indexPageCall(domainId, nodeId, page));
}
