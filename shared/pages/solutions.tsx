import { Contents } from "../blocks/contents/contents.tsx";
import { Chapters } from "../blocks/section/chapter.tsx";
import type { ContentItem } from "../content/types.ts";
import { FactOpening } from "../layouts/opening/fact-opening.tsx";
import { GroupPage } from "../layouts/page/group-page.tsx";
import { usePage } from "../page/page-context.tsx";
import type { GroupsData } from "./loaders/groups.ts";
import styles from "./solutions.module.css";

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

/** Services and solutions as chapters, preceded by links to them. */
function Solutions({ items }: { items: ContentItem[] }) {
  return (
    <>
      <div className={styles.index}>
        <Contents items={items} />
      </div>
      <Chapters items={items} />
    </>
  );
}
