import { loadBlocks } from "../blocks/blocks.tsx";
import { eventDatesOf } from "../content/event-dates.ts";
import {
  GROUP_PARAMETER,
  leadingFacts,
  type SelectedGroup,
  selectGroup,
} from "../content/groups.ts";
import type { ContentItem, NodeId } from "../content/types.ts";
import { withBodyParts } from "../items/body-parts.tsx";
import { loadGroupTabs } from "../items/group-tabs.tsx";
import { openingOf, openings } from "../openings/openings.ts";
import { type Deferred, defer, settled } from "../rendering/deferred.ts";
import { requestedGroup } from "../routing/query.ts";
import { fullList, withinOf } from "./full-list.ts";
import { loadNode, type PageArgs } from "./load-node.ts";

export interface ItemsData {
  /** The selected group, or all items if the page has no groups. */
  group: Deferred<SelectedGroup>;
}

/** Reads the items of a node, and selects those that the page shows. */
type Read = (args: PageArgs, nodeId: NodeId) => Promise<SelectedGroup>;

/** All items of the page's node, with bodies. */
export const loadFullList = itemsLoader(readFullList);

export const loadGroups = itemsLoader(readGroups());

/** The groups of a conference. Only on its page, the duration of an item is that of a session, not of a video. */
export const loadConference = itemsLoader(
  withBlocks(readGroups((items) => ({ eventDates: eventDatesOf(items) }))),
);

const loadBlocksOfList = itemsLoader(withBlocks(readFullList));
const loadBlocksOfGroup = itemsLoader(
  withBlocks(readGroups((items) => ({ facts: leadingFacts(items) }))),
);

/** The items of a composed page, or of the selected group if it has groups, and the code of its opening. */
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

/** Reads items and loads the blocks that show them, so that rendering does not wait for code. */
function withBlocks(read: Read): Read {
  return async (args, nodeId) => {
    const [{ node }, selected] = await Promise.all([loadNode(args), read(args, nodeId)]);
    await loadBlocks(selected.items, { node, route: args.route }, args.loadCode);
    return selected;
  };
}

/**
 * Reads the group selected by `?group=`. Items of other groups are not sent to the browser.
 *
 * @param readAll what the page needs to know of the items of all groups.
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
