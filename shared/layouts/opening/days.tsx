import { amount, type Fact } from "../../content/facts.ts";
import type { ContentItem } from "../../content/types.ts";
import { useMessages } from "../../page/page-context.tsx";
import { chapterId } from "../../routing/chapter-id.ts";
import { FactOpening } from "./fact-opening.tsx";
import styles from "./opening.module.css";

/** Steps, and the days that each takes. */
export function Days({ items, facts }: { items: readonly ContentItem[]; facts: readonly Fact[] }) {
  return (
    <FactOpening facts={facts}>
      <Schedule steps={items} ours={facts[1]} />
    </FactOpening>
  );
}

interface ScheduleProps {
  steps: readonly ContentItem[];
  /** The last days of the step that states it, in which the company waits. */
  ours: Fact | undefined;
}

/** Links to the steps, each beside its days; it begins on a day after the one before it. */
function Schedule({ steps, ours }: ScheduleProps) {
  const t = useMessages();
  const ends = endsOf(steps);
  return (
    <figure>
      <ol className={`${styles.schedule} stack`} style={{ "--days": ends.at(-1) }}>
        {steps.map((step, index) => (
          <li key={step.id}>
            <a href={`#${chapterId(step)}`}>{step.title}</a>{" "}
            {step.subTitle && <span className="note">{step.subTitle}</span>}
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
      <figcaption className="note">{t("dayScale")}</figcaption>
    </figure>
  );
}

/** On which day each step ends; a part of a day is a day. */
function endsOf(steps: readonly ContentItem[]): number[] {
  let end = 0;
  return steps.map(({ value }) => {
    if (value !== undefined) end += Math.max(1, Math.ceil(value));
    return end;
  });
}
