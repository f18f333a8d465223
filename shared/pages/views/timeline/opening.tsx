import { DeferredPart } from "../../../blocks/deferred-part/deferred-part.tsx";
import type { ContentItem } from "../../../content/types.ts";
import { year } from "../../../i18n/dates.ts";
import { OwnOpening } from "../../../layouts/opening/own-opening.tsx";
import type { FullListData } from "../../loaders/full-list.ts";
import styles from "./opening.module.css";

/** The first and the last year at either end of a line that cools. */
export function Opening({ items }: FullListData) {
  return (
    <OwnOpening ground="stage">
      <p className={styles.years}>
        <DeferredPart value={items} fallback={null} isSecond>
          {(loaded) => <Years items={loaded} />}
        </DeferredPart>
      </p>
    </OwnOpening>
  );
}

function Years({ items }: { items: ContentItem[] }) {
  const years = items.flatMap(({ publishTime }) => (publishTime ? year(publishTime) : []));
  const [first, last] = [years.toSorted()[0], years.toSorted().at(-1)];
  return (
    <>
      <span className="metal">{first}</span>
      <span className={styles.line} />
      <span className={`${styles.last} metal`}>{last}</span>
    </>
  );
}
