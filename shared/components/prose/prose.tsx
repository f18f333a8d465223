import { use } from "react";
import { DocumentContext } from "../../layouts/document-context.tsx";
import styles from "./prose.module.css";

interface ProseProps {
  html: string;
  /**
   * The hydration data need not have it too. Not below an `li`, `dd` or `dt`,
   * which one in the text might end.
   */
  isSentOnce?: boolean;
}

/** What a browser has read it writes as it was: but for a line break after `pre`, and signs in plain text. */
function isReadAsWritten(html: string): boolean {
  return html.includes("<") && !html.includes("<pre>\n");
}

/** The cleaned HTML of an item's body. */
export function Prose({ html, isSentOnce = false }: ProseProps) {
  const { watchProse, placeOfHtml } = use(DocumentContext);
  return (
    <div
      ref={watchProse}
      className={styles.prose}
      // Only the server's: the browser takes from there what it would otherwise be sent twice.
      data-html={isSentOnce && isReadAsWritten(html) ? placeOfHtml?.(html) : undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
