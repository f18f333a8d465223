import { notFound } from "../../shared/content/errors.ts";
import { withOccurrences } from "../../shared/content/item-key.ts";
import { PAGED_SIZE, UNPAGED_SIZE } from "../../shared/content/limits.ts";
import { type Navigation, navigationOf } from "../../shared/content/navigation.ts";
import type {
  ContentApi,
  ContentCard,
  ContentPage,
  ListQuery,
  NodeId,
} from "../../shared/content/types.ts";
import type { Locale } from "../../shared/i18n/locales.ts";
import { detailHref, itemHref, nodeOfItem } from "../../shared/routing/addresses.ts";
import { sectionFilter } from "../../shared/routing/sections.ts";
import { adjacentTag, listTag, tagsOfItems } from "../cache/tags.ts";
import { domainOf } from "../config/config.ts";
import { searchSummary } from "../content-html/excerpt.ts";
import { summaryFields } from "../content-html/summary-fields.ts";
import {
  type ContentCall,
  cardsCall,
  itemCall,
  listCall,
  navigationCall,
  type PageQuery,
  type SearchHit,
  searchCall,
} from "../upstream/calls.ts";
import type { ItemList } from "../upstream/schema.ts";
import { adjacentItemsOf } from "./adjacent-items.ts";
import { allGroupsCall, MAX_GROUPS } from "./groups.ts";
import { narrowedPage } from "./narrowed-list.ts";
import { entriesNear, type NodeList, pageWith } from "./node-list.ts";
import { type FetchPage, fetchPageOrLast, MAX_READ, pageOf, readPages } from "./paging.ts";
import type { RequestCalls } from "./request-calls.ts";

/** Makes the worker's {@link ContentApi}, whose calls are signed, cached and validated. */
export function createContentApi(locale: Locale, calls: RequestCalls): ContentApi {
  const { config, log } = calls.context;
  const domainId = domainOf(config, locale);
  const tree = () => calls.get(navigationCall(domainId));
  const navigation = async () => navigationOf(await tree(), locale);
  const item = async (id: string) => {
    const [known, found] = await Promise.all([navigation(), calls.get(itemCall(id))]);
    if (isForeign(known, found)) throw notFound("the item");
    return placedItem(found, locale, known);
  };
  /**
   * Adds addresses to items. If the navigation is unavailable, the items stay without addresses and the page is shown
   * nevertheless.
   */
  const placed = async <Item extends ContentCard>(items: readonly Item[]): Promise<Item[]> => {
    const known = await navigation().catch(() => undefined);
    const placedItems = items.map((each) => (known ? placedItem(each, locale, known) : each));
    return withOccurrences(placedItems);
  };
  const listOf = (nodeId: NodeId): NodeList => ({ calls, locale, domainId, nodeId });
  /** Returns a function that reads a page of a list, with or without bodies. */
  const pagesOf =
    <Item extends ContentCard>(
      callOf: (...parameters: Parameters<typeof listCall>) => ContentCall<ItemList<Item>>,
    ) =>
    async (query: ListQuery): Promise<ContentPage<Item>> => {
      const { nodeId, page = 1, pageSize = UNPAGED_SIZE, isColor, position, filters } = query;
      const fetchPart = (part: PageQuery) => calls.get(callOf(domainId, nodeId, part, isColor));
      const unfiltered = async () => {
        const pageNumber =
          position === undefined || page > 1
            ? page
            : await pageWith(position, listOf(nodeId), pageSize).catch(() => 1);
        return fetchPageOrLast(pageNumber, pageSize, fetchPart);
      };
      const found = await (filters
        ? narrowedPage(listOf(nodeId), { filters, page, pageSize }, fetchPart, unfiltered)
        : unfiltered());
      return { ...found, items: await placed(found.items) };
    };
  return {
    locale,
    navigation: tree,
    list: pagesOf(listCall),
    cards: pagesOf(cardsCall),
    groups: async (nodeId) => {
      const children = (await navigation()).nodeListMap.get(nodeId)?.childs ?? [];
      if (children.length > MAX_GROUPS)
        log.warnOnce(`node ${nodeId} has more than ${MAX_GROUPS} groups`, `${children.length}`);
      const found = await calls.get(allGroupsCall(domainId, nodeId, children));
      const { items, total, rejected } = found;
      if (total > items.length + rejected.length)
        log.warnOnce(`not all items below node ${nodeId} are shown`, `${items.length} of ${total}`);
      return { items: await placed(items), total };
    },
    onCut(nodeId, shown, total) {
      log.warnOnce(`not all items of node ${nodeId} are shown`, `${shown} of ${total}`);
    },
    item,
    adjacentItems: async (id) => {
      const current = await item(id);
      const known = await navigation();
      const node = current.node && nodeOfItem(known, current.node);
      if (!node) return { related: [], page: 1 };
      const index = await entriesNear(current, listOf(node.nodeId));
      const adjacent = adjacentItemsOf(current, index, (card) => placedItem(card, locale, known));
      const { previous, next, related } = adjacent;
      calls.addTags([
        adjacentTag(id),
        ...tagsOfItems([previous ?? [], next ?? [], related].flat()),
      ]);
      // If the item is the first or the last of the list, a new item can become its neighbour.
      if (!previous || !next) calls.addTags([listTag(node.nodeId)]);
      return adjacent;
    },
    search: async ({ keyword, page = 1, section }) => {
      // No tags are added for this call. The response depends only on the shown results, whose tags are added below.
      const fetchPage = (query: PageQuery) =>
        calls.get(searchCall(domainId, keyword, query), { tags: () => [] });
      const isInSection = section && sectionFilter(await navigation(), section);
      const [known, found] = await Promise.all([
        navigation(),
        isInSection
          ? searchWithin(isInSection, page, fetchPage)
          : fetchPageOrLast(page, PAGED_SIZE, fetchPage),
      ]);
      // The content service may count results that have no page on this site, so `total` may be higher than the number
      // of shown results.
      const own = found.items.filter((hit) => !isForeign(known, hit));
      calls.addTags(tagsOfItems(own));
      const items = own.map((hit) =>
        placedItem(withExcerpt(hit, keyword), locale, known, itemHref),
      );
      return { ...found, items: withOccurrences(items) };
    },
  };
}

/**
 * Adds two things to an item: its address, and the name of the block that shows the items of its node. Both depend on
 * the place of the node in the tree. A browser could not determine them, because a document contains only a part of the
 * tree (worker/ssr/document-tree.ts).
 */
function placedItem<Item extends ContentCard>(
  item: Item,
  locale: Locale,
  navigation: Navigation,
  addressOf: typeof itemHref = detailHref,
): Item {
  const node = item.node && nodeOfItem(navigation, item.node);
  const href = addressOf(locale, navigation, item);
  if (!node && href === undefined) return item;
  const { nodeId, list } = node ?? {};
  return {
    ...item,
    ...(href !== undefined && { href }),
    ...(node && { node: { ...item.node, nodeId, ...(list && { list }) } }),
  };
}

/**
 * Searches in one section. The content service can only search all sections, so this function reads the first results
 * and filters them.
 */
async function searchWithin(
  isInSection: (hit: SearchHit) => boolean,
  page: number,
  fetchPage: FetchPage<SearchHit>,
) {
  const { items, total } = await readPages(fetchPage);
  const found = pageOf(items.filter(isInSection), page, PAGED_SIZE);
  return total > MAX_READ ? { ...found, within: MAX_READ } : found;
}

function withExcerpt({ searched, ...card }: SearchHit, keyword: string): ContentCard {
  return { ...card, ...summaryFields(searchSummary(card.summary, searched, keyword)) };
}

/**
 * Whether an item belongs to another locale. An item belongs to the locale whose navigation contains the item's node.
 */
function isForeign(navigation: Navigation, { node }: ContentCard): boolean {
  return node !== undefined && nodeOfItem(navigation, node) === undefined;
}
