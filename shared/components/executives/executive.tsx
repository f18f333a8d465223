import type { ContentItem } from "../../content/types.ts";
import { BackLink } from "../back-link/back-link.tsx";
import { ItemSummary } from "../item-title/item-summary.tsx";
import { ItemTitle } from "../item-title/item-title.tsx";
import { Prose } from "../prose/prose.tsx";
import styles from "./executive.module.css";
import { Portrait } from "./portrait.tsx";

/** A person: portrait, post, biography. */
export function Executive({ person }: { person: ContentItem }) {
  return (
    <article className={styles.executive}>
      <Portrait person={person} sizes="(width > 750px) 28rem, 92vw" eager />
      <div className={styles.text}>
        <h1>
          <ItemTitle item={person} />
        </h1>
        {person.subTitle && <p className={styles.post}>{person.subTitle}</p>}
        <ItemSummary className={styles.summary} item={person} />
        <Prose item={person} />
        <BackLink />
      </div>
    </article>
  );
}
