import { useNavigate } from "react-router";
import button from "../../blocks/button/button.module.css";
import { ContentLink } from "../../blocks/content-link/content-link.tsx";
import { Icon } from "../../blocks/icon/icon.tsx";
import { Pagination, paginationSize } from "../../blocks/pagination/pagination.tsx";
import { FigureOrPicture } from "../../blocks/picture/figure-or-picture.tsx";
import { Row, RowDate, Rows } from "../../blocks/row/row.tsx";
import { figureOf } from "../../content/key-figure.ts";
import type { ContentCard, SearchPage } from "../../content/types.ts";
import { usePageSizeLevel } from "../../page/client-state.ts";
import { useMessages } from "../../page/page-context.tsx";
import type { Section } from "../../routing/sections.ts";
import { Marked } from "./marked.tsx";
import { searchHref } from "./search-href.ts";
import styles from "./search-results.module.css";
import { SearchStart } from "./search-start.tsx";

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
      <Rows start={(results.page - 1) * results.pageSize + 1}>
        {results.items.map((item) => (
          <Result
            key={item.id}
            keyword={keyword}
            item={item}
            href={hrefOf(item)}
            hasPicture={isFirstWithPicture(results.items, item)}
          />
        ))}
      </Rows>
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

/** The pictures of a page differ: of items that share one, the first without a figure shows it. */
function isFirstWithPicture(items: readonly ContentCard[], { id, imgUrl }: ContentCard): boolean {
  return items.find((other) => other.imgUrl === imgUrl && !figureOf(other))?.id === id;
}

/** The number stands in large type within its sentence. */
function Count({ keyword, section, results: { total, within } }: SearchResultsProps) {
  const t = useMessages();
  const key = within === undefined ? "searchCountIn" : "searchCountWithin";
  const [before, after] = (
    section
      ? t(key, { count: NUMBER, keyword, section: section.name, within: within ?? total })
      : t("searchCount", { count: NUMBER, keyword })
  ).split(NUMBER);
  return (
    <p className={styles.count} data-words="" role="status">
      {before}
      <b>{total}</b>
      {after}
    </p>
  );
}

/** Stands for the number in the sentence; no keyword contains it. */
const NUMBER = "\0";

function NoResults({ keyword, section, results: { within } }: SearchResultsProps) {
  const t = useMessages();
  const hint =
    within === undefined ? t("searchNothingInHint") : t("searchNothingWithinHint", { within });
  return (
    <>
      <div className={styles.nothing}>
        <b aria-hidden="true">0</b>
        <div>
          <p className="title-3">
            {section
              ? t("searchNothingIn", { keyword, section: section.name })
              : t("searchNothing", { keyword })}
          </p>
          <p>{section ? hint : t("searchNothingHint")}</p>
          {section && (
            <a className={button.plain} href={searchHref({ keyword })}>
              {t("searchEverywhere", { keyword })}
              <Icon name="arrow-right" />
            </a>
          )}
        </div>
      </div>
      {!section && <SearchStart />}
    </>
  );
}

interface ResultProps {
  keyword: string;
  item: ContentCard;
  href: string | undefined;
  hasPicture: boolean;
}

function Result({ keyword, item, href, hasPicture }: ResultProps) {
  return (
    <Row
      variant="figure"
      lead={<RowDate item={item} kind={item.node?.nodeName} />}
      end={<FigureOrPicture item={item} hasPicture={hasPicture} />}
    >
      <h2>
        <ContentLink href={href}>
          <Marked text={item.title} keyword={keyword} breaks={item.titleBreaks} />
        </ContentLink>
      </h2>
      {item.summary && (
        <p className="summary">
          <Marked text={item.summary} keyword={keyword} />
        </p>
      )}
    </Row>
  );
}
