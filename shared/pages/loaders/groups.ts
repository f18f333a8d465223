import { eventDatesOf } from "../../content/event-dates.ts";
import {
  GROUP_PARAMETER,
  leadingFacts,
  type SelectedGroup,
  selectGroup,
} from "../../content/groups.ts";
import type { ContentItem } from "../../content/types.ts";
import { type Deferred, defer, settled } from "../../page/deferred.ts";
import { loadNode, type PageArgs } from "./load-node.ts";

export interface GroupsData {
  group: Deferred<SelectedGroup>;
}

/** What a page needs to know of the items of all groups. */
type ReadAll = (items: ContentItem[]) => Pick<SelectedGroup, "facts" | "eventDates">;

/** Loads the group selected by `?group=`; items of other groups are not sent to the browser. */
function groupsLoader(readAll?: ReadAll) {
  return async (args: PageArgs): Promise<GroupsData> => {
    const { nodeId } = await loadNode(args);
    const requested = args.url.searchParams.get(GROUP_PARAMETER);
    if (nodeId === undefined) return { group: settled({ ok: true, value: selectGroup([], null) }) };
    const select = (items: ContentItem[]) => ({
      ...selectGroup(items, requested),
      ...readAll?.(items),
    });
    return { group: defer(args.api.groups(nodeId).then(select)) };
  };
}

export const loadGroups = groupsLoader();

export const loadGroupsWithFacts = groupsLoader((items) => ({ facts: leadingFacts(items) }));

// On other pages a duration is that of a video.
export const loadConference = groupsLoader((items) => ({ eventDates: eventDatesOf(items) }));
