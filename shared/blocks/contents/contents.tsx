import type { ContentItem } from "../../content/types.ts";
import { padNumber } from "../../i18n/numbers.ts";
import { Title } from "../breakable-text/breakable-text.tsx";
import { chapterId } from "../section/chapter.tsx";
import styles from "./contents.module.css";

/** Numbered links to the chapters of a page; where there is room, each with its subtitle. */
export function Contents({ items }: { items: readonly ContentItem[] }) {
  return (
    <div className={styles.contents}>
      <ol>
        {items.map((item, index) => (
          <li key={item.id}>
            <a href={`#${chapterId(item)}`}>
              <b aria-hidden="true">{padNumber(index + 1, 2)}</b>
              <Title className={styles.name} data-words="" item={item} />
              {item.subTitle && <span className="note">{item.subTitle}</span>}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
