import { DeferredPart } from "../blocks/deferred-part/deferred-part.tsx";
import { FilterLinks } from "../blocks/list-filters/filter-links.tsx";
import { SearchBox } from "../blocks/search-box/search-box.tsx";
import { KEYWORD_MAX_LENGTH } from "../content/limits.ts";
import type { SearchPage as Found } from "../content/types.ts";
import { Page } from "../layouts/page/page.tsx";
import { peek } from "../page/deferred.ts";
import { useMessages, usePage, usePageTitle } from "../page/page-context.tsx";
import { itemHref } from "../routing/resolve.ts";
import { type Section, sectionsOf } from "../routing/sections.ts";
import { PageMeta } from "../seo/page-meta.tsx";
import { PageSeo } from "../seo/page-seo.tsx";
import { titleOf } from "../seo/title.ts";
import { site } from "../site.ts";
import { isTooLong, type SearchData } from "./loaders/search.ts";
import { searchHref } from "./search/search-href.ts";
import styles from "./search/search-results.module.css";
import { SearchResults } from "./search/search-results.tsx";
import { SearchStart } from "./search/search-start.tsx";

export default function SearchPage({ keyword, page, section, results, counts }: SearchData) {
  const t = useMessages();
  return (
    <Page ground="paper">
      <PageSeo
        noIndex
        lead={isTooLong(keyword) ? "" : keyword}
        number={peek(results)?.page ?? page}
      />
      {!results && (
        <p className={styles.question}>
          {keyword ? t("searchTooLong", { max: KEYWORD_MAX_LENGTH }) : t("searchQuestion")}
        </p>
      )}
      <SearchBox keyword={keyword} />
      {results ? (
        <>
          <SectionFilter keyword={keyword} selected={section?.slug} />
          <DeferredPart key={`${keyword} ${section?.slug} ${page}`} value={results}>
            {(loaded) => <Results keyword={keyword} section={section} results={loaded} />}
          </DeferredPart>
        </>
      ) : (
        <SearchStart counts={counts} />
      )}
      <SearchMeta keyword={isTooLong(keyword) ? "" : keyword} />
    </Page>
  );
}

interface SectionFilterProps {
  keyword: string;
  /** Slug of the selected section; all sections if undefined. */
  selected: string | undefined;
}

/** Links to the same search in one section or in all. */
export function SectionFilter({ keyword, selected }: SectionFilterProps) {
  const t = useMessages();
  const sections = sectionsOf(usePage().navigation);
  if (sections.length < 2) return null;
  const choices = [{ slug: undefined, name: t("searchAllSections") }, ...sections].map(
    ({ slug, name }) => ({
      name,
      href: searchHref({ keyword, section: slug }),
      isCurrent: slug === selected,
    }),
  );
  return <FilterLinks label={t("searchSections")} choices={choices} rel="nofollow" />;
}

interface ResultsProps {
  keyword: string;
  section: Section | undefined;
  results: Found;
}

function Results(props: ResultsProps) {
  const { locale, navigation } = usePage();
  return <SearchResults {...props} hrefOf={(item) => itemHref(locale, navigation, item)} />;
}

function SearchMeta({ keyword }: { keyword: string }) {
  const t = useMessages();
  const { locale } = usePage();
  const name = usePageTitle();
  const values = { keyword, name: site.name[locale] };
  return (
    <PageMeta
      title={titleOf(locale, { lead: keyword, name })}
      description={t(keyword ? "metaSearchFor" : "metaSearch", values)}
      content={{}}
    />
  );
}
