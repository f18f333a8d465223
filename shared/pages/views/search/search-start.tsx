import rows from "../../../components/rows/rows.module.css";
import { MainSections } from "../../../components/states/main-sections.tsx";
import { useMessages, usePage } from "../../../page/page-context.tsx";
import { site } from "../../../site.ts";
import { searchHref } from "./search-href.ts";
import styles from "./search-start.module.css";

/** Shown without a valid keyword: suggested keywords and the sections. */
export function SearchStart() {
  const t = useMessages();
  const { locale } = usePage();
  return (
    <div className={`${rows.rows} ${styles.start}`}>
      <div className={rows.row}>
        <p className={styles.hint}>{t("searchHint")}</p>
        <nav aria-label={t("searchExamples")}>
          <ul className={styles.examples}>
            {site.searchExamples[locale].map((keyword) => (
              <li key={keyword}>
                <a href={searchHref({ keyword })}>{keyword}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={rows.row}>
        <p>{t("searchOrSections")}</p>
        <MainSections />
      </div>
    </div>
  );
}
