import { itemKey } from "../content/item-key.ts";
import type { ContentItem } from "../content/types.ts";
import { localeFacts } from "../i18n/locales.ts";
import { usePage } from "../rendering/contexts.tsx";
import { isHan } from "../text/is-han.ts";
import { textKeys } from "../text/text-keys.ts";
import { Chapter } from "./chapter.tsx";
import styles from "./origin.module.css";

/**
 * Chapters that may show a word in large type instead of a picture. The first picture of the page is as wide as the
 * window.
 */
export default function Origins({ items }: { items: ContentItem[] }) {
  const spread = items.find(({ imgUrl }) => imgUrl);
  return items.map(({ subTitle, ...item }) => (
    <Chapter
      key={itemKey(item)}
      item={item}
      picture={item.id === spread?.id ? "wide" : subTitle ? "none" : "margin"}
      mark={subTitle && <Word text={subTitle} />}
    />
  ));
}

/** A word in large type. If Chinese commas divide it into several lines, the lines are set vertically. */
function Word({ text }: { text: string }) {
  const { locale } = usePage();
  const lines = text.split("，");
  const keys = textKeys(lines);
  const isChinese = isHan(text);
  const longest = Math.max(...lines.map(({ length }) => length));
  return (
    <p
      className={styles.word}
      lang={isChinese ? "zh" : (localeFacts[locale].subtitles ?? locale)}
      data-vertical={lines.length > 1 || undefined}
      // The width of the word in em. A Latin letter of this weight is 0.6 em wide.
      style={{ "--width": isChinese ? longest : longest * 0.6 }}
      aria-hidden="true"
    >
      {lines.map((line, index) => (
        <span key={keys[index]}>{line} </span>
      ))}
    </p>
  );
}
