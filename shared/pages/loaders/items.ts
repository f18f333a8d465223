import { eventDatesOf } from "../../content/event-dates.ts";
import {
  GROUP_PARAMETER,
  leadingFacts,
  type SelectedGroup,
  selectGroup,
} from "../../content/groups.ts";
import type { ContentApi, ContentItem, NodeId } from "../../content/types.ts";
import { type Deferred, defer, settled } from "../../document/deferred.ts";
import { requestedGroup } from "../../routing/query.ts";
import { loadNode, type PageArgs } from "./load-node.ts";

export interface ItemsData {
  /** Of a page without groups, all items. */
  group: Deferred<SelectedGroup>;
}

/** Limit of requests; the upstream returns 24 items per page. */
const MAX_PAGES = 10;

/** Characters of all bodies, as far as the first page tells: they are in the document twice. */
const MAX_LENGTH = 2 ** 22;

/** All items of the page's node, with bodies. */
export const loadFullList = itemsLoader(async ({ api }, nodeId) => ({
  ...selectGroup([]),
  ...(await fullList(api, nodeId)),
}));

export const loadGroups = groupsLoader();

// On other pages a duration is that of a video.
export const loadConference = groupsLoader((items) => ({ eventDates: eventDatesOf(items) }));

const loadGroupsWithFacts = groupsLoader((items) => ({ facts: leadingFacts(items) }));

/** What the page's address can select. */
export function loadComposed(args: PageArgs): Promise<ItemsData> {
  const hasGroups = args.route.parameters?.includes(GROUP_PARAMETER);
  return hasGroups ? loadGroupsWithFacts(args) : loadFullList(args);
}

function itemsLoader(read: (args: PageArgs, nodeId: NodeId) => Promise<SelectedGroup>) {
  return async (args: PageArgs): Promise<ItemsData> => {
    const { nodeId } = await loadNode(args);
    if (nodeId === undefined) return { group: settled({ ok: true, value: selectGroup([]) }) };
    return { group: defer(read(args, nodeId)) };
  };
}

/**
 * Creates the loader of the group selected by `?group=`; items of other groups are not sent to the browser.
 *
 * @param readAll what the page needs to know of the items of all groups.
 */
function groupsLoader(
  readAll?: (items: ContentItem[]) => Pick<SelectedGroup, "facts" | "eventDates">,
) {
  return itemsLoader(async ({ api, url }, nodeId) => {
    const { items, total } = await api.groups(nodeId);
    return {
      ...withinOf(items.length, total),
      ...selectGroup(items, requestedGroup(url.searchParams)),
      ...readAll?.(items),
    };
  });
}

async function fullList(
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
function withinOf(count: number, total: number): Pick<SelectedGroup, "within"> {
  return total > count ? { within: { count, total } } : {};
}
