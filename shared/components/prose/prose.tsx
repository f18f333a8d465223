import { use } from "react";
import { splitAt } from "../../content/split-at.ts";
import type { ContentItem } from "../../content/types.ts";
import { DocumentContext } from "../../page/document-context.tsx";
import styles from "./prose.module.css";

type Body = Pick<ContentItem, "content" | "contentBreaks" | "contentNumbers" | "tables">;

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

/** Lines end where the server says that they may, and each table has a frame that scrolls by itself. */
function shown({ content, contentBreaks = [], contentNumbers = [], tables = [] }: Body): string {
  const additions = [
    ...contentBreaks.map((at) => ({ at, html: "<wbr>" })),
    ...contentNumbers.map((at, index) => ({
      at,
      html: index % 2 ? "</span>" : "<span data-number>",
    })),
    ...tables.map((at, index) => ({ at, html: index % 2 ? "</div>" : "<div data-table-frame>" })),
  ].toSorted((a, b) => a.at - b.at);
  const parts = splitAt(
    content,
    additions.map(({ at }) => at),
  );
  return parts.map((part, index) => part + (additions[index]?.html ?? "")).join("");
}
