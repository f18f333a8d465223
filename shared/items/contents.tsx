import { chapterId, itemKey } from "../content/item-key.ts";
import type { ContentItem } from "../content/types.ts";
import { Title } from "../ui/breakable-text.tsx";
import styles from "./contents.module.css";

interface ContentsProps {
  items: readonly ContentItem[];
  /** Whether the list is in the margin of a text. The links then have numbers instead of subtitles. */
  isBrief?: boolean;
}

/**
 * Links to the chapters of a page. In a brief list, the links have numbers. Otherwise they have the chapters'
 * subtitles.
 */
export function Contents({ items, isBrief = false }: ContentsProps) {
  return (
    <ol className={isBrief ? styles.contents : `${styles.contents} ${styles.full}`}>
      {items.map((item, index) => (
        <li key={itemKey(item)}>
          <a href={`#${chapterId(item)}`}>
            {isBrief && <b aria-hidden="true">{index + 1} </b>}
            <Title className={styles.name} data-words="" item={item} />{" "}
            {!isBrief && item.subTitle && <span className="note">{item.subTitle}</span>}
          </a>
        </li>
      ))}
    </ol>
  );
}
