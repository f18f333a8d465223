import { BreakableText } from "../../../components/breakable-text/breakable-text.tsx";
import { Prose } from "../../../components/prose/prose.tsx";
import { chapterId } from "../../../components/story/chapter.tsx";
import { leadingFacts } from "../../../content/groups.ts";
import type { ContentItem } from "../../../content/types.ts";
import { FactOpening } from "../../../layouts/opening/fact-opening.tsx";
import { PartsBar } from "../../../layouts/opening/parts-bar.tsx";
import type { FullListData } from "../../loaders/full-list.ts";
import styles from "./process-steps.module.css";

const HEIGHT = { narrow: "48rem", wide: "34rem" };

/** The steps on one line of days, and links to them. */
export function Opening({ items }: FullListData) {
  return (
    <FactOpening value={items} ground="paper" factsOf={leadingFacts} height={HEIGHT}>
      {(steps) => (
        <div>
          <PartsBar items={steps} isNumbered />
          <ol className={styles.overview}>
            {steps.map((step) => (
              <li key={step.id}>
                <a href={`#${chapterId(step)}`}>{step.title}</a>
                {step.subTitle && <span>{step.subTitle}</span>}
              </li>
            ))}
          </ol>
        </div>
      )}
    </FactOpening>
  );
}

/** Steps along one line, with their durations. */
export function ProcessSteps({ items }: { items: ContentItem[] }) {
  return (
    <ol className={styles.steps}>
      {items.map((step, index) => (
        <li className={styles.step} key={step.id} id={chapterId(step)}>
          <p className={styles.number} aria-hidden="true">
            {index + 1}
          </p>
          <div>
            <BreakableText
              as="h2"
              className={styles.title}
              text={step.title}
              breaks={step.titleBreaks}
            />
            {step.subTitle && <p className={styles.time}>{step.subTitle}</p>}
          </div>
          <Prose item={step} />
        </li>
      ))}
    </ol>
  );
}
