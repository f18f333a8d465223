import type { LeadContent } from "../content/groups.ts";
import { chapterId, itemKey } from "../content/item-key.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { DayBar } from "../items/day-bar.tsx";
import styles from "./days.module.css";
import { FactOpening } from "./facts.tsx";

/** An opening with facts and the days of each step. The names of the steps describe the page for search engines. */
export default { background: "page", Lead: Days } as const;

/**
 * Links to the steps. Beside each link, a bar shows the days of the step. The second fact belongs to one of the steps.
 * The text of this fact is in the legend.
 */
function Days({ items, facts }: LeadContent) {
  const t = useMessages();
  const [first, ours] = facts;
  return (
    <FactOpening facts={first ? [first] : []}>
      <figure>
        <ol className={`${styles.schedule} stack`}>
          {items.map((step, index) => (
            <li key={itemKey(step)}>
              <a href={`#${chapterId(step)}`}>{step.title}</a>{" "}
              <DayBar className={styles.days} steps={items} index={index} facts={facts} />
            </li>
          ))}
        </ol>
        <figcaption className={`${styles.legend} cluster note`}>
          <span>{t("dayScale")}</span>{" "}
          {ours && <span className={styles.step}>{t("stepDays")}</span>}{" "}
          {ours && <span className={styles.ours}>{ours.text}</span>}
        </figcaption>
      </figure>
    </FactOpening>
  );
}
