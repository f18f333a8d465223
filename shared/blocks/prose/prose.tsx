import { use } from "react";
import { splitAt } from "../../content/split-at.ts";
import type { ContentItem } from "../../content/types.ts";
import { DocumentContext } from "../../page/document-context.tsx";
import { breakAt, wholeAt } from "../breakable-text/breakable-html.ts";
import "../../styles/drawing.css";
import styles from "./prose.module.css";

type Body = Pick<ContentItem, "content" | "contentBreaks" | "quantities" | "tables" | "figures">;

/** The sanitised HTML of an item's body. */
export function Prose({ item }: { item: Body }) {
  const { watchProse } = use(DocumentContext);
  return (
    <div
      ref={watchProse}
      className={styles.prose}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: shown(item) }}
    />
  );
}

/**
 * The body with the line breaks that the server allows, whole numbers, a scrolling frame around each
 * table, and the figures drawn from some.
 */
function shown({
  content,
  contentBreaks = [],
  quantities = [],
  tables = [],
  figures = [],
}: Body): string {
  const additions = [
    ...figures,
    ...contentBreaks.map((at) => ({ at, html: breakAt(content, at) })),
    // Elements: beside a word joiner browsers put no space between Chinese and figures.
    ...quantities.map((at, index) => ({ at, html: index % 2 ? "</span>" : wholeAt(content, at) })),
    ...tables.map((at, index) => ({ at, html: index % 2 ? "</div>" : "<div data-table-frame>" })),
  ].toSorted((a, b) => a.at - b.at);
  const parts = splitAt(
    content,
    additions.map(({ at }) => at),
  );
  return parts.map((part, index) => part + (additions[index]?.html ?? "")).join("");
}
