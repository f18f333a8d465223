import { Contents } from "../../../blocks/contents/contents.tsx";
import { Chapters } from "../../../blocks/section/chapter.tsx";
import { FactOpening } from "../../../layouts/opening/fact-opening.tsx";
import { usePage } from "../../../page/page-context.tsx";
import type { GroupProps } from "../../../page/view-props.ts";
import type { GroupsData } from "../../loaders/groups.ts";
import styles from "./solutions.module.css";

/** The fields that are being developed stand on another ground than those that are established. */
export function Opening({ group }: GroupsData) {
  const { indexName } = usePage().route;
  const ground = indexName === "DEVELOPMENT BUSINESS" ? "heat" : "stage";
  return <FactOpening value={group} ground={ground} factsOf={({ facts = [] }) => facts} />;
}

/** Services and solutions as chapters, preceded by links to them. */
export function Solutions({ items }: GroupProps) {
  return (
    <>
      <div className={styles.index}>
        <Contents items={items} />
      </div>
      <Chapters items={items} />
    </>
  );
}
