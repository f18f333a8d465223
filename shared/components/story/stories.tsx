import { factsOf } from "../../content/facts.ts";
import type { ContentItem } from "../../content/types.ts";
import { padNumber } from "../../i18n/numbers.ts";
import { Chapter } from "./chapter.tsx";
import styles from "./stories.module.css";

/** Items as numbered chapters. */
export function Stories({ items }: { items: ContentItem[] }) {
  return items.map((item, index) => (
    <Chapter
      key={item.id}
      item={item}
      // Those of the first are in the opening.
      facts={index > 0 ? factsOf(item) : []}
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
