import type { ContentCard, ContentPage } from "../../content/types.ts";
import { yearMonthDay } from "../../i18n/dates.ts";
import { useMessages } from "../../layouts/page-context.tsx";
import { ContentLink } from "../content-link/content-link.tsx";
import { Pagination } from "../pagination/pagination.tsx";
import { Empty } from "../states/empty.tsx";
import { MainSections } from "../states/main-sections.tsx";
import { Marked } from "./marked.tsx";
import styles from "./search-results.module.css";

interface SearchResultsProps {
  keyword: string;
  results: ContentPage<ContentCard>;
  hrefOf: (item: ContentCard) => string | undefined;
}

/** What a search found, the keyword marked, or a word of advice. */
export function SearchResults({ keyword, results, hrefOf }: SearchResultsProps) {
  const t = useMessages();
  if (results.items.length === 0) {
    return (
      <Empty title={t("searchNothing", { keyword })} hint={t("searchNothingHint")}>
        <MainSections />
      </Empty>
    );
  }
  return (
    <>
      <p className={styles.count} role="status">
        {t("searchCount", { count: results.total, keyword })}
      </p>
      <ol className={styles.list} start={(results.page - 1) * results.pageSize + 1}>
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
        hrefOf={(page) => resultsHref(keyword, page)}
      />
    </>
  );
}

interface ResultProps {
  keyword: string;
  item: ContentCard;
  href: string | undefined;
}

function Result({ keyword, item, href }: ResultProps) {
  return (
    <article className={styles.result}>
      <p className={styles.meta}>
        {item.node && <span>{item.node.nodeName}</span>}
        {item.publishTime && (
          <time dateTime={item.publishTime}>{yearMonthDay(item.publishTime, ".")}</time>
        )}
      </p>
      <h2 className={styles.title}>
        <ContentLink href={href}>
          <Marked text={item.title} keyword={keyword} />
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

function resultsHref(keyword: string, page: number): string {
  const query = new URLSearchParams({ keyword });
  if (page > 1) query.set("page", String(page));
  return `?${query}`;
}
