import { chapterId, itemKey } from "../content/item-key.ts";
import type { ContentItem } from "../content/types.ts";
import { Prose } from "../items/prose.tsx";
import { Statement, Title } from "../ui/breakable-text.tsx";
import styles from "./principle.module.css";

/** Principles: names in large type, each with its meaning. */
export default function Principles({ items }: { items: ContentItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li className={`${styles.principle} aside ruled`} key={itemKey(item)} id={chapterId(item)}>
          <Title as="h2" className={`${styles.title} number-1`} item={item} />
          <div>
            <Statement as="p" className={`${styles.saying} title-1`} item={item} />
            <Prose item={item} level={3} />
          </div>
        </li>
      ))}
    </ul>
  );
}
