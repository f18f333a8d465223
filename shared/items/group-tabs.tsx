import type { ComponentType } from "react";
import type { SelectedGroup } from "../content/groups.ts";
import type { LoadCode } from "../rendering/contexts.tsx";
import { Part, Parts } from "../rendering/parts.tsx";

interface GroupTabsProps {
  group: SelectedGroup;
}

/** The tabs are loaded on demand, because most pages show all items of their node without groups. */
const parts = new Parts<"group-filter", ComponentType<GroupTabsProps>>("items", {
  "group-filter": () => import("./group-filter.tsx"),
});

function hasTabs({ tabs }: Pick<SelectedGroup, "tabs">): boolean {
  return tabs.length > 1;
}

/** Loads the code of the tabs if the page's items are in several groups. */
export async function loadGroupTabs(
  group: Pick<SelectedGroup, "tabs">,
  loadCode: LoadCode,
): Promise<void> {
  if (hasTabs(group)) await parts.load(["group-filter"], loadCode);
}

/** The tabs for the groups of a page's items. Renders nothing if there is only one group. */
export function GroupTabs({ group }: GroupTabsProps) {
  if (!hasTabs(group)) return null;
  return (
    <Part of={parts} name="group-filter">
      {(GroupFilter) => <GroupFilter group={group} />}
    </Part>
  );
}
