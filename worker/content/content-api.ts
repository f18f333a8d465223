import { notFound } from "../../shared/content/errors.ts";
import { searchSummary } from "../../shared/content/excerpt.ts";
import { type Filter, isActive } from "../../shared/content/filters.ts";
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
import { contentTag, nodeTag, tagsOfItems } from "../cache/tags.ts";
import { domainOf } from "../config/config.ts";
import { TooLongError } from "../upstream/body.ts";
import {
  type ContentCall,
  cardsCall,
  groupsCall,
  indexPageCall,
  itemCall,
  listCall,
  navigationCall,
  type PageQuery,
  type SearchHit,
  searchCall,
} from "../upstream/calls.ts";
import type { ItemList } from "../upstream/schema.ts";
import { adjacentItemsOf, type NodeIndex, pageIn } from "./adjacent-items.ts";
import type { ComposedCall, ContentSource } from "./content-source.ts";
import { filteredPage, narrow } from "./filtered-list.ts";
import { entriesAround } from "./locate.ts";
import { fetchPageOrLast, MAX_READ, pageOf, readFitting, readPages } from "./paging.ts";

/** The worker's {@link ContentApi}: signed, cached and validated. */
export function createContentApi(locale: Locale, source: ContentSource): ContentApi {
  const domainId = domainOf(source.config, locale);
  /** Of all its items, a response depends on those in use only. */
  const indexOf = (nodeId: number, ...used: string[]) =>
    source.get(nodeIndexCall(domainId, nodeId, true), {
      tags: () => [nodeTag(nodeId), ...used.map(contentTag)],
    });
  /** As many of the first items of a long list as filters need. */
  const filterIndexOf = async (nodeId: number) => {
    const index = await indexOf(nodeId);
    if (index.total <= MAX_READ) return index;
    return source.get(nodeIndexCall(domainId, nodeId, false), { tags: () => [nodeTag(nodeId)] });
  };
  /** Page 1 if the index is unavailable or does not contain the item. */
  const pageWith = (nodeId: number, position: string, pageSize: number) =>
    indexOf(nodeId, position).then(
      ({ entries }) => pageIn(entries, position, pageSize),
      () => 1,
    );
  /** The index of the item's node, or of a long list the items around it. */
  const neighbourhoodOf = async (current: ContentCard, nodeId: number): Promise<NodeIndex> => {
    const { entries, total } = await indexOf(nodeId);
    const [first] = entries;
    const hasNext = entries.slice(0, -1).some(({ id }) => id === current.id);
    if (total <= MAX_READ || hasNext || first === undefined) return entries;
    const list = { total, newest: Date.parse(first.publishTime ?? "") };
    const fetchPage = (page: PageQuery) =>
      source.get(cardsCall(domainId, nodeId, page), { tags: () => [nodeTag(nodeId)] });
    return (await entriesAround(current, list, fetchPage)) ?? entries;
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
          position === undefined || page > 1 ? page : await pageWith(nodeId, position, pageSize);
        return fetchPageOrLast(pageNumber, pageSize, (part) =>
          source.get(callOf(domainId, nodeId, part, isColor)),
        );
      };
      if (!filters) return unfiltered();
      const index = filterIndexOf(nodeId).catch(() => undefined);
      if (!isActive(filters)) {
        const list = await unfiltered();
        // Without filters if the index is much later than the list.
        const { entries, total } = (await source.optional(index)) ?? NO_INDEX;
        return { ...list, filters: choices(narrow(entries, filters, locale).filters, total) };
      }
      const { entries, total } = (await index) ?? NO_INDEX;
      const narrowed = narrow(entries, filters, locale);
      const isNarrowed = narrowed.filters.some(({ selected }) => selected !== undefined);
      const fetchPart = (part: PageQuery) => source.get(callOf(domainId, nodeId, part));
      const list = isNarrowed
        ? filteredPage(narrowed.items, page, pageSize, fetchPart)
        : unfiltered();
      return { ...(await list), filters: choices(narrowed.filters, total) };
    };
  const navigation = () => source.get(navigationCall(domainId));
  const item = async (id: string) => {
    const [tree, found] = await Promise.all([navigation(), source.get(itemCall(id))]);
    if (isForeign(locale, tree, found)) throw notFound("the item");
    return found;
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

/** The first entries of a list, and the number of all items in it. */
interface ReadIndex {
  entries: NodeIndex;
  total: number;
}

const NO_INDEX: ReadIndex = { entries: [], total: 0 };

/** Nodes with lists longer than an index, about which the log has a line for each isolate. */
const longLists = new Set<number>();

/** Without numbers of items if only the first items of the list were counted. */
function choices(filters: Filter[], total: number): Filter[] {
  return total > MAX_READ ? filters.map((filter) => ({ ...filter, counts: [] })) : filters;
}

/** The index of a node's list (docs/decisions/0017-an-index-per-node.md), cached as one value. */
function nodeIndexCall(
  domainId: number,
  nodeId: number,
  isShort: boolean,
): ComposedCall<ReadIndex> {
  return {
    name: "index",
    parameters: { domainId, nodeId, isShort },
    load: async (send, warn) => {
      const { items: entries, total } = await readPages(
        (page: PageQuery) => send(indexPageCall(domainId, nodeId, page)),
        isShort,
      );
      if (total > MAX_READ && !isShort && !longLists.has(nodeId)) {
        longLists.add(nodeId);
        warn(`filters know only the first ${MAX_READ} items of node ${nodeId}`, `${total} items`);
      }
      return { entries, total };
    },
    tags: ({ entries }) => [nodeTag(nodeId), ...tagsOfItems(entries)],
  };
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
