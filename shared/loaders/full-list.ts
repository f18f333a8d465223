import type { SelectedGroup } from "../content/groups.ts";
import type { ContentApi, ContentItem, NodeId } from "../content/types.ts";

// tools/check-upstream imports this module without a bundler, so it must not import components or style sheets.

/** The most pages of 24 items that are requested. */
const MAX_PAGES = 10;

/** The most characters of all bodies, estimated from the first page. A document has every body twice. */
const MAX_LENGTH = 2 ** 22;

/** Loads all items of a node, or as many as fit into one page. */
export async function fullList(
  api: ContentApi,
  nodeId: NodeId,
): Promise<Pick<SelectedGroup, "items" | "within">> {
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

/** Returns the number of pages that fit, if further pages are as long as the first ones. */
export function pagesThatFit(
  first: readonly { items: readonly Pick<ContentItem, "content">[] }[],
): number {
  const bodies = first.flatMap(({ items }) => items.map(({ content }) => content));
  const length = bodies.reduce((sum, body) => sum + body.length, 0) / first.length;
  return Math.min(MAX_PAGES, Math.max(1, Math.floor(MAX_LENGTH / length)));
}

/** The number of items that are shown and their total, if not all are shown. */
export function withinOf(count: number, total: number): Pick<SelectedGroup, "within"> {
  return total > count ? { within: { count, total } } : {};
}
