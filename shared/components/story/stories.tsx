import type { ContentItem } from "../../content/types.ts";
import { padNumber } from "../../i18n/numbers.ts";
import { FileLink } from "../file-link/file-link.tsx";
import { Picture } from "../picture/picture.tsx";
import { Prose } from "../prose/prose.tsx";
import styles from "./story.module.css";

/** Items in full as the chapters of one page. */
export function Stories({ items }: { items: ContentItem[] }) {
  const isNumbered = items.length > 1;
  return items.map((item, index) => (
    <section className={styles.story} key={item.id} aria-labelledby={`story-${item.id}`}>
      <div className={styles.head}>
        {isNumbered && (
          <p className={styles.number} aria-hidden="true">
            {padNumber(index + 1, 2)}
          </p>
        )}
        <h2 className={styles.title} id={`story-${item.id}`}>
          {item.title}
        </h2>
        {item.subTitle && <p className={styles.subTitle}>{item.subTitle}</p>}
      </div>
      <div className={styles.body}>
        {item.imgUrl && (
          <Picture
            className={styles.picture}
            item={item}
            alt=""
            sizes="(width > 970px) 60rem, 92vw"
          />
        )}
        {item.summary && <p className={styles.summary}>{item.summary}</p>}
        <Prose html={item.content} />
        <FileLink item={item} />
      </div>
    </section>
  ));
}
