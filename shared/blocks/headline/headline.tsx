import type { ContentItem } from "../../content/types.ts";
import { chapterId } from "../../routing/chapter-id.ts";
import { Title } from "../breakable-text/breakable-text.tsx";
import { Prose } from "../prose/prose.tsx";
import styles from "./headline.module.css";

/** A title as a headline above the points of its text. */
export function Headline({ item }: { item: ContentItem }) {
  return (
    <section className={styles.statement} id={chapterId(item)} aria-labelledby="headline-title">
      <Title as="h2" className={styles.title} id="headline-title" item={item} />
      <Prose item={item} />
    </section>
  );
}
