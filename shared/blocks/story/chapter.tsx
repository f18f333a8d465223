import type { ReactNode } from "react";
import { factsOf } from "../../content/facts.ts";
import type { ContentItem } from "../../content/types.ts";
import { Title } from "../breakable-text/breakable-text.tsx";
import { Summary } from "../breakable-text/summary.tsx";
import { SideFacts } from "../fact-list/side-facts.tsx";
import { FileLink } from "../file-link/file-link.tsx";
import { Picture } from "../picture/picture.tsx";
import { Prose } from "../prose/prose.tsx";
import styles from "./chapter.module.css";

interface ChapterProps {
  item: ContentItem;
  /** A number or an icon above the title. */
  mark?: ReactNode;
  /** Colour of the mark and the facts. */
  tint?: string;
}

/** A complete item as a section of a page, addressable by a fragment. */
export function Chapter({ item, mark, tint = "var(--accent)" }: ChapterProps) {
  const titleId = `${chapterId(item)}-title`;
  return (
    <section
      className={styles.chapter}
      id={chapterId(item)}
      aria-labelledby={titleId}
      style={{ "--tint": tint }}
    >
      <div className={styles.head}>
        {mark}
        <Title as="h2" className={styles.title} id={titleId} item={item} />
        {item.subTitle && <p className={styles.subTitle}>{item.subTitle}</p>}
        <Summary className={styles.summary} text={item.summary} />
        <SideFacts facts={factsOf({ ...item, facts: item.sideFacts ?? [] })} />
      </div>
      <div className={styles.body}>
        {item.imgUrl && (
          <Picture className={styles.picture} item={item} sizes="(width > 970px) 60rem, 92vw" />
        )}
        <Prose item={item} />
        <FileLink item={item} />
      </div>
    </section>
  );
}

/** Element id, also the target of search results: see `itemAnchor` in routing/table.ts. */
export function chapterId({ id }: Pick<ContentItem, "id">): string {
  return `chapter-${id}`;
}
