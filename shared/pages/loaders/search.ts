import { KEYWORD_MAX_LENGTH } from "../../content/limits.ts";
import type { SearchPage } from "../../content/types.ts";
import { type Deferred, defer } from "../../page/deferred.ts";
import { pageNumber, searchKeyword, searchSection } from "../../routing/query.ts";
import { findSection, type Section } from "../../routing/sections.ts";
import { loadNode, type PageArgs } from "../page.ts";

export interface SearchData {
  keyword: string;
  page: number;
  /** The one that the search is narrowed down to. */
  section?: Section | undefined;
  /** Absent where there is nothing to look for. */
  results?: Deferred<SearchPage>;
}

export async function loadSearch(args: PageArgs): Promise<SearchData> {
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

/** Counted as a reader counts: a character outside the basic plane is one. */
export function isTooLong(keyword: string): boolean {
  return [...keyword].length > KEYWORD_MAX_LENGTH;
}
