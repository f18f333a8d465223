import type { ContentItem } from "../../content/types.ts";
import { padNumber } from "../../i18n/numbers.ts";
import { mixTokens } from "../../styles/mix-tokens.ts";
import styles from "./chapter.module.css";
import { Chapter } from "./chapter.tsx";

/** Items as numbered chapters; their numbers cool from the first to the last. */
export function Stories({ items }: { items: ContentItem[] }) {
  return items.map((item, index) => (
    <Chapter
      key={item.id}
      item={item}
      tint={mixTokens("accent", "ink-faint", index / items.length)}
      mark={
        items.length > 1 && (
          <p className={styles.number} aria-hidden="true">
            {padNumber(index + 1, 2)}
          </p>
        )
      }
    />
  ));
}
