import { useLoaderData } from "react-router";
import { SearchBox } from "../components/search-box/search-box.tsx";
import { SearchResults } from "../components/search-results/search-results.tsx";
import { SearchStart } from "../components/search-results/search-start.tsx";
import { SectionFilter } from "../components/search-results/section-filter.tsx";
import { SearchSkeleton } from "../components/states/search-skeleton.tsx";
import { type Deferred, defer, peek } from "../content/deferred.ts";
import { KEYWORD_MAX_LENGTH, PAGED_SIZE } from "../content/limits.ts";
import { pageNumber, searchKeyword, searchSection } from "../content/parameters.ts";
import type { SearchPage } from "../content/types.ts";
import { DeferredPart } from "../layouts/deferred-part.tsx";
import { useMessages, usePage } from "../layouts/page-context.tsx";
import { AboutSearch } from "../seo/about-pages.tsx";
import { PageSeo } from "../seo/page-seo.tsx";
import { loadNode, type PageArgs } from "./page.ts";
import { itemHref } from "./resolve.ts";
import { findSection, type Section } from "./sections.ts";

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
