import type { SelectedGroup } from "../content/groups.ts";
import type { ContentApi, ContentItem, NodeId } from "../content/types.ts";

/** Limit of requests; the upstream returns 24 items per page. */
const MAX_PAGES = 10;

/** Characters of all bodies, as far as the first page tells: they are in the document twice. */
const MAX_LENGTH = 2 ** 22;

/** All items of a node, as far as they fit into one page. */
export async function fullList(
  api: ContentApi,
  nodeId: NodeId,
): Promise<Pick<SelectedGroup, "items" | "within">> {
  const first = await api.list({ nodeId });
  const pages = [first];
  // In turn: each page says whether another one fits.
  while (pages.length < Math.min(first.pageCount, pagesThatFit(pages)))
    pages.push(await api.list({ nodeId, page: pages.length + 1 }));
  // Pages may overlap if the list changes between two requests.
  const items = new Map(pages.flatMap((page) => page.items.map((item) => [item.id, item])));
  const total = pages.length < first.pageCount ? first.total : items.size;
  if (total > items.size) api.onCut?.(nodeId, items.size, total);
  return { items: [...items.values()], ...withinOf(items.size, total) };
}

/** How many pages of a whole list are shown, if the others are like the first ones. */
export function pagesThatFit(
  first: readonly { items: readonly Pick<ContentItem, "content">[] }[],
): number {
  const bodies = first.flatMap(({ items }) => items.map(({ content }) => content));
  const length = bodies.reduce((sum, body) => sum + body.length, 0) / first.length;
  return Math.min(MAX_PAGES, Math.max(1, Math.floor(MAX_LENGTH / length)));
}

/** What is left out is said. */
export function withinOf(count: number, total: number): Pick<SelectedGroup, "within"> {
  return total > count ? { within: { count, total } } : {};
}
