import { use } from "react";
import { splitAt } from "../../content/split-at.ts";
import type { ContentItem } from "../../content/types.ts";
import { DocumentContext } from "../../page/document-context.tsx";
import styles from "./prose.module.css";

interface ProseProps {
  item: Pick<ContentItem, "content" | "contentBreaks">;
}

/** The cleaned HTML of an item's body. */
export function Prose({ item: { content, contentBreaks } }: ProseProps) {
  const { watchProse } = use(DocumentContext);
  return (
    <div
      ref={watchProse}
      className={styles.prose}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: splitAt(content, contentBreaks).join("<wbr>") }}
    />
  );
}
