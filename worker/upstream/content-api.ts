import { PAGED_SIZE, UNPAGED_SIZE } from "../../shared/content/limits.ts";
import { toCard } from "../../shared/content/summary.ts";
import type {
  ContentApi,
  ContentCard,
  ContentPage,
  ListQuery,
} from "../../shared/content/types.ts";
import type { Edition } from "../../shared/i18n/editions.ts";
import {
  groupsCall,
  itemCall,
  listCall,
  navigationCall,
  type PageQuery,
  searchCall,
} from "./calls.ts";
import type { ContentSource } from "./content-source.ts";
import type { ItemList } from "./schema.ts";

/** The worker's {@link ContentApi}: signs, caches and validates. */
export function createContentApi(
  edition: Edition,
  domainId: number,
  source: ContentSource,
): ContentApi {
  const list = ({ nodeId, isColor, page = 1, pageSize = UNPAGED_SIZE }: ListQuery) =>
    pageOf(page, pageSize, (query) =>
      source.call(listCall(domainId, { nodeId, ...(isColor && { isColor }) }, query)),
    );
  return {
    edition,
    navigation: () => source.call(navigationCall(domainId)),
    list,
    cards: async (query) => withoutBodies(await list(query)),
    groups: async (nodeId) => (await source.call(groupsCall(domainId, nodeId))).items,
    item: (id) => source.call(itemCall(id)),
    search: async (keyword, page = 1) =>
      withoutBodies(
        await pageOf(page, PAGED_SIZE, (query) =>
          source.call(searchCall(domainId, keyword, query)),
        ),
      ),
  };
}

/** Asks for a page, and once more for the last one when the asked lies beyond it. */
async function pageOf(
  page: number,
  pageSize: number,
  ask: (query: PageQuery) => Promise<ItemList>,
): Promise<ContentPage> {
  const asked = await ask({ pageNo: page - 1, pageSize });
  const pageCount = Math.max(1, Math.ceil(asked.total / pageSize));
  const shown = page > pageCount ? await ask({ pageNo: pageCount - 1, pageSize }) : asked;
  return {
    items: shown.items,
    total: shown.total,
    page: Math.min(page, pageCount),
    pageSize,
    pageCount,
  };
}

function withoutBodies(page: ContentPage): ContentPage<ContentCard> {
  return { ...page, items: page.items.map(toCard) };
}
