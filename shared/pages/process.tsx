import { Title } from "../blocks/breakable-text/breakable-text.tsx";
import { Prose } from "../blocks/prose/prose.tsx";
import { amount, type Fact } from "../content/facts.ts";
import { leadingFacts } from "../content/groups.ts";
import type { ContentItem } from "../content/types.ts";
import { FactOpening } from "../layouts/opening/fact-opening.tsx";
import { ItemsPage } from "../layouts/page/items-page.tsx";
import { useMessages } from "../page/page-context.tsx";
import { chapterId } from "../routing/chapter-id.ts";
import type { ItemsData } from "./loaders/items.ts";
import styles from "./process.module.css";

export default function ProcessPage({ group }: ItemsData) {
  return (
    <ItemsPage group={group} background="page" lead={({ items }) => <Days steps={items} />}>
      {({ items }) => <ProcessSteps items={items} />}
    </ItemsPage>
  );
}

/** The steps, and the days that each takes. */
function Days({ steps }: { steps: ContentItem[] }) {
  const facts = leadingFacts(steps);
  return (
    <FactOpening facts={facts}>
      <Schedule steps={steps} ours={facts[1]} />
    </FactOpening>
  );
}

interface ScheduleProps {
  steps: ContentItem[];
  /** The last days of the step that states it, in which the company waits. */
  ours: Fact | undefined;
}

/** Links to the steps, each beside its days; it begins on a day after the one before it. */
function Schedule({ steps, ours }: ScheduleProps) {
  const t = useMessages();
  const ends = endsOf(steps);
  return (
    <figure>
      <ol className={styles.schedule} style={{ "--days": ends.at(-1) }}>
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
function endsOf(steps: ContentItem[]): number[] {
  let end = 0;
  return steps.map(({ value }) => {
    if (value !== undefined) end += Math.max(1, Math.ceil(value));
    return end;
  });
}

/** Steps along one line, with their durations. */
function ProcessSteps({ items }: { items: ContentItem[] }) {
  return (
    <ol>
      {items.map((step, index) => (
        <li className={styles.step} key={step.id} id={chapterId(step)}>
          <p className={styles.number} aria-hidden="true">
            {index + 1}
          </p>
          <div>
            <Title as="h2" className={styles.title} item={step} />
            {step.subTitle && <Duration text={step.subTitle} />}
          </div>
          <Prose item={step} />
        </li>
      ))}
    </ol>
  );
}

/** `45 minutes, online`: up to the comma in large type, its number larger. */
function Duration({ text }: { text: string }) {
  const [duration = "", ...notes] = text.split(/(?<=，|, )/);
  const parts = duration
    .trimEnd()
    .replace(/[，,]$/, "")
    .split(/(\d[\d.]*)/);
  return (
    <>
      <p className={styles.duration}>
        {parts.map((part) => (/\d/.test(part) ? <strong key={part}>{part}</strong> : part))}
      </p>
      <p className="note">{notes.join("")}</p>
    </>
  );
}
