import { Title } from "../../../blocks/breakable-text/breakable-text.tsx";
import { Chapters, chapterId } from "../../../blocks/section/chapter.tsx";
import { padNumber } from "../../../i18n/numbers.ts";
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
      <ol className={styles.index}>
        {items.map((item, index) => (
          <li key={item.id}>
            <a className={styles.entry} href={`#${chapterId(item)}`}>
              <span className={styles.number} aria-hidden="true">
                {padNumber(index + 1, 2)}
              </span>
              <Title className={styles.name} data-words="" item={item} />
              {item.subTitle && <span className={`${styles.claim} note`}>{item.subTitle}</span>}
            </a>
          </li>
        ))}
      </ol>
      <Chapters items={items} />
    </>
  );
}
