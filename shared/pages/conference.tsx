import { GroupPage } from "../layouts/page/group-page.tsx";
import { Conference } from "./conference/conference.tsx";
import { Poster } from "./conference/opening.tsx";
import type { GroupsData } from "./loaders/groups.ts";

export default function ConferencePage({ group }: GroupsData) {
  return (
    <GroupPage
      group={group}
      ground="heat"
      lead={({ eventDates }) => eventDates && <Poster {...eventDates} />}
      description="first-text"
      types={["Event"]}
    >
      {({ indexName, items }) => <Conference indexName={indexName} items={items} />}
    </GroupPage>
  );
}
