import { BreakableText } from "../../../components/breakable-text/breakable-text.tsx";
import { ContentIcon } from "../../../components/icon/content-icon.tsx";
import { Chapter, chapterId } from "../../../components/story/chapter.tsx";
import type { GroupProps } from "../../../page/view-props.ts";
import styles from "./solutions.module.css";

/** Services and solutions as chapters, preceded by links to them. */
export function Solutions({ items }: GroupProps) {
  return (
    <>
      <ul className={styles.overview}>
        {items.map((item) => (
          <li key={item.id}>
            <a className={styles.tile} href={`#${chapterId(item)}`}>
              {item.subUpTitle && <ContentIcon name={item.subUpTitle} />}
              <BreakableText
                className={styles.name}
                data-words=""
                text={item.title}
                breaks={item.titleBreaks}
              />
              {item.subTitle && <span className={styles.claim}>{item.subTitle}</span>}
            </a>
          </li>
        ))}
      </ul>
      {items.map((item) => (
        <Chapter
          key={item.id}
          item={item}
          mark={item.subUpTitle && <ContentIcon name={item.subUpTitle} />}
        />
      ))}
    </>
  );
}
