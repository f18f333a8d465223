import { ContentError } from "../../shared/content/errors.ts";
import type { ContentCard } from "../../shared/content/types.ts";
import type { PageQuery } from "../upstream/calls.ts";
import type { ItemList } from "../upstream/schema.ts";
import type { FetchPage } from "./paging.ts";

/** Used if a page exceeds the response limit; page sizes are multiples of it. */
const SMALL_PAGE = 10;

/** Fetches a page of a list, in smaller pages if its bodies exceed the response limit. */
export async function fetchInSmallerPages<Item extends ContentCard>(
  page: PageQuery,
  fetchPage: FetchPage<Item>,
): Promise<ItemList<Item>> {
  const full = await fetchPage(page);
  if (!full.isTooLong) return full;
  const first = (page.pageNo * page.pageSize) / SMALL_PAGE;
  const items: Item[] = [];
  let total = Number.POSITIVE_INFINITY;
  for (let done = 0; done < page.pageSize; done += SMALL_PAGE) {
    const pageNo = first + done / SMALL_PAGE;
    if (pageNo * SMALL_PAGE >= total) break;
    const smallPage = await fetchPage({ pageNo, pageSize: SMALL_PAGE });
    if (smallPage.isTooLong)
      throw new ContentError(
        "upstream",
        "even a small page of the list exceeds the response limit",
      );
    items.push(...smallPage.items);
    ({ total } = smallPage);
  }
  return { items, total, rejected: [] };
}
