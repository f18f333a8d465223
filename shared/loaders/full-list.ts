import type { ShownItems } from "../content/groups.ts";
import type { ContentApi, ContentItem, NodeId } from "../content/types.ts";

// tools/check-upstream imports this module without a bundler, so it must not import components or style sheets.

/** At most this many pages of 24 items are requested. */
const MAX_PAGES = 10;

/**
 * The greatest length of all bodies together, in characters. It is limited because a document contains each body twice:
 * as HTML and as hydration data.
 */
const MAX_LENGTH = 2 ** 22;

/** Loads all items of a node (an entry of the navigation), or as many as fit into one document. */
export async function fullList(
  api: ContentApi,
  nodeId: NodeId,
): Promise<Pick<ShownItems, "items" | "within">> {
  const first = await api.list({ nodeId });
  const pages = [first];
  // The pages are requested one after another, because each page determines whether another page fits.
  while (pages.length < Math.min(first.pageCount, pagesThatFit(pages)))
    pages.push(await api.list({ nodeId, page: pages.length + 1 }));
  // Pages may overlap if the list changes between two requests.
  const items = new Map(pages.flatMap((page) => page.items.map((item) => [item.id, item])));
  const total = pages.length < first.pageCount ? first.total : items.size;
  if (total > items.size) api.onCut?.(nodeId, items.size, total);
  return { items: [...items.values()], ...withinOf(items.size, total) };
}

/** Estimates how many pages fit into one document. It assumes that further pages are as long as the first ones. */
export function pagesThatFit(
  first: readonly { items: readonly Pick<ContentItem, "content">[] }[],
): number {
  const bodies = first.flatMap(({ items }) => items.map(({ content }) => content));
  const length = bodies.reduce((sum, body) => sum + body.length, 0) / first.length;
  return Math.min(MAX_PAGES, Math.max(1, Math.floor(MAX_LENGTH / length)));
}

/** The number of shown items and the number of all items. The result is empty if all items are shown. */
export function withinOf(count: number, total: number): Pick<ShownItems, "within"> {
  return total > count ? { within: { count, total } } : {};
}
