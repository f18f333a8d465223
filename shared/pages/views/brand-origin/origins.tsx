import type { CSSProperties } from "react";
import { BreakableText } from "../../../components/breakable-text/breakable-text.tsx";
import { Picture } from "../../../components/picture/picture.tsx";
import { Prose } from "../../../components/prose/prose.tsx";
import { chapterId } from "../../../components/story/chapter.tsx";
import type { ContentItem } from "../../../content/types.ts";
import styles from "./origins.module.css";

/** Where each part of the brand comes from. */
export function Origins({ items }: { items: ContentItem[] }) {
  return items.map((item) => {
    const titleId = `${chapterId(item)}-title`;
    return (
      <section
        className={styles.origin}
        key={item.id}
        id={chapterId(item)}
        aria-labelledby={titleId}
      >
        <div className={styles.figure}>
          <Figure item={item} />
        </div>
        <div className={styles.text}>
          <BreakableText as="h2" id={titleId} text={item.title} breaks={item.titleBreaks} />
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
      </section>
    );
  });
}

/** The word that the section is about, or its picture. */
function Figure({ item }: { item: ContentItem }) {
  const { subTitle, imgUrl } = item;
  if (subTitle === undefined) {
    return (
      imgUrl && (
        <Picture className={styles.picture} item={item} sizes="(width > 970px) 34rem, 92vw" />
      )
    );
  }
  const lines = subTitle.split("，");
  const isHan = /\p{Script=Han}/u.test(subTitle);
  const longest = Math.max(...lines.map((line) => [...line].length));
  return (
    <p
      className={styles.word}
      lang={isHan ? "zh" : "en"}
      data-vertical={lines.length > 1 || undefined}
      // In ems; a Latin letter of this weight is three fifths of one.
      style={{ "--width": isHan ? longest : longest * 0.6 } as CSSProperties}
      aria-hidden="true"
    >
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}
