import { GroupPage } from "../layouts/page/group-page.tsx";
import type { GroupsData } from "./loaders/groups.ts";
import { OfficeList } from "./network/office-list.tsx";

export default function NetworkPage({ group }: GroupsData) {
  return (
    <GroupPage group={group} ground="paper" types={["ItemList"]}>
      {({ indexName, items }) => <OfficeList indexName={indexName} items={items} />}
    </GroupPage>
  );
}
