import type { LeadContent } from "../content/groups.ts";
import { chapterId, itemKey } from "../content/item-key.ts";
import type { ContentItem } from "../content/types.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { amount } from "../i18n/numbers.ts";
import styles from "./days.module.css";
import { FactOpening } from "./facts.tsx";

/**
 * An opening (top of a page) with facts (key figures) and the days of each step. It has no `description`, so the page's
 * description for search engines consists of the titles of its items, which are the names of the steps.
 */
export default { background: "page", Lead: Days } as const;

/**
 * Links to the steps. Beside each link, a bar shows the days of the step. A step begins on the day after the previous
 * step ended. The second fact belongs to one of the steps. The number of this fact says how many days the company waits
 * at the end of this step. The text of the fact is in the legend.
 */
function Days({ items, facts }: LeadContent) {
  const t = useMessages();
  const ends = endsOf(items);
  const [first, ours] = facts;
  return (
    <FactOpening facts={first ? [first] : []}>
      <figure>
        <ol className={`${styles.schedule} stack`} style={{ "--days": ends.at(-1) }}>
          {items.map((step, index) => (
            <li key={itemKey(step)}>
              <a href={`#${chapterId(step)}`}>{step.title}</a>{" "}
              {step.value !== undefined && (
                <span
                  className={styles.days}
                  style={{
                    "--start": ends[index - 1] ?? 0,
                    "--share": step.value,
                    "--ours": `${ours?.id === step.id ? (100 * amount(ours.number)) / step.value : 0}%`,
                  }}
                  aria-hidden="true"
                />
              )}
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

/** The day on which each step ends. Parts of a day count as full days. */
function endsOf(steps: readonly ContentItem[]): number[] {
  let end = 0;
  return steps.map(({ value }) => {
    if (value !== undefined) end += Math.max(1, Math.ceil(value));
    return end;
  });
}
