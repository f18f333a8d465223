import type { ContentItem } from "../../content/types.ts";
import { FileLink } from "../file-link/file-link.tsx";
import { Prose } from "../prose/prose.tsx";
import styles from "./story.module.css";

/** An item in full as a part of a page: its title in the margin, its body beside it. */
export function Story({ item }: { item: ContentItem }) {
  const id = `story-${item.id}`;
  return (
    <section className={styles.story} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {item.title}
      </h2>
      <div className={styles.body}>
        <Prose html={item.content} />
        <FileLink item={item} />
      </div>
    </section>
  );
}
