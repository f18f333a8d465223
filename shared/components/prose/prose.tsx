import { use } from "react";
import { DocumentContext } from "../../page/document-context.tsx";
import styles from "./prose.module.css";

/** The sanitised HTML of an item's body. */
export function Prose({ html }: { html: string }) {
  const { watchProse } = use(DocumentContext);
  return (
    <div
      ref={watchProse}
      className={styles.prose}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
