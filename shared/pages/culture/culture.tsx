import { BreakableText, Title } from "../../blocks/breakable-text/breakable-text.tsx";
import { Prose } from "../../blocks/prose/prose.tsx";
import { Chapters, chapterId } from "../../blocks/section/chapter.tsx";
import type { ContentItem } from "../../content/types.ts";
import { usePage } from "../../page/page-context.tsx";
import type { GroupProps } from "../../page/view-props.ts";
import { site } from "../../site.ts";
import styles from "./culture.module.css";

/** Rendered as stories if any item has a picture, else as principles. */
export function Culture({ items }: GroupProps) {
  const isStory = items.some(({ imgUrl }) => imgUrl !== undefined);
  return isStory ? <Chapters items={items} /> : <Principles items={items} />;
}

function Principles({ items }: { items: ContentItem[] }) {
  const { locale } = usePage();
  return (
    <ul>
      {items.map((item) => (
        <li
          className={`${styles.principle} aside ruled`}
          key={item.id}
          id={chapterId(item)}
          data-motto={item.summary === site.motto[locale] || undefined}
        >
          <Title as="h2" className={`${styles.title} figure-1`} item={item} />
          <div className={styles.body}>
            {item.summary && (
              <BreakableText
                as="p"
                className={styles.summary}
                data-words=""
                text={item.summary}
                breaks={item.summaryBreaks}
              />
            )}
            <Prose item={item} />
          </div>
        </li>
      ))}
    </ul>
  );
}
