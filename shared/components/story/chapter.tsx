import type { ReactNode } from "react";
import { type Fact, factsOf } from "../../content/facts.ts";
import type { ContentItem } from "../../content/types.ts";
import { Title } from "../breakable-text/breakable-text.tsx";
import { Summary, wholeNumbers } from "../breakable-text/summary.tsx";
import { Dots } from "../dots/dots.tsx";
import { FileLink } from "../file-link/file-link.tsx";
import { Picture } from "../picture/picture.tsx";
import { Prose } from "../prose/prose.tsx";
import styles from "./chapter.module.css";

/** More dots than these are no longer seen as a number. */
const MOST_DOTS = 1000;
const DOTS_IN_A_ROW = 40;

interface ChapterProps {
  item: ContentItem;
  /** A number or an icon above the title. */
  mark?: ReactNode;
  /** Colour of the mark and the facts. */
  tint?: string;
}

/** A complete item as a section of a page, addressable by a fragment. */
export function Chapter({ item, mark, tint = "var(--accent)" }: ChapterProps) {
  const titleId = `${chapterId(item)}-title`;
  const facts = factsOf({ ...item, facts: item.sideFacts ?? [] });
  return (
    <section
      className={styles.chapter}
      id={chapterId(item)}
      aria-labelledby={titleId}
      style={{ "--tint": tint }}
    >
      <div className={styles.head}>
        {mark}
        <Title as="h2" className={styles.title} id={titleId} item={item} />
        {item.subTitle && <p className={styles.subTitle}>{item.subTitle}</p>}
        <Summary className={styles.summary} text={item.summary} />
        {facts.length > 0 && (
          <div className={styles.facts}>
            {facts.map((fact) => (
              <SideFact key={fact.text} fact={fact} />
            ))}
          </div>
        )}
      </div>
      <div className={styles.body}>
        {item.imgUrl && (
          <Picture className={styles.picture} item={item} sizes="(width > 970px) 60rem, 92vw" />
        )}
        <Prose item={item} />
        <FileLink item={item} />
      </div>
    </section>
  );
}

/** A number with its unit, drawn as a share or as so many dots, and what it counts. */
function SideFact({ fact: { number, unit, text } }: { fact: Fact }) {
  const count = Number(number.replaceAll(",", ""));
  return (
    <p className={styles.fact}>
      <strong>
        {number}
        {unit && <small>{` ${unit.trim()}`}</small>}
      </strong>
      {number.endsWith("%") && <span className={styles.share} style={{ "--share": number }} />}
      {Number.isInteger(count) && count > 0 && count <= MOST_DOTS && (
        <Dots className={styles.dots} count={count} columns={DOTS_IN_A_ROW} />
      )}{" "}
      <span dangerouslySetInnerHTML={{ __html: wholeNumbers(text) }} />
    </p>
  );
}

/** Element id, also the target of search results: see `itemAnchor` in routing/views.ts. */
export function chapterId({ id }: Pick<ContentItem, "id">): string {
  return `chapter-${id}`;
}
