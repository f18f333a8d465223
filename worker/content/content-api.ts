import { notFound } from "../../shared/content/errors.ts";
import { searchSummary } from "../../shared/content/excerpt.ts";
import { PAGED_SIZE, UNPAGED_SIZE } from "../../shared/content/limits.ts";
import { navigationOf } from "../../shared/content/navigation.ts";
import type {
  AdjacentItems,
  ContentApi,
  ContentCard,
  ContentPage,
  ListQuery,
  NodeTree,
} from "../../shared/content/types.ts";
import type { Locale } from "../../shared/i18n/locales.ts";
import { nodeOfItem } from "../../shared/routing/resolve.ts";
import { sectionFilter } from "../../shared/routing/sections.ts";
import { listTag, tagsOfItems } from "../cache/tags.ts";
import { domainOf } from "../config/config.ts";
import { TooLongError } from "../upstream/body.ts";
import {
  type ContentCall,
  cardsCall,
  groupsCall,
  itemCall,
  listCall,
  navigationCall,
  type PageQuery,
  type SearchHit,
  searchCall,
} from "../upstream/calls.ts";
import type { ItemList } from "../upstream/schema.ts";
import { adjacentItemsOf } from "./adjacent-items.ts";
import type { ComposedCall, ContentSource } from "./content-source.ts";
import { narrowedPage } from "./narrowed-list.ts";
import { entriesNear, type NodeList, pageWith } from "./node-list.ts";
import { fetchPageOrLast, MAX_READ, pageOf, readFitting, readPages } from "./paging.ts";

/** The worker's {@link ContentApi}: signed, cached and validated. */
export function createContentApi(locale: Locale, source: ContentSource): ContentApi {
  const domainId = domainOf(source.config, locale);
  const navigation = () => source.get(navigationCall(domainId));
  const item = async (id: string) => {
    const [tree, found] = await Promise.all([navigation(), source.get(itemCall(id))]);
    if (isForeign(locale, tree, found)) throw notFound("the item");
    return found;
  };
  const listOf = (nodeId: number): NodeList => ({ source, locale, domainId, nodeId });
  /** Pages of lists, with or without bodies. */
  const pagesOf =
    <Item extends ContentCard>(
      callOf: (...parameters: Parameters<typeof listCall>) => ContentCall<ItemList<Item>>,
    ) =>
    async (query: ListQuery): Promise<ContentPage<Item>> => {
      const { nodeId, page = 1, pageSize = UNPAGED_SIZE, isColor, position, filters } = query;
      const fetchPart = (part: PageQuery) => source.get(callOf(domainId, nodeId, part, isColor));
      const unfiltered = async () => {
        const pageNumber =
          position === undefined || page > 1
            ? page
            : await pageWith(position, listOf(nodeId), pageSize).catch(() => 1);
        return fetchPageOrLast(pageNumber, pageSize, fetchPart);
      };
      if (!filters) return unfiltered();
      return narrowedPage(listOf(nodeId), filters, { page, pageSize, fetchPart, unfiltered });
    };
  return {
    locale,
    navigation,
    list: pagesOf(listCall),
    cards: pagesOf(cardsCall),
    groups: async (nodeId) => (await source.get(allGroupsCall(domainId, nodeId))).items,
    item,
    adjacentItems: async (id) => {
      const current = await item(id);
      const node =
        current.node && nodeOfItem(navigationOf(await navigation(), locale), current.node);
      if (!node) return { related: [], page: 1 };
      const adjacent = adjacentItemsOf(current, await entriesNear(current, listOf(node.nodeId)));
      source.addTags(tagsOfItems(itemsIn(adjacent)));
      // Where the list begins or ends, a new item becomes a neighbour.
      if (!adjacent.previous || !adjacent.next) source.addTags([listTag(node.nodeId)]);
      return adjacent;
    },
    search: async ({ keyword, page = 1, section }) => {
      const isInSection =
        section && sectionFilter(navigationOf(await navigation(), locale), section);
      if (isInSection) {
        // The content service can only search everything: its first results are filtered here.
        const { items, total } = await readPages((query) =>
          source.get(searchCall(domainId, keyword, query)),
        );
        const found = pageOf(items.filter(isInSection), page, PAGED_SIZE);
        const shown = { ...found, items: withExcerpts(found.items, keyword) };
        return total > MAX_READ ? { ...shown, within: MAX_READ } : shown;
      }
      const [tree, found] = await Promise.all([
        navigation(),
        fetchPageOrLast(page, PAGED_SIZE, (query) =>
          source.get(searchCall(domainId, keyword, query)),
        ),
      ]);
      // Only the service can count them: its total may be higher.
      const items = found.items.filter((result) => !isForeign(locale, tree, result));
      return { ...found, items: withExcerpts(items, keyword) };
    },
  };
}

function withExcerpts(hits: readonly SearchHit[], keyword: string): ContentCard[] {
  return hits.map(({ searched, ...card }) => {
    const summary = searchSummary(card.summary, searched, keyword);
    return summary ? { ...card, summary } : card;
  });
}

/** All groups of a node; the first items that fit if all exceed the limit of a response. */
function allGroupsCall(domainId: number, nodeId: number): ComposedCall<ItemList> {
  const all = groupsCall(domainId, nodeId);
  return {
    ...all,
    load: async (send, warn) => {
      try {
        return await send(all);
      } catch (error) {
        if (!(error instanceof TooLongError)) throw error;
        const fitting = await readFitting((page) => send(groupsCall(domainId, nodeId, page)));
        const count = fitting.items.length;
        warn(`only the first ${count} items below node ${nodeId} are shown`, error.message);
        return fitting;
      }
    },
  };
}

function itemsIn({ previous, next, related }: AdjacentItems): ContentCard[] {
  return [previous, next, ...related].filter((card) => card !== undefined);
}

/** An item belongs to the locale whose navigation contains its node. */
function isForeign(locale: Locale, tree: NodeTree, item: ContentCard): boolean {
  return item.node !== undefined && nodeOfItem(navigationOf(tree, locale), item.node) === undefined;
}
