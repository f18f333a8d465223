import { use } from "react";
import type { ContentItem } from "../content/types.ts";
import { DocumentContext } from "../rendering/contexts.tsx";
import { splitAt } from "../text/split-at.ts";
import { breakAt, wholeTags } from "../ui/breakable-text.tsx";
import { BodyStyles } from "./body-styles.tsx";
import styles from "./prose.module.css";

type Body = Pick<
  ContentItem,
  "content" | "contentBreaks" | "shortParagraphs" | "quantities" | "tables" | "figures"
>;

interface ProseProps {
  item: Body;
  /** The level of the body's top headings, which is one below the title above the body. */
  level: 2 | 3 | 4;
}

/** The sanitised HTML of an item's body. */
export function Prose({ item, level }: ProseProps) {
  const { watchProse } = use(DocumentContext);
  return (
    <>
      <BodyStyles item={item} />
      <div
        ref={watchProse}
        className={styles.prose}
        data-level={level}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: shown(item, level) }}
      />
    </>
  );
}

/**
 * The body with five additions: the line breaks that the server allows, an attribute that makes the lines of short
 * paragraphs break only between words, numbers that stay on one line with their units, a scrolling frame around each
 * table, and charts drawn from tables.
 */
function shown(
  {
    content,
    contentBreaks = [],
    shortParagraphs = [],
    quantities = [],
    tables = [],
    figures = [],
  }: Body,
  level: number,
): string {
  const additions = [
    ...figures,
    ...shortParagraphs.map((at) => ({ at, html: " data-whole-words" })),
    ...contentBreaks.map((at) => ({ at, html: breakAt(content, at) })),
    ...wholeTags(content, quantities, contentBreaks),
    ...tables.map((at, index) => ({ at, html: index % 2 ? "</div>" : "<div data-table-frame>" })),
  ].toSorted((a, b) => a.at - b.at);
  const parts = splitAt(
    // `nestHeadings` does not change the length of the HTML, so all offsets stay valid.
    nestHeadings(content, level),
    additions.map(({ at }) => at),
  );
  return parts.map((part, index) => part + (additions[index]?.html ?? "")).join("");
}

/**
 * Matches start and end tags of headings. It cannot match text, because `<` is escaped in the text of sanitised HTML.
 */
const HEADING = /(<\/?h)([1-6])\b/g;

/**
 * Changes the levels of headings in sanitised HTML, so that the top headings have the given level and no level is
 * skipped.
 */
export function nestHeadings(html: string, level: number): string {
  const written = [...html.matchAll(HEADING)].map(([, , digit]) => digit);
  const levels = [...new Set(written)].toSorted();
  return html.replace(HEADING, (_, start, digit) => {
    return start + Math.min(6, level + levels.indexOf(digit));
  });
}
