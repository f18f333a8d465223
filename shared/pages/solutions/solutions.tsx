import { Title } from "../../blocks/breakable-text/breakable-text.tsx";
import { chapterId } from "../../blocks/story/chapter.tsx";
import { Stories } from "../../blocks/story/stories.tsx";
import type { ContentItem } from "../../content/types.ts";
import { padNumber } from "../../i18n/numbers.ts";
import styles from "./solutions.module.css";

/** Services and solutions as chapters, preceded by links to them. */
export function Solutions({ items }: { items: ContentItem[] }) {
  return (
    <>
      <ol className={styles.index}>
        {items.map((item, index) => (
          <li key={item.id}>
            <a className={styles.entry} href={`#${chapterId(item)}`}>
              <span className={styles.number} aria-hidden="true">
                {padNumber(index + 1, 2)}
              </span>
              <Title className={styles.name} data-words="" item={item} />
              {item.subTitle && <span className={`${styles.claim} note`}>{item.subTitle}</span>}
            </a>
          </li>
        ))}
      </ol>
      <Stories items={items} />
    </>
  );
}
