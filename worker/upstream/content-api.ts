import { notFound } from "../../shared/content/errors.ts";
import { PAGED_SIZE, UNPAGED_SIZE } from "../../shared/content/limits.ts";
import { navigationOf } from "../../shared/content/navigation.ts";
import { toCard } from "../../shared/content/summary.ts";
import type {
  ContentApi,
  ContentCard,
  ContentItem,
  ContentPage,
  ListQuery,
  NodeTree,
} from "../../shared/content/types.ts";
import type { Edition } from "../../shared/i18n/editions.ts";
import { message } from "../../shared/i18n/messages.ts";
import { nodeOfItem } from "../../shared/routes/resolve.ts";
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
  const list = ({ nodeId, page = 1, pageSize = UNPAGED_SIZE }: ListQuery) =>
    pageOf(page, pageSize, (query) => source.call(listCall(domainId, nodeId, query)));
  const navigation = () => source.call(navigationCall(domainId));
  return {
    edition,
    navigation,
    list,
    cards: async (query) => withoutBodies(await list(query)),
    groups: async (nodeId) => (await source.call(groupsCall(domainId, nodeId))).items,
    item: async (id) => {
      const [tree, item] = await Promise.all([navigation(), source.call(itemCall(id))]);
      if (isForeign(edition, tree, item)) throw notFound("the item");
      return item;
    },
    search: async (keyword, page = 1) =>
      withoutBodies(
        await pageOf(page, PAGED_SIZE, (query) =>
          source.call(searchCall(domainId, keyword, query)),
        ),
      ),
  };
}

/** An item belongs to the edition whose navigation has its node (contract section 3). */
function isForeign(edition: Edition, tree: NodeTree, item: ContentItem): boolean {
  const known = navigationOf(tree, message(edition, "home"));
  return item.node !== undefined && nodeOfItem(known, item.node) === undefined;
}

type AskPage = (query: PageQuery) => Promise<ItemList>;

/** Page numbers above this are compared with the first page's total before they are asked for. */
const FAR_PAGE = 50;

/** The page, or the last one where the asked lies beyond it. */
async function pageOf(page: number, pageSize: number, ask: AskPage): Promise<ContentPage> {
  if (page <= FAR_PAGE) return nearPage(page, pageSize, ask);
  const { total } = await ask({ pageNo: 0, pageSize });
  return nearPage(Math.min(page, pageCountOf(total, pageSize)), pageSize, ask);
}

/** The total may change from one answer to the next; the number shrinks with each turn. */
async function nearPage(page: number, pageSize: number, ask: AskPage): Promise<ContentPage> {
  const { items, total } = await ask({ pageNo: page - 1, pageSize });
  const pageCount = pageCountOf(total, pageSize);
  if (page > pageCount) return nearPage(pageCount, pageSize, ask);
  return { items, total, page, pageSize, pageCount };
}

function pageCountOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

function withoutBodies(page: ContentPage): ContentPage<ContentCard> {
  return { ...page, items: page.items.map(toCard) };
}
