import { site } from "../brand/site.ts";
import { KEYWORD_MAX_LENGTH } from "../content/limits.ts";
import type { SearchPage } from "../content/types.ts";
import { loadNode, type PageArgs } from "../rendering/contexts.tsx";
import { type Deferred, defer, deferOptional } from "../rendering/deferred.tsx";
import { pageNumber, searchKeyword, searchSection } from "../routing/query.ts";
import { findSection, type Section } from "../routing/sections.ts";

export interface SearchData {
  keyword: string;
  page: number;
  /** The section to which the search is restricted. */
  section?: Section | undefined;
  /** Undefined if the address contains no valid keyword. */
  results?: Deferred<SearchPage>;
  /**
   * The number of results for each suggested keyword. The numbers are loaded only if the address contains no valid
   * keyword.
   */
  counts?: Deferred<number[]>;
}

export async function loadSearch(args: PageArgs): Promise<SearchData> {
  const { api, url } = args;
  // The section is found in the navigation.
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

/** Whether a keyword has too many characters. Characters are counted as code points, not as UTF-16 code units. */
export function isTooLong(keyword: string): boolean {
  return [...keyword].length > KEYWORD_MAX_LENGTH;
}
