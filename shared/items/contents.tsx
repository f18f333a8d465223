import { chapterId, itemKey } from "../content/item-key.ts";
import type { ContentItem } from "../content/types.ts";
import { padNumber } from "../i18n/numbers.ts";
import { Title } from "../ui/breakable-text.tsx";
import styles from "./contents.module.css";

interface ContentsProps {
  items: readonly ContentItem[];
  /** Whether the list is in the margin of a text. Subtitles are then left out. */
  isBrief?: boolean;
}

/** Numbered links to the chapters of a page, each with the chapter's subtitle. */
export function Contents({ items, isBrief = false }: ContentsProps) {
  return (
    <ol className={isBrief ? styles.contents : `${styles.contents} ${styles.full}`}>
      {items.map((item, index) => (
        <li key={itemKey(item)}>
          <a href={`#${chapterId(item)}`}>
            <b aria-hidden="true">{padNumber(index + 1, isBrief ? 1 : 2)}</b>{" "}
            <Title className={styles.name} data-words="" item={item} />{" "}
            {!isBrief && item.subTitle && <span className="note">{item.subTitle}</span>}
          </a>
        </li>
      ))}
    </ol>
  );
}
