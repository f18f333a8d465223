import { KEYWORD_MAX_LENGTH } from "../../../content/limits.ts";
import { useMessages } from "../../../page/page-context.tsx";
import styles from "./search-question.module.css";

/** Above the field: what it asks for, or what is wrong with a keyword that was too long. */
export function SearchQuestion({ keyword }: { keyword: string }) {
  const t = useMessages();
  return (
    <p className={styles.question}>
      {keyword ? t("searchTooLong", { max: KEYWORD_MAX_LENGTH }) : t("searchQuestion")}
    </p>
  );
}
