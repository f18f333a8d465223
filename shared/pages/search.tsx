import { useLoaderData } from "react-router";
import { DeferredPart } from "../components/deferred-part/deferred-part.tsx";
import { SearchBox } from "../components/search-box/search-box.tsx";
import { SearchResults } from "../components/search-results/search-results.tsx";
import { SearchStart } from "../components/search-results/search-start.tsx";
import { SectionFilter } from "../components/search-results/section-filter.tsx";
import { SearchSkeleton } from "../components/states/search-skeleton.tsx";
import { KEYWORD_MAX_LENGTH, PAGED_SIZE } from "../content/limits.ts";
import type { SearchPage } from "../content/types.ts";
import { type Deferred, defer, peek } from "../page/deferred.ts";
import { useMessages, usePage } from "../page/page-context.tsx";
import { pageNumber, searchKeyword, searchSection } from "../routing/query.ts";
import { itemHref } from "../routing/resolve.ts";
import { findSection, type Section } from "../routing/sections.ts";
import { AboutSearch } from "../seo/about-pages.tsx";
import { PageSeo } from "../seo/page-seo.tsx";
import { loadNode, type PageArgs } from "./page.ts";

interface SearchData {
  keyword: string;
  page: number;
  /** The one that the search is narrowed down to. */
  section?: Section | undefined;
  /** Absent where there is nothing to look for. */
  results?: Deferred<SearchPage>;
}

export async function loader(args: PageArgs): Promise<SearchData> {
  const { api, url } = args;
  // Results lead to their pages through the navigation.
  const { navigation } = await loadNode(args);
  const keyword = searchKeyword(url);
  const page = pageNumber(url);
  if (keyword === "" || isTooLong(keyword)) return { keyword, page };
  const section = findSection(navigation, searchSection(url));
  const results = defer(api.search({ keyword, page, section: section?.slug }));
  return { keyword, page, section, results };
}

export function Component() {
  const { keyword, page, section, results } = useLoaderData<SearchData>();
  return (
    <>
      <PageSeo
        noIndex
        lead={isTooLong(keyword) ? "" : keyword}
        number={peek(results)?.page ?? page}
      />
      <SearchBox keyword={keyword} />
      {results ? (
        <>
          <SectionFilter keyword={keyword} selected={section?.slug} />
          <DeferredPart
            key={`${keyword} ${section?.slug} ${page}`}
            value={results}
            fallback={<SearchSkeleton count={PAGED_SIZE} />}
          >
            {(shown) => <Results keyword={keyword} section={section} results={shown} />}
          </DeferredPart>
        </>
      ) : (
        <NothingToLookFor keyword={keyword} />
      )}
      <AboutSearch keyword={isTooLong(keyword) ? "" : keyword} />
    </>
  );
}

interface ResultsProps {
  keyword: string;
  section: Section | undefined;
  results: SearchPage;
}

function Results(props: ResultsProps) {
  const { edition, navigation } = usePage();
  return <SearchResults {...props} hrefOf={(item) => itemHref(edition, navigation, item)} />;
}

function NothingToLookFor({ keyword }: { keyword: string }) {
  const t = useMessages();
  if (keyword === "") return <SearchStart title={t("searchHint")} />;
  const title = t("searchTooLong", { max: KEYWORD_MAX_LENGTH });
  return <SearchStart title={title} hint={t("searchTooLongHint")} />;
}

/** Counted as a reader counts: a character outside the basic plane is one. */
function isTooLong(keyword: string): boolean {
  return [...keyword].length > KEYWORD_MAX_LENGTH;
}
