import type { ReactNode } from "react";
import { factsOf } from "../content/facts.ts";
import { chapterId, itemKey } from "../content/item-key.ts";
import type { ContentItem } from "../content/types.ts";
import { FileLink } from "../items/file-link.tsx";
import { Prose } from "../items/prose.tsx";
import { Summary, Title } from "../ui/breakable-text.tsx";
import { Facts } from "../ui/fact.tsx";
import { Picture } from "../ui/picture.tsx";
import { Section } from "../ui/section.tsx";
import styles from "./chapter.module.css";

/**
 * Items as numbered chapters. On a long page, the second picture is as wide as the window. If a page has only one
 * picture, that picture is as wide as the window.
 */
export default function Chapters({ items }: { items: ContentItem[] }) {
  const pictured = items.filter(({ imgUrl }) => imgUrl);
  const spread = pictured.length === 1 || items.length >= LONG ? pictured.slice(0, 2).at(-1) : null;
  return items.map((item, index) => (
    <Chapter
      key={itemKey(item)}
      item={item}
      picture={item === spread ? "wide" : "margin"}
      number={items.length > 1 ? index + 1 : undefined}
    />
  ));
}

/** A page with at least this number of chapters is a long page. */
const LONG = 3;

interface ChapterProps {
  item: ContentItem;
  /** The number of the chapter, if the page has several chapters. */
  number?: number | undefined;
  /** A drawing above the title. */
  mark?: ReactNode;
  /**
   * The place of the picture: beside the text, or above the text and as wide as the window. `none` means that the page
   * shows the picture elsewhere.
   */
  picture?: "margin" | "wide" | "none";
}

/** A complete item as a section of a page. */
export function Chapter({ item, picture = "margin", number, mark }: ChapterProps) {
  const isInMargin = picture === "margin" && item.imgUrl !== undefined;
  // Two things in a text are as wide as the page: a quotation that names its speaker, and a journey (the drawing of a
  // route with its stops). chapter.module.css lays the rest of the chapter around them.
  const isAround = /<cite\b|<figure class="journey"/.test(item.content);
  return (
    <>
      {picture === "wide" && (
        <Picture className={`${styles.wide} spread`} item={item} sizes="100vw" />
      )}
      <Section
        id={chapterId(item)}
        title={<Title item={item} />}
        number={number}
        mark={mark}
        subTitle={item.subTitle}
        isSticky={!isInMargin && !isAround}
        className={isAround ? styles.around : undefined}
        more={
          <>
            <Summary className={styles.summary} item={item} />
            <Facts
              className={styles.facts}
              facts={factsOf({ ...item, facts: item.sideFacts ?? [] })}
            />
            {item.fileUrl && (
              <p className={styles.file}>
                <FileLink item={item} />
              </p>
            )}
            {isInMargin && (
              <Picture
                className={styles.picture}
                item={item}
                sizes="(width > 970px) min(29vw, 29rem), 90vw"
              />
            )}
          </>
        }
      >
        <Prose item={item} level={3} />
      </Section>
    </>
  );
}
