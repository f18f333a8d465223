import { site } from "../brand/site.ts";
import { KEYWORD_MAX_LENGTH } from "../content/limits.ts";
import type { SearchPage } from "../content/types.ts";
import { type Deferred, defer, deferOptional } from "../rendering/deferred.tsx";
import { pageNumber, searchKeyword, searchSection } from "../routing/query.ts";
import { findSection, type Section } from "../routing/sections.ts";
import { loadNode, type PageArgs } from "./load-node.ts";

export interface SearchData {
  keyword: string;
  page: number;
  /** The section that the search is restricted to. */
  section?: Section | undefined;
  /** Undefined without a valid keyword. */
  results?: Deferred<SearchPage>;
  /** How many results each suggested keyword has. Only without a valid keyword. */
  counts?: Deferred<number[]>;
}

export async function loadSearch(args: PageArgs): Promise<SearchData> {
  const { api, url } = args;
  // Links of results are resolved through the navigation.
  const { navigation } = await loadNode(args);
  const keyword = searchKeyword(url);
  const page = pageNumber(url);
  if (keyword === "" || isTooLong(keyword)) {
    const examples = site.searchExamples[args.locale].map((example) =>
      api.search({ keyword: example }),
    );
    const counts = Promise.all(examples).then((pages) => pages.map(({ total }) => total));
    return { keyword, page, counts: deferOptional(counts) };
  }
  const section = findSection(navigation, searchSection(url));
  const results = defer(api.search({ keyword, page, section: section?.slug }));
  return { keyword, page, section, results };
}

/** Counts code points, not UTF-16 code units. */
export function isTooLong(keyword: string): boolean {
  return [...keyword].length > KEYWORD_MAX_LENGTH;
}
