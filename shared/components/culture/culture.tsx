import type { ContentItem } from "../../content/types.ts";
import type { GroupProps } from "../../page/view-props.ts";
import { Icon } from "../icon/icon.tsx";
import { ItemSummary } from "../item-title/item-summary.tsx";
import { ItemTitle } from "../item-title/item-title.tsx";
import { Prose } from "../prose/prose.tsx";
import { chapterId } from "../story/chapter.tsx";
import { Stories } from "../story/stories.tsx";
import styles from "./culture.module.css";

/** Rendered as stories if any item has a picture, else as principles in large type. */
export function Culture({ items }: GroupProps) {
  const isStory = items.some(({ imgUrl }) => imgUrl !== undefined);
  return isStory ? <Stories items={items} /> : <Principles items={items} />;
}

function Principles({ items }: { items: ContentItem[] }) {
  return (
    <ul className={styles.principles}>
      {items.map((item) => (
        <li className={styles.principle} key={item.id} id={chapterId(item)}>
          {item.subUpTitle && <Icon name={item.subUpTitle} />}
          <h2 className={styles.title}>
            <ItemTitle item={item} />
          </h2>
          <ItemSummary className={styles.summary} item={item} />
          <Prose item={item} />
        </li>
      ))}
    </ul>
  );
}
