import type { ContentApi, ContentItem } from "../../content/types.ts";
import { type Deferred, defer, settled } from "../../page/deferred.ts";
import { loadNode, type PageArgs } from "./load-node.ts";

export interface FullListData {
  items: Deferred<ContentItem[]>;
}

/** Limit of requests; the upstream returns 24 items per page. */
const MAX_PAGES = 10;

/** Characters of all bodies, as far as the first page tells: they are in the document twice. */
const MAX_LENGTH = 2 ** 22;

/** All items of the page's node, with bodies. */
export async function loadFullList(args: PageArgs): Promise<FullListData> {
  const { nodeId } = await loadNode(args);
  if (nodeId === undefined) return { items: settled<ContentItem[]>({ ok: true, value: [] }) };
  return { items: defer(fullList(args.api, nodeId)) };
}

async function fullList(api: ContentApi, nodeId: number): Promise<ContentItem[]> {
  const first = await api.list({ nodeId });
  const length = first.items.reduce((sum, { content }) => sum + content.length, 0);
  const fitting = Math.max(1, Math.floor(MAX_LENGTH / length));
  const count = Math.min(first.pageCount, MAX_PAGES, fitting);
  const others = await Promise.all(
    Array.from({ length: count - 1 }, (_, index) => api.list({ nodeId, page: index + 2 })),
  );
  // Pages may overlap if the list changes between two requests.
  const items = new Map(
    [first, ...others].flatMap((page) => page.items.map((item) => [item.id, item])),
  );
  return [...items.values()];
}
