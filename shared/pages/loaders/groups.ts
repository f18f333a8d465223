import { GROUP_PARAMETER, type SelectedGroup, selectGroup } from "../../content/groups.ts";
import { occasionOf } from "../../content/occasion.ts";
import type { ContentItem } from "../../content/types.ts";
import { type Deferred, defer, settled } from "../../page/deferred.ts";
import { hasStructuredData } from "../../routing/views.ts";
import { loadNode, type PageArgs } from "../page.ts";

export interface GroupsData {
  group: Deferred<SelectedGroup>;
}

/** The group that `?group=` names, of all items below the node; a document has no other group's items. */
export async function loadGroups(args: PageArgs): Promise<GroupsData> {
  const { nodeId } = await loadNode(args);
  const requested = args.url.searchParams.get(GROUP_PARAMETER);
  if (nodeId === undefined) return { group: settled({ ok: true, value: selectGroup([], null) }) };
  const select = (items: ContentItem[]) => ({
    ...selectGroup(items, requested),
    // Elsewhere a length is a film's.
    ...(hasStructuredData(args.route.view, "Event") && { occasion: occasionOf(items) }),
  });
  return { group: defer(args.api.groups(nodeId).then(select)) };
}
