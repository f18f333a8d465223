import { GroupPage } from "../layouts/page/group-page.tsx";
import { Culture } from "./culture/culture.tsx";
import { Plate } from "./culture/opening.tsx";
import type { GroupsData } from "./loaders/groups.ts";

export default function CulturePage({ group }: GroupsData) {
  return (
    <GroupPage group={group} ground="stage" lead={<Plate />} description="facts">
      {({ indexName, items }) => <Culture indexName={indexName} items={items} />}
    </GroupPage>
  );
}
