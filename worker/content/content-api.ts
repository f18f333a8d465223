import { notFound } from "../../shared/content/errors.ts";
import { searchSummary } from "../../shared/content/excerpt.ts";
import { type FilterQuery, isActive, withoutValues } from "../../shared/content/filters.ts";
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
import { contentTag, listTag, nodeTag, tagsOfItems, tagsOfList } from "../cache/tags.ts";
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
import type { IndexEntry, ItemList } from "../upstream/schema.ts";
import { adjacentItemsOf, type NodeIndex, pageIn } from "./adjacent-items.ts";
import type { ContentSource } from "./content-source.ts";
import { filteredPage, narrow } from "./filtered-list.ts";
import { entriesAround, type LongList } from "./locate.ts";
import { indexCall, longIndexCall, type ReadIndex } from "./node-index.ts";
import { fetchPageOrLast, MAX_READ, pageOf, readFitting, readPages } from "./paging.ts";
import { pageOfYear, yearsOf } from "./years.ts";

/** The worker's {@link ContentApi}: signed, cached and validated. */
export function createContentApi(locale: Locale, source: ContentSource): ContentApi {
  const domainId = domainOf(source.config, locale);
  const navigation = () => source.get(navigationCall(domainId));
  const item = async (id: string) => {
    const [tree, found] = await Promise.all([navigation(), source.get(itemCall(id))]);
    if (isForeign(locale, tree, found)) throw notFound("the item");
    return found;
  };
  /** Of all its items, a response depends on those in use only. */
  const indexOf = (nodeId: number, tags: string[], callOf = indexCall) =>
    source.get(callOf(domainId, nodeId), { tags: () => tags });
  const longListOf = (nodeId: number, { items: first, total }: ReadIndex): LongList => ({
    total,
    first,
    fetchPage: (page) =>
      source.get(cardsCall(domainId, nodeId, page), { tags: () => [nodeTag(nodeId)] }),
  });
  /** Of a list that is too long to be read the first items are narrowed. */
  const narrowed = async (nodeId: number, index: ReadIndex, filters: FilterQuery) => {
    if (index.total <= MAX_READ) return narrow(index.items, filters, locale);
    if (Object.keys(filters).length === 0) return NOT_NARROWED;
    const { items } = await indexOf(nodeId, tagsOfList(nodeId, []), longIndexCall);
    const { filters: choices, ...found } = narrow(items, filters, locale);
    const within = choices.map((filter) => ({ ...filter, counts: [], within: MAX_READ }));
    return { ...found, filters: within };
  };
  /** The filters of an unfiltered list. */
  const choicesOf = async (nodeId: number, index: ReadIndex, filters: FilterQuery) => {
    const { year, ...others } = filters;
    const isByYear = index.total > MAX_READ && "year" in filters;
    const [years, rest] = await Promise.all([
      isByYear ? yearsOf(longListOf(nodeId, index)) : [],
      narrowed(nodeId, index, isByYear ? others : filters),
    ]);
    return [...years, ...rest.filters];
  };
  /** The index of the item's node, or of a long list the items around it. */
  const neighbourhoodOf = async (current: ContentCard, nodeId: number): Promise<NodeIndex> => {
    const index = await indexOf(nodeId, [nodeTag(nodeId)]);
    if (index.total <= MAX_READ) return index.items;
    return (await entriesAround(current, longListOf(nodeId, index))) ?? index.items;
  };
  const pageWith = async (nodeId: number, position: string, pageSize: number) => {
    const { items, total } = await indexOf(nodeId, [
      ...tagsOfList(nodeId, []),
      contentTag(position),
    ]);
    const isLong = total > MAX_READ;
    const entries = isLong ? await neighbourhoodOf(await item(position), nodeId) : items;
    return pageIn(entries, position, pageSize);
  };
  /** Pages of lists, with or without bodies. */
  const listsOf =
    <Item extends ContentCard>(
      callOf: (...parameters: Parameters<typeof listCall>) => ContentCall<ItemList<Item>>,
    ) =>
    async (query: ListQuery): Promise<ContentPage<Item>> => {
      const { nodeId, page = 1, pageSize = UNPAGED_SIZE, isColor, position, filters } = query;
      const unfiltered = async () => {
        const pageNumber =
          position === undefined || page > 1
            ? page
            : await pageWith(nodeId, position, pageSize).catch(() => 1);
        return fetchPageOrLast(pageNumber, pageSize, (part) =>
          source.get(callOf(domainId, nodeId, part, isColor)),
        );
      };
      if (!filters) return unfiltered();
      const index = indexOf(nodeId, tagsOfList(nodeId, [])).catch(() => NO_INDEX);
      if (!isActive(filters)) {
        const choices = index.then((known) => choicesOf(nodeId, known, filters)).catch(() => []);
        const list = await unfiltered();
        // Without filters if the index is much later than the list.
        return { ...list, filters: (await source.optional(choices)) ?? [] };
      }
      const known = await index;
      const fetchPart = (part: PageQuery) => source.get(callOf(domainId, nodeId, part));
      const { year, ...others } = filters;
      if (known.total > MAX_READ && year !== undefined && !isActive(others)) {
        const list = longListOf(nodeId, known);
        const found = await pageOfYear(year, { page, pageSize }, list, fetchPart);
        if (found) return { ...found, filters: await yearsOf(list, year) };
        const choices = await choicesOf(nodeId, known, withoutValues(filters));
        return { ...(await unfiltered()), filters: choices };
      }
      const { items, filters: choices } = await narrowed(nodeId, known, filters).catch(
        () => NOT_NARROWED,
      );
      const isNarrowed = choices.some(({ selected }) => selected !== undefined);
      const list = isNarrowed ? filteredPage(items, page, pageSize, fetchPart) : unfiltered();
      return { ...(await list), filters: choices };
    };
  return {
    locale,
    navigation,
    list: listsOf(listCall),
    cards: listsOf(cardsCall),
    groups: async (nodeId) => (await source.get(allGroupsCall(domainId, nodeId))).items,
    item,
    adjacentItems: async (id) => {
      const current = await item(id);
      const node =
        current.node && nodeOfItem(navigationOf(await navigation(), locale), current.node);
      if (!node) return { related: [], page: 1 };
      const adjacent = adjacentItemsOf(current, await neighbourhoodOf(current, node.nodeId));
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

const NO_INDEX: ReadIndex = { items: [], total: 0 };

const NOT_NARROWED: ReturnType<typeof narrow<IndexEntry>> = { items: [], filters: [] };

/** All groups of a node; the first items that fit if all exceed the limit of a response. */
function allGroupsCall(domainId: number, nodeId: number): ContentCall<ItemList> {
  const all = groupsCall(domainId, nodeId);
  return {
    ...all,
    compose: async (send, warn) => {
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
