import type { ReactNode } from "react";
import type { ContentItem } from "../../content/types.ts";
import { FileLink } from "../file-link/file-link.tsx";
import { ItemSummary } from "../item-title/item-summary.tsx";
import { ItemTitle } from "../item-title/item-title.tsx";
import { Picture } from "../picture/picture.tsx";
import { Prose } from "../prose/prose.tsx";
import styles from "./chapter.module.css";

interface ChapterProps {
  item: ContentItem;
  /** A number or an icon above the title. */
  mark?: ReactNode;
}

/** A complete item as a section of a page, addressable by a fragment. */
export function Chapter({ item, mark }: ChapterProps) {
  const titleId = `${chapterId(item)}-title`;
  return (
    <section className={styles.chapter} id={chapterId(item)} aria-labelledby={titleId}>
      <div className={styles.head}>
        {mark}
        <h2 className={styles.title} id={titleId}>
          <ItemTitle item={item} />
        </h2>
        {item.subTitle && <p className={styles.subTitle}>{item.subTitle}</p>}
      </div>
      <div className={styles.body}>
        {item.imgUrl && (
          <Picture className={styles.picture} item={item} sizes="(width > 970px) 60rem, 92vw" />
        )}
        <ItemSummary className={styles.summary} item={item} />
        <Prose item={item} />
        <FileLink item={item} />
      </div>
    </section>
  );
}

/** Element id, also the target of search results: see `itemAnchor` in routing/views.ts. */
export function chapterId({ id }: Pick<ContentItem, "id">): string {
  return `chapter-${id}`;
}
