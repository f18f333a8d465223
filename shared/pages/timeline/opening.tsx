import type { ContentItem } from "../../content/types.ts";
import { year } from "../../i18n/dates.ts";
import styles from "./opening.module.css";

/** The first and the last year at either end of a line that cools. */
export function Years({ items }: { items: ContentItem[] }) {
  const years = items.flatMap(({ publishTime }) => (publishTime ? year(publishTime) : []));
  const [first, last] = [years.toSorted()[0], years.toSorted().at(-1)];
  return (
    <p className={styles.years}>
      <span className="metal">{first}</span>
      <span className={styles.line} />
      <span className={`${styles.last} metal`}>{last}</span>
    </p>
  );
}
