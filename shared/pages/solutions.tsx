import { FactOpening } from "../layouts/opening/fact-opening.tsx";
import { GroupPage } from "../layouts/page/group-page.tsx";
import { usePage } from "../page/page-context.tsx";
import type { GroupsData } from "./loaders/groups.ts";
import { Solutions } from "./solutions/solutions.tsx";

export default function SolutionsPage({ group }: GroupsData) {
  // The fields that are being developed stand on another ground than those that are established.
  const ground = usePage().route.indexName === "DEVELOPMENT BUSINESS" ? "heat" : "stage";
  return (
    <GroupPage
      group={group}
      ground={ground}
      lead={({ facts = [] }) => <FactOpening facts={facts} ground={ground} />}
      description="facts"
    >
      {({ items }) => <Solutions items={items} />}
    </GroupPage>
  );
}
