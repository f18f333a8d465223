import { loadBlocks } from "../blocks/blocks.tsx";
import { eventDatesOf } from "../content/event-dates.ts";
import {
  GROUP_PARAMETER,
  leadingFacts,
  type SelectedGroup,
  selectGroup,
} from "../content/groups.ts";
import type { ContentApi, ContentItem, NodeId } from "../content/types.ts";
import { withBodyParts } from "../items/body-parts.tsx";
import { loadGroupTabs } from "../items/group-tabs.tsx";
import { openingOf, openings } from "../openings/openings.ts";
import { type Deferred, defer, settled } from "../rendering/deferred.tsx";
import { requestedGroup } from "../routing/query.ts";
import { loadNode, type PageArgs } from "./load-node.ts";

export interface ItemsData {
  /** The selected group, or all items if the page has no groups. */
  group: Deferred<SelectedGroup>;
}

/** Requests the items of a node, and selects the items that the page shows. */
type Read = (args: PageArgs, nodeId: NodeId) => Promise<SelectedGroup>;

/** Loads all items of the page's node with their bodies. */
export const loadFullList = itemsLoader(readFullList);

export const loadGroups = itemsLoader(readGroups());

/**
 * Loads the groups of a conference. Only on this page is an item's duration the duration of a session instead of a
 * video.
 */
export const loadConference = itemsLoader(
  withBlocks(readGroups((items) => ({ eventDates: eventDatesOf(items) }))),
);

const loadBlocksOfList = itemsLoader(withBlocks(readFullList));
const loadBlocksOfGroup = itemsLoader(
  withBlocks(readGroups((items) => ({ facts: leadingFacts(items) }))),
);

/** Loads the items of a composed page, or of its selected group, and the code of its opening. */
export async function loadComposed(args: PageArgs): Promise<ItemsData> {
  const { route } = args;
  const { node } = await loadNode(args);
  const load = route.parameters?.includes(GROUP_PARAMETER) ? loadBlocksOfGroup : loadBlocksOfList;
  const [data] = await Promise.all([
    load(args),
    openings.load([openingOf(node, route)], args.loadCode),
  ]);
  return data;
}

function itemsLoader(read: Read) {
  return async (args: PageArgs): Promise<ItemsData> => {
    const { nodeId } = await loadNode(args);
    if (nodeId === undefined) return { group: settled({ ok: true, value: selectGroup([]) }) };
    return { group: defer(withBodyParts(read(args, nodeId), args.loadCode)) };
  };
}

/** Adds the loading of blocks to a function that reads items, so that rendering does not wait for code. */
function withBlocks(read: Read): Read {
  return async (args, nodeId) => {
    const [{ node }, selected] = await Promise.all([loadNode(args), read(args, nodeId)]);
    await loadBlocks(selected.items, { node, route: args.route }, args.loadCode);
    return selected;
  };
}

/**
 * Returns a function that reads the group selected by `?group=`. Items of other groups are not sent to the browser.
 *
 * @param readAll reads data from the items of all groups that the page needs
 */
function readGroups(
  readAll?: (items: ContentItem[]) => Pick<SelectedGroup, "facts" | "eventDates">,
): Read {
  return async ({ api, url, loadCode }, nodeId) => {
    const { items, total } = await api.groups(nodeId);
    const group = selectGroup(items, requestedGroup(url.searchParams));
    await loadGroupTabs(group, loadCode);
    return { ...withinOf(items.length, total), ...group, ...readAll?.(items) };
  };
}

async function readFullList({ api }: PageArgs, nodeId: NodeId): Promise<SelectedGroup> {
  return { ...selectGroup([]), ...(await fullList(api, nodeId)) };
}

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
