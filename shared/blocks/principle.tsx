import { chapterId, itemKey } from "../content/item-key.ts";
import type { ContentItem } from "../content/types.ts";
import { Prose } from "../items/prose.tsx";
import { Statement, Title } from "../ui/breakable-text.tsx";
import { Picture } from "../ui/picture.tsx";
import styles from "./principle.module.css";

/**
 * Principles: names in large type, each with its meaning. If a principle has a picture, the picture is above the
 * principle and as wide as the window.
 */
export default function Principles({ items }: { items: ContentItem[] }) {
  return (
    <ul className={styles.principles}>
      {items.map((item) => (
        <li key={itemKey(item)} id={chapterId(item)}>
          {item.imgUrl && (
            <Picture className={`${styles.picture} spread`} item={item} sizes="100vw" />
          )}
          <div className={`${styles.principle} aside ruled`}>
            <Title as="h2" className={`${styles.title} number-1`} item={item} />
            <div>
              <Statement as="p" className={`${styles.saying} title-1`} item={item} />
              <Prose item={item} level={3} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
