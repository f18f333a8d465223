import { use } from "react";
import { useLocation } from "react-router";
import { formatDateAndTime } from "../../i18n/dates.ts";
import { DocumentContext } from "../../page/document-context.tsx";
import { useMessages, usePage } from "../../page/page-context.tsx";
import styles from "./age-note.module.css";

/**
 * Notice that the document was rendered from stale content because the content
 * service fails. Hidden after client-side navigation, which fetches content of its own.
 */
export function AgeNote() {
  const t = useMessages();
  const { locale } = usePage();
  const { contentAsOf, firstKey } = use(DocumentContext);
  const { key } = useLocation();
  if (contentAsOf === undefined || key !== firstKey) return null;
  return (
    <p className={styles.note} role="note">
      {t("contentAsOf", { time: formatDateAndTime(locale, contentAsOf) })}
    </p>
  );
}
