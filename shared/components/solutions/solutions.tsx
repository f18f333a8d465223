import type { GroupProps } from "../../page/view-props.ts";
import { Icon } from "../icon/icon.tsx";
import { ItemTitle } from "../item-title/item-title.tsx";
import { Chapter, chapterId } from "../story/chapter.tsx";
import styles from "./solutions.module.css";

/** Services and solutions as chapters, preceded by links to them. */
export function Solutions({ items }: GroupProps) {
  return (
    <>
      <ul className={styles.overview}>
        {items.map((item) => (
          <li key={item.id}>
            <a className={styles.tile} href={`#${chapterId(item)}`}>
              {item.subUpTitle && <Icon name={item.subUpTitle} />}
              <span className={styles.name} data-words="">
                <ItemTitle item={item} />
              </span>
              {item.subTitle && <span className={styles.claim}>{item.subTitle}</span>}
            </a>
          </li>
        ))}
      </ul>
      {items.map((item) => (
        <Chapter
          key={item.id}
          item={item}
          mark={item.subUpTitle && <Icon name={item.subUpTitle} />}
        />
      ))}
    </>
  );
}
