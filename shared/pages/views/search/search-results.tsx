import { useNavigate } from "react-router";
import button from "../../../components/button/button.module.css";
import { ContentLink } from "../../../components/content-link/content-link.tsx";
import { Icon } from "../../../components/icon/icon.tsx";
import { Pagination, paginationSize } from "../../../components/pagination/pagination.tsx";
import { PublishDate } from "../../../components/publish-date/publish-date.tsx";
import rows from "../../../components/rows/rows.module.css";
import { Empty } from "../../../components/states/empty.tsx";
import { MainSections } from "../../../components/states/main-sections.tsx";
import type { ContentCard, SearchPage } from "../../../content/types.ts";
import { usePageSizeLevel } from "../../../page/client-state.ts";
import { useMessages } from "../../../page/page-context.tsx";
import type { Section } from "../../../routing/sections.ts";
import { Marked } from "./marked.tsx";
import { searchHref } from "./search-href.ts";
import styles from "./search-results.module.css";

interface SearchResultsProps {
  keyword: string;
  /** The selected section; undefined for all. */
  section?: Section | undefined;
  results: SearchPage;
  hrefOf: (item: ContentCard) => string | undefined;
}

/** Search results with the keyword highlighted, or advice if there are none. */
export function SearchResults(props: SearchResultsProps) {
  const { keyword, section, results, hrefOf } = props;
  const navigate = useNavigate();
  const level = usePageSizeLevel();
  if (results.items.length === 0) return <NoResults {...props} />;
  return (
    <>
      <Count {...props} />
      <ol className={rows.rows} start={(results.page - 1) * results.pageSize + 1}>
        {results.items.map((item) => (
          <li key={item.id}>
            <Result keyword={keyword} item={item} href={hrefOf(item)} />
          </li>
        ))}
      </ol>
      <Pagination
        page={results.page}
        pageCount={results.pageCount}
        pageSize={results.pageSize}
        total={results.total}
        hrefOf={(page) => searchHref({ keyword, section: section?.slug, page })}
        hasJumper={results.pageCount > 1}
        size={paginationSize(level)}
        parameters={{ keyword, ...(section && { section: section.slug }) }}
        navigate={(href) => void navigate(href)}
      />
    </>
  );
}

function Count({ keyword, section, results: { total, within } }: SearchResultsProps) {
  const t = useMessages();
  const key = within === undefined ? "searchCountIn" : "searchCountWithin";
  return (
    <p className={styles.count} data-words="" role="status">
      {section
        ? t(key, { count: total, keyword, section: section.name, within: within ?? total })
        : t("searchCount", { count: total, keyword })}
    </p>
  );
}

function NoResults({ keyword, section, results: { within } }: SearchResultsProps) {
  const t = useMessages();
  return (
    <div className={styles.nothing}>
      {section ? (
        <Empty
          title={t("searchNothingIn", { keyword, section: section.name })}
          hint={
            within === undefined
              ? t("searchNothingInHint")
              : t("searchNothingWithinHint", { within })
          }
        >
          <a className={button.plain} href={searchHref({ keyword })}>
            {t("searchEverywhere", { keyword })}
            <Icon name="arrow-right" />
          </a>
        </Empty>
      ) : (
        <Empty title={t("searchNothing", { keyword })} hint={t("searchNothingHint")}>
          <MainSections />
        </Empty>
      )}
    </div>
  );
}

interface ResultProps {
  keyword: string;
  item: ContentCard;
  href: string | undefined;
}

function Result({ keyword, item, href }: ResultProps) {
  return (
    <article className={`${rows.row} ${styles.result}`}>
      <p className={styles.meta}>
        {item.node && <span>{item.node.nodeName}</span>}
        <PublishDate item={item} />
      </p>
      <h2 className={styles.title}>
        <ContentLink href={href}>
          <Marked text={item.title} keyword={keyword} breaks={item.titleBreaks} />
        </ContentLink>
      </h2>
      {item.summary && (
        <p className={styles.summary}>
          <Marked text={item.summary} keyword={keyword} />
        </p>
      )}
    </article>
  );
}
