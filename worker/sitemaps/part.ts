import { fetchList } from "./content.ts";
import { entryXml, URLSET_END, URLSET_START } from "./entry.ts";
import { itemEntry, type LocaleContext } from "./item-entry.ts";
import { LIST_PAGE_SIZE, PAGES_IN_PART, pagesOf, type SitemapSection } from "./sections.ts";

/** Search engines accept at most this number of news entries per file. */
const MAX_NEWS = 1000;

/**
 * A part of a section as XML chunks, one for each page of a list, which is fetched when its chunk
 * is requested. Empty if there is no such part.
 *
 * @param number one-based.
 */
export async function* partXml(
  context: LocaleContext,
  section: SitemapSection,
  number: number,
): AsyncGenerator<string, void> {
  let start = URLSET_START;
  let newsLeft = MAX_NEWS;
  for await (const { node, items } of pagesOfPart(context, section, number)) {
    const entries = items.slice(0, LIST_PAGE_SIZE).flatMap((item) => {
      const entry = itemEntry(context, node, item);
      if (entry?.news && newsLeft-- <= 0) return [{ ...entry, news: undefined }];
      return entry ?? [];
    });
    const chunk = start + entries.map(entryXml).join("");
    start = "";
    if (chunk !== "") yield chunk;
  }
  if (start === "") yield URLSET_END;
}

/** The first page of a list states its length, so that pages beyond it are never requested. */
async function* pagesOfPart(context: LocaleContext, { lists }: SitemapSection, number: number) {
  let before = (number - 1) * PAGES_IN_PART;
  let left = PAGES_IN_PART;
  for (const node of lists) {
    const first = await fetchList(context, node, 0);
    const count = pagesOf(first.total);
    for (let pageNo = before; pageNo < count && left > 0; pageNo++, left--) {
      const { items } = pageNo === 0 ? first : await fetchList(context, node, pageNo);
      yield { node, items };
    }
    if (left === 0) return;
    before = Math.max(0, before - count);
  }
}
