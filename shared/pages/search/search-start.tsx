import { DeferredPart } from "../../blocks/deferred-part/deferred-part.tsx";
import { MainSections } from "../../blocks/empty/main-sections.tsx";
import { Row, Rows } from "../../blocks/row/row.tsx";
import type { Deferred } from "../../page/deferred.ts";
import { useMessages, usePage } from "../../page/page-context.tsx";
import { site } from "../../site.ts";
import { searchHref } from "./search-href.ts";
import styles from "./search-start.module.css";

interface SearchStartProps {
  /** How many results each of the suggested keywords has, if that is known. */
  counts?: Deferred<number[]> | undefined;
}

/** Shown without results: suggested keywords and the sections. */
export function SearchStart({ counts }: SearchStartProps) {
  const t = useMessages();
  return (
    <div className={styles.start}>
      <Rows>
        <Row as="div" variant="pair" lead={<p className={styles.hint}>{t("searchHint")}</p>}>
          <nav aria-label={t("searchExamples")}>
            {counts ? (
              <DeferredPart value={counts} fallback={<Examples />} failure={<Examples />}>
                {(loaded) => <Examples counts={loaded} />}
              </DeferredPart>
            ) : (
              <Examples />
            )}
          </nav>
        </Row>
        <Row as="div" variant="pair" lead={<p>{t("searchOrSections")}</p>}>
          <MainSections />
        </Row>
      </Rows>
    </div>
  );
}

function Examples({ counts = [] }: { counts?: readonly number[] }) {
  const t = useMessages();
  const { locale } = usePage();
  return (
    <ul className={styles.examples}>
      {site.searchExamples[locale].map((keyword, index) => (
        <li key={keyword}>
          <a href={searchHref({ keyword })}>
            {keyword}
            {counts[index] !== undefined && (
              <span className={styles.hits}> {t("searchHits", { count: counts[index] })}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
