import { Empty } from "../../../components/states/empty.tsx";
import { MainSections } from "../../../components/states/main-sections.tsx";
import { useMessages, usePage } from "../../../page/page-context.tsx";
import { site } from "../../../site.ts";
import { searchHref } from "./search-href.ts";
import styles from "./search-start.module.css";

interface SearchStartProps {
  title: string;
  hint?: string;
}

/** Shown without a valid keyword: suggested keywords and the sections. */
export function SearchStart(props: SearchStartProps) {
  const t = useMessages();
  const { locale } = usePage();
  return (
    <div className={styles.start}>
      <Empty {...props}>
        <nav aria-label={t("searchExamples")}>
          <ul className={styles.examples}>
            {site.searchExamples[locale].map((keyword) => (
              <li key={keyword}>
                <a className={styles.example} href={searchHref({ keyword })}>
                  {keyword}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.or}>{t("searchOrSections")}</p>
        <MainSections />
      </Empty>
    </div>
  );
}
