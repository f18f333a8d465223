import { use } from "react";
import { DocumentContext } from "../../layouts/document-context.tsx";
import styles from "./prose.module.css";

/** The cleaned HTML of an item's body. */
export function Prose({ html }: { html: string }) {
  const { watchProse, placeOfHtml } = use(DocumentContext);
  return (
    <div
      ref={watchProse}
      className={styles.prose}
      // Only the server's: the browser takes from there what it would otherwise be sent twice.
      data-html={placeOfHtml?.(html)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
