import { loadBlocks } from "../blocks/blocks.tsx";
import { eventDatesOf } from "../content/event-dates.ts";
import {
  GROUP_PARAMETER,
  hasTabs,
  leadingFacts,
  type SelectedGroup,
  selectGroup,
} from "../content/groups.ts";
import type { ContentItem, NodeId } from "../content/types.ts";
import { withBodyParts } from "../items/body-parts.tsx";
import { openingOf, openings } from "../openings/openings.ts";
import { loadNode, type PageArgs } from "../rendering/contexts.tsx";
import { type Deferred, defer, settled } from "../rendering/deferred.tsx";
import { Parts } from "../rendering/parts.tsx";
import { requestedGroup } from "../routing/query.ts";
import { fullList, withinOf } from "./full-list.ts";

export interface ItemsData {
  /** The selected group, or all items if the page has no groups. */
  group: Deferred<SelectedGroup>;
}

/** The tabs for groups. They are loaded on demand, because most pages show all items of their node without groups. */
export const groupTabs = new Parts("items", {
  "group-tabs": () => import("../items/group-tabs.tsx"),
});

/** Requests the items of a node, and selects the items that the page shows. */
type Read = (args: PageArgs, nodeId: NodeId) => Promise<SelectedGroup>;

/** Loads all items of the page's node with their bodies. */
export const loadFullList = itemsLoader(readFullList);

export const loadGroups = itemsLoader(readGroups());

/**
 * Loads the groups of a conference. On other pages, an item's duration is the length of a video. Only on this page is
 * it the length of a session.
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

/**
 * Returns a function that reads items and then loads the code of their blocks, so that rendering does not wait for it.
 */
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
 * @param readAll reads data that the page needs from the items of all groups
 */
function readGroups(
  readAll?: (items: ContentItem[]) => Pick<SelectedGroup, "facts" | "eventDates">,
): Read {
  return async ({ api, url, loadCode }, nodeId) => {
    const { items, total } = await api.groups(nodeId);
    const group = selectGroup(items, requestedGroup(url.searchParams));
    if (hasTabs(group)) await groupTabs.load(["group-tabs"], loadCode);
    return { ...withinOf(items.length, total), ...group, ...readAll?.(items) };
  };
}

async function readFullList({ api }: PageArgs, nodeId: NodeId): Promise<SelectedGroup> {
  return { ...selectGroup([]), ...(await fullList(api, nodeId)) };
}
