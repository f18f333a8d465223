import { blocks, firstBlockOf, loadBlocks } from "../blocks/blocks.tsx";
import { eventDatesOf } from "../content/event-dates.ts";
import {
  GROUP_PARAMETER,
  hasTabs,
  leadingFacts,
  type ShownItems,
  selectGroup,
} from "../content/groups.ts";
import type { ContentItem, NodeId } from "../content/types.ts";
import { withBodyStyles } from "../items/body-styles.tsx";
import { openingOf, openings } from "../openings/openings.ts";
import { loadNode, type PageArgs } from "../rendering/contexts.tsx";
import { type Deferred, defer, settled } from "../rendering/deferred.tsx";
import { Parts } from "../rendering/parts.tsx";
import { requestedGroup } from "../routing/query.ts";
import { fullList, withinOf } from "./full-list.ts";

export interface ItemsData {
  list: Deferred<ShownItems>;
}

/** The tabs for groups. They are loaded on demand, because most pages show all items of their node without groups. */
export const groupTabs = new Parts("items", {
  "group-tabs": () => import("../items/group-tabs.tsx"),
});

/** Loads all items of the page's node (its entry in the navigation). */
export async function loadFullList(args: PageArgs): Promise<ItemsData> {
  const { nodeId } = await loadNode(args);
  return { list: deferItems(args, nodeId, (id) => fullList(args.api, id)) };
}

/** Loads the items of the group that `?group=` selects. */
export async function loadGroups(args: PageArgs): Promise<ItemsData> {
  const { nodeId } = await loadNode(args);
  return { list: deferItems(args, nodeId, async (id) => (await readGroups(args, id)).selected) };
}

/**
 * Loads the selected group of a conference's items. Finds the dates of the conference in the items of all groups. On
 * this page, an item's duration is the length of a session. On all other pages, it is the length of a video.
 */
export async function loadConference(args: PageArgs): Promise<ItemsData> {
  const { node, nodeId } = await loadNode(args);
  const list = deferItems(args, nodeId, async (id) => {
    const { all, selected } = await readGroups(args, id);
    await loadBlocks(selected.items, { node, route: args.route }, args.loadCode);
    return { ...selected, eventDates: eventDatesOf(all) };
  });
  return { list };
}

/**
 * Loads the items of a page with the view `composed`, or only those of the selected group. Also loads the code of the
 * page's opening (the part at the top) and of its blocks.
 */
export async function loadComposed(args: PageArgs): Promise<ItemsData> {
  const { api, loadCode, route } = args;
  const { node, nodeId } = await loadNode(args);
  const opening = openingOf(node, route);
  const load = async (items: readonly ContentItem[]) => {
    const [first, ...others] = items;
    if (opening !== "first" || !first) return loadBlocks(items, { node, route }, loadCode);
    await Promise.all([
      blocks.load([firstBlockOf(first, route)], loadCode),
      loadBlocks(others, { node, route }, loadCode),
    ]);
  };
  const list = deferItems(args, nodeId, async (id) => {
    if (route.parameters?.includes(GROUP_PARAMETER)) {
      const { all, selected } = await readGroups(args, id);
      await load(selected.items);
      return { ...selected, facts: leadingFacts(all) };
    }
    const shown = await fullList(api, id);
    await load(shown.items);
    return { ...shown, facts: leadingFacts(shown.items) };
  });
  await openings.load([opening], loadCode);
  return { list };
}

/**
 * Loads the items of a page, and then the style sheets of their bodies. The page can be rendered before they have
 * arrived. A page without a node has no items.
 */
function deferItems(
  { loadCode }: PageArgs,
  nodeId: NodeId | undefined,
  read: (nodeId: NodeId) => Promise<ShownItems>,
): Deferred<ShownItems> {
  if (nodeId === undefined) return settled({ ok: true, value: { items: [] } });
  return defer(withBodyStyles(read(nodeId), loadCode));
}

/**
 * Reads the items of all groups, and selects the group that `?group=` names. Callers do not return `all` to the
 * browser, which gets only the items of the selected group.
 */
async function readGroups(
  { api, url, loadCode }: PageArgs,
  nodeId: NodeId,
): Promise<{ all: ContentItem[]; selected: ShownItems }> {
  const { items: all, total } = await api.groups(nodeId);
  const selected = {
    ...selectGroup(all, requestedGroup(url.searchParams)),
    ...withinOf(all.length, total),
  };
  if (hasTabs(selected)) await groupTabs.load(["group-tabs"], loadCode);
  return { all, selected };
}
