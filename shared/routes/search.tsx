import { useLoaderData } from "react-router";
import { SearchBox } from "../components/search-box/search-box.tsx";
import { SearchResults } from "../components/search-results/search-results.tsx";
import { Empty } from "../components/states/empty.tsx";
import { ListSkeleton } from "../components/states/list-skeleton.tsx";
import { type Deferred, defer } from "../content/deferred.ts";
import { KEYWORD_MAX_LENGTH, PAGED_SIZE } from "../content/limits.ts";
import { pageNumber, searchKeyword } from "../content/parameters.ts";
import type { ContentCard, ContentPage } from "../content/types.ts";
import { DeferredPart } from "../layouts/deferred-part.tsx";
import { useMessages, usePage } from "../layouts/page-context.tsx";
import { PageSeo } from "../seo/page-seo.tsx";
import { loadNode, type PageArgs } from "./page.ts";
import { detailHref, nodeHref, nodeOfItem } from "./resolve.ts";

interface SearchData {
  keyword: string;
  page: number;
  /** Absent where there is nothing to look for. */
  results?: Deferred<ContentPage<ContentCard>>;
}

export async function loader(args: PageArgs): Promise<SearchData> {
  const { api, url } = args;
  // Results lead to their pages through the navigation.
  await loadNode(args);
  const keyword = searchKeyword(url);
  const page = pageNumber(url);
  if (keyword === "" || isTooLong(keyword)) return { keyword, page };
  return { keyword, page, results: defer(api.search(keyword, page)) };
}

export function Component() {
  const { keyword, page, results } = useLoaderData<SearchData>();
  const t = useMessages();
  const hint = isTooLong(keyword)
    ? t("searchTooLong", { max: KEYWORD_MAX_LENGTH })
    : t("searchHint");
  return (
    <>
      <PageSeo noIndex />
      <SearchBox keyword={keyword} />
      {results ? (
        <DeferredPart
          key={`${keyword} ${page}`}
          value={results}
          fallback={<ListSkeleton count={PAGED_SIZE} />}
        >
          {(shown) => <Results keyword={keyword} results={shown} />}
        </DeferredPart>
      ) : (
        <Empty title={hint} />
      )}
    </>
  );
}

function Results({ keyword, results }: { keyword: string; results: ContentPage<ContentCard> }) {
  const { edition, navigation } = usePage();
  const hrefOf = (item: ContentCard) => {
    const node = item.node && nodeOfItem(navigation, item.node);
    return (
      item.linkUrl ?? detailHref(edition, navigation, item) ?? (node && nodeHref(edition, node))
    );
  };
  return <SearchResults keyword={keyword} results={results} hrefOf={hrefOf} />;
}

/** Counted as a reader counts: a character outside the basic plane is one. */
function isTooLong(keyword: string): boolean {
  return [...keyword].length > KEYWORD_MAX_LENGTH;
}
