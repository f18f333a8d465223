import { itemKey } from "../content/item-key.ts";
import type { ContentItem } from "../content/types.ts";
import { localeFacts } from "../i18n/locales.ts";
import { usePage } from "../rendering/contexts.tsx";
import { isHan } from "../text/is-han.ts";
import { textKeys } from "../text/text-keys.ts";
import { LogoMark } from "../ui/logo.tsx";
import { Chapter } from "./chapter.tsx";
import styles from "./origin.module.css";

/**
 * Chapters that show a word in large type, or the company's mark, instead of a picture. The first picture of a chapter
 * with a word is as wide as the window.
 */
export default function Origins({ items }: { items: ContentItem[] }) {
  const spread = items.find(({ subTitle, imgUrl }) => subTitle && imgUrl);
  return items.map(({ subTitle, ...item }) => (
    <Chapter
      key={itemKey(item)}
      item={item}
      picture={subTitle ? (item.id === spread?.id ? "wide" : "none") : "margin"}
      mark={
        subTitle ? (
          <Word text={subTitle} />
        ) : (
          <div className={styles.mark}>
            <LogoMark />
          </div>
        )
      }
    />
  ));
}

/** The word in large type. Chinese words with several lines are set vertically. */
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
