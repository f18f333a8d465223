import { GroupPage } from "../layouts/page/group-page.tsx";
import type { GroupsData } from "./loaders/groups.ts";
import { MediaLibrary } from "./media-library/media-library.tsx";

export default function MediaLibraryPage({ group }: GroupsData) {
  return (
    <GroupPage group={group} ground="stage">
      {({ indexName, items }) => <MediaLibrary indexName={indexName} items={items} />}
    </GroupPage>
  );
}
