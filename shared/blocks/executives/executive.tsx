import type { ContentItem } from "../../content/types.ts";
import { BreakableText, Title } from "../breakable-text/breakable-text.tsx";
import { FactList } from "../fact-list/fact-list.tsx";
import { Portrait } from "../people/people.tsx";
import { Prose } from "../prose/prose.tsx";
import styles from "./executive.module.css";

/** A person: portrait, post, biography. */
export function Executive({ person }: { person: ContentItem }) {
  return (
    <article className={styles.executive}>
      <Portrait person={person} sizes="(width > 750px) 28rem, 92vw" eager />
      <div className={styles.text}>
        <Title as="h1" item={person} />
        {person.subTitle && <p className={styles.post}>{person.subTitle}</p>}
        {person.summary && (
          <BreakableText
            as="p"
            className={styles.summary}
            data-words=""
            text={person.summary}
            breaks={person.summaryBreaks}
          />
        )}
        <FactList className={styles.figures} item={person} />
        <Prose item={person} />
      </div>
    </article>
  );
}
