import { useNavigate } from "react-router";
import { site } from "../brand/site.ts";
import { itemKey } from "../content/item-key.ts";
import { KEYWORD_MAX_LENGTH } from "../content/limits.ts";
import type { SearchPage as Found } from "../content/types.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { FilterLinks } from "../items/list-filters.tsx";
import { MainSections } from "../layouts/error-page.tsx";
import { PageLayout } from "../layouts/page-layout.tsx";
import { SearchBox } from "../layouts/search-box.tsx";
import { isTooLong, type SearchData } from "../loaders/search.ts";
import { Outcome, usePage, usePageTitle } from "../rendering/contexts.tsx";
import { DeferredContent, peek } from "../rendering/deferred.tsx";
import { searchHref } from "../routing/query.ts";
import { type Section, sectionsOf } from "../routing/sections.ts";
import { PageMeta, PageSeo, SEPARATOR, titleOf } from "../seo/page-meta.tsx";
import { Button } from "../ui/button.tsx";
import { Link } from "../ui/link.tsx";
import { MarkedSummary, MarkedTitle } from "../ui/marked.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { isUpright, Picture } from "../ui/picture.tsx";
import { Row, RowDate, Rows } from "../ui/row.tsx";
import styles from "./search.module.css";

export default function SearchPage({ keyword, page, section, results, counts }: SearchData) {
  const t = useMessages();
  const { locale } = usePage();
  const name = usePageTitle();
  const words = isTooLong(keyword) ? "" : keyword;
  const question = keyword ? t("searchTooLong", { max: KEYWORD_MAX_LENGTH }) : t("searchQuestion");
  const subject = subjectOf(words, section);
  return (
    <PageLayout
      background="dark"
      lead={
        <div className={styles.question}>
          {!results && <p className="title-3">{question}</p>}
          <SearchBox keyword={keyword} />
        </div>
      }
    >
      <PageSeo noIndex subject={subject} number={peek(results)?.page ?? page} />
      {!results && <Outcome selection={question} />}
      {results ? (
        <>
          <SectionFilter keyword={keyword} selected={section?.slug} />
          <DeferredContent key={`${keyword} ${section?.slug} ${page}`} value={results}>
            {(loaded) => <Results keyword={keyword} section={section} results={loaded} />}
          </DeferredContent>
        </>
      ) : (
        <SearchStart counts={counts} />
      )}
      <PageMeta
        title={titleOf(locale, { subject, name })}
        description={t(words ? "metaSearchFor" : "metaSearch", {
          keyword: words,
          name: site.name[locale],
        })}
        content={{}}
      />
    </PageLayout>
  );
}

/** The keyword, and the section to which the search is restricted. */
function subjectOf(words: string, section: Section | undefined): string {
  return [words, words && section?.name].filter(Boolean).join(SEPARATOR);
}

interface SectionFilterProps {
  keyword: string;
  /** The slug of the selected section. Undefined stands for all sections. */
  selected: string | undefined;
}

/** Links to the same search in one section or in all sections. */
export function SectionFilter({ keyword, selected }: SectionFilterProps) {
  const t = useMessages();
  const sections = sectionsOf(usePage().navigation);
  if (sections.length < 2) return null;
  const choices = [{ slug: undefined, name: t("allValues") }, ...sections].map(
    ({ slug, name }) => ({
      name,
      href: searchHref({ keyword, section: slug }),
      isCurrent: slug === selected,
    }),
  );
  return <FilterLinks label={t("searchSections")} choices={choices} rel="nofollow" />;
}

/** The `sizes` of the first result's picture. */
const SIZES = "(width > 750px) 45vw, 90vw";

/**
 * The result that is shown with its picture and with a larger title. This is the first result, because most other
 * results have no picture. Covers and logos are not shown, because they would be cropped.
 */
function largeResultIn([first]: Found["items"]): Found["items"][number] | undefined {
  if (!first?.imgUrl || first.imgUrl.endsWith(".svg") || isUpright(first.image)) return undefined;
  return first;
}

interface ResultsProps {
  keyword: string;
  /** The selected section. Undefined stands for all sections. */
  section: Section | undefined;
  results: Found;
}

/** The search results with the keyword highlighted. If there are no results, advice for another search. */
function Results(props: ResultsProps) {
  const t = useMessages();
  const { keyword, section, results } = props;
  const countText = useCountText(props);
  const nothingText = useNothingText(props);
  const navigate = useNavigate();
  if (results.items.length === 0) {
    return (
      <>
        <Outcome selection={nothingText} />
        <NoResults {...props} />
      </>
    );
  }
  const large = largeResultIn(results.items);
  return (
    <>
      <Outcome
        page={t("pageOfPages", { page: results.page, count: results.pageCount })}
        selection={countText(results.total)}
      />
      <Count {...props} />
      <ol className={`${styles.results} columns`} start={(results.page - 1) * results.pageSize + 1}>
        {results.items.map((item) => (
          <li key={itemKey(item)}>
            <article className={`${styles.result} stack`}>
              {item === large && <Picture item={item} sizes={SIZES} />}
              <h2 className={item === large ? "title-2" : "title-3"}>
                <Link href={item.href}>
                  <MarkedTitle item={item} keyword={keyword} />
                </Link>
              </h2>
              {item.summary && (
                <p className="summary">
                  <MarkedSummary item={item} keyword={keyword} />
                </p>
              )}
              <RowDate item={item} kind={item.node?.nodeName} />
            </article>
          </li>
        ))}
      </ol>
      <Pagination
        {...results}
        hrefOf={(page) => searchHref({ keyword, section: section?.slug, page })}
        hasJumper={results.pageCount > 1}
        parameters={{ keyword, ...(section && { section: section.slug }) }}
        navigate={(href) => void navigate(href)}
      />
    </>
  );
}

/** The sentence with the number of results. The number is emphasised. */
function Count(props: ResultsProps) {
  const [before, after] = useCountText(props)(NUMBER).split(NUMBER);
  return (
    <p className={`${styles.count} title-2`} data-words="">
      {before}
      <b>{props.results.total}</b>
      {after}
    </p>
  );
}

/** A placeholder for the number in the sentence. No keyword contains this character. */
const NUMBER = "\0";

/**
 * Returns a function that writes the sentence with the number of results. Its argument is that number, or a placeholder
 * for the number.
 */
function useCountText({ keyword, section, results: { total, within } }: ResultsProps) {
  const t = useMessages();
  const key = within === undefined ? "searchCountIn" : "searchCountWithin";
  return (count: number | string) =>
    section
      ? t(key, { count, keyword, section: section.name, within: within ?? total })
      : t("searchCount", { count, keyword });
}

function useNothingText({ keyword, section }: ResultsProps): string {
  const t = useMessages();
  return section
    ? t("searchNothingIn", { keyword, section: section.name })
    : t("searchNothing", { keyword });
}

function NoResults(props: ResultsProps) {
  const t = useMessages();
  const text = useNothingText(props);
  const { keyword, section } = props;
  const { within } = props.results;
  const hint =
    within === undefined ? t("searchNothingInHint") : t("searchNothingWithinHint", { within });
  return (
    <>
      <div className={`${styles.nothing} stack`}>
        <p className="title-3">{text}</p>
        <p>{section ? hint : t("searchNothingHint")}</p>
        {section && (
          <Button as="a" variant="plain" arrow="on" href={searchHref({ keyword })}>
            {t("searchEverywhere", { keyword })}
          </Button>
        )}
      </div>
      {!section && <SearchStart />}
    </>
  );
}

/**
 * Shown if there is no search, or if a search in all sections has found nothing. Lists suggested keywords, and the
 * sections of the site. If the numbers of results are known, they are shown beside the keywords.
 */
function SearchStart({ counts }: { counts?: SearchData["counts"] | undefined }) {
  const t = useMessages();
  return (
    <Rows>
      <Row as="div" variant="pair" start={<p>{t("searchHint")}</p>}>
        <nav aria-label={t("searchExamples")}>
          {counts ? (
            <DeferredContent value={counts} fallback={<Examples />} failure={<Examples />}>
              {(loaded) => <Examples counts={loaded} />}
            </DeferredContent>
          ) : (
            <Examples />
          )}
        </nav>
      </Row>
      <Row as="div" variant="pair" start={<p>{t("searchOrSections")}</p>}>
        <MainSections />
      </Row>
    </Rows>
  );
}

function Examples({ counts = [] }: { counts?: readonly number[] }) {
  const t = useMessages();
  const { locale } = usePage();
  return (
    <ul className={styles.examples}>
      {site.searchExamples[locale].map((keyword, index) => (
        <li key={keyword}>
          <a className="cluster" href={searchHref({ keyword })}>
            {keyword}
            {counts[index] !== undefined && (
              <span className={`${styles.hits} title-4`}>
                {" "}
                {t("searchHits", { count: counts[index] })}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
