import { Composed } from "../blocks/composed/composed.tsx";
import type { SelectedGroup } from "../content/groups.ts";
import { groundOf, hasLead, OpeningLead, useOpening } from "../layouts/opening/opening-of.tsx";
import { GroupPage } from "../layouts/page/group-page.tsx";
import type { GroupsData } from "./loaders/groups.ts";

/** The same for items of several nodes, one group at a time. */
export default function ComposedGroupsPage({ group }: GroupsData) {
  const opening = useOpening();
  const lead = ({ facts = [], items }: SelectedGroup) => (
    <OpeningLead opening={opening} facts={facts} first={items[0]} />
  );
  return (
    <GroupPage
      group={group}
      ground={groundOf[opening]}
      lead={hasLead(opening) ? lead : undefined}
      description="facts"
    >
      {({ items }) => <Composed items={items} />}
    </GroupPage>
  );
}
