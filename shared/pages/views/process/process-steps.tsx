import { BreakableText } from "../../../components/breakable-text/breakable-text.tsx";
import { ContentIcon } from "../../../components/icon/content-icon.tsx";
import { Prose } from "../../../components/prose/prose.tsx";
import type { ContentItem } from "../../../content/types.ts";
import { padNumber } from "../../../i18n/numbers.ts";
import styles from "./process-steps.module.css";

/** Numbered steps with their durations. */
export function ProcessSteps({ items }: { items: ContentItem[] }) {
  return (
    <ol className={styles.steps}>
      {items.map((step, index) => (
        <li className={styles.step} key={step.id}>
          <p className={styles.number} aria-hidden="true">
            {padNumber(index + 1, 2)}
          </p>
          <div>
            <h2 className={styles.title}>
              {step.subUpTitle && <ContentIcon name={step.subUpTitle} />}
              <BreakableText text={step.title} breaks={step.titleBreaks} />
            </h2>
            {step.subTitle && <p className={styles.time}>{step.subTitle}</p>}
          </div>
          <Prose item={step} />
        </li>
      ))}
    </ol>
  );
}
