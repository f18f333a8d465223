import { eventDatesOf } from "../../content/event-dates.ts";
import {
  GROUP_PARAMETER,
  leadingFacts,
  type SelectedGroup,
  selectGroup,
} from "../../content/groups.ts";
import type { ContentItem } from "../../content/types.ts";
import { type Deferred, defer, settled } from "../../page/deferred.ts";
import { hasStructuredData, views } from "../../routing/views.ts";
import { loadNode, type PageArgs } from "../page.ts";

export interface GroupsData {
  group: Deferred<SelectedGroup>;
}

/** Loads the group selected by `?group=`; items of other groups are not sent to the browser. */
export async function loadGroups(args: PageArgs): Promise<GroupsData> {
  const { nodeId } = await loadNode(args);
  const requested = args.url.searchParams.get(GROUP_PARAMETER);
  if (nodeId === undefined) return { group: settled({ ok: true, value: selectGroup([], null) }) };
  const select = (items: ContentItem[]) => ({
    ...selectGroup(items, requested),
    ...(views[args.route.view].opening === "facts" && { facts: leadingFacts(items) }),
    // On other views a duration is that of a video.
    ...(hasStructuredData(args.route.view, "Event") && { eventDates: eventDatesOf(items) }),
  });
  return { group: defer(args.api.groups(nodeId).then(select)) };
}
