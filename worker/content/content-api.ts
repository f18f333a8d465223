import { notFound } from "../../shared/content/errors.ts";
import { toSearchCard } from "../../shared/content/excerpt.ts";
import { type FilterQuery, isActive } from "../../shared/content/filters.ts";
import { PAGED_SIZE, UNPAGED_SIZE } from "../../shared/content/limits.ts";
import { navigationOf } from "../../shared/content/navigation.ts";
import { toCard } from "../../shared/content/summary.ts";
import type {
  AdjacentItems,
  ContentApi,
  ContentCard,
  ContentItem,
  ContentPage,
  ListQuery,
  NodeTree,
} from "../../shared/content/types.ts";
import type { Locale } from "../../shared/i18n/locales.ts";
import { nodeOfItem } from "../../shared/routing/resolve.ts";
import { sectionFilter } from "../../shared/routing/sections.ts";
import { contentTag, nodeTag, tagsOfItems } from "../cache/tags.ts";
import {
  groupsCall,
  itemCall,
  listCall,
  longListCall,
  navigationCall,
  type PageQuery,
  searchCall,
  searchWithoutBodiesCall,
} from "../upstream/calls.ts";
import { withSummaryBreaks } from "../upstream/schema.ts";
import { adjacentItemsOf, pageIn } from "./adjacent-items.ts";
import type { ContentSource } from "./content-source.ts";
import { filteredPage, narrow } from "./filtered-list.ts";
import { nodeIndexCall } from "./node-index.ts";
import { fetchPageOrLast } from "./paging.ts";
import { pageOfSection } from "./section-search.ts";
import { fetchInSmallerPages } from "./smaller-pages.ts";

/** The worker's {@link ContentApi}: signed, cached and validated. */
export function createContentApi(
  locale: Locale,
  domainId: number,
  source: ContentSource,
): ContentApi {
  const unfilteredList = async ({
    nodeId,
    page = 1,
    pageSize = UNPAGED_SIZE,
    isColor,
    position,
  }: ListQuery): Promise<ContentPage> => {
    const pageNumber =
      position === undefined || page > 1 ? page : await pageWith(nodeId, position, pageSize);
    return fetchPageOrLast(pageNumber, pageSize, (query) =>
      source.get(listCall(domainId, nodeId, query, isColor)),
    );
  };
  /** Page 1 if the index is unavailable or does not contain the item. */
  const pageWith = (nodeId: number, position: string, pageSize: number) => {
    const tags = () => [nodeTag(nodeId), contentTag(position)];
    return source.get(nodeIndexCall(domainId, nodeId), { tags }).then(
      (index) => pageIn(index, position, pageSize),
      () => 1,
    );
  };
  const indexOf = (nodeId: number) =>
    source
      .get(nodeIndexCall(domainId, nodeId), { tags: () => [nodeTag(nodeId)] })
      .catch(() => undefined);
  const list = async ({ filters, ...query }: ListQuery): Promise<ContentPage> => {
    if (!filters) return unfilteredList(query);
    return isActive(filters) ? filteredList(query, filters) : listWithFilters(query, filters);
  };
  /** Without filters if the index is much later than the list. */
  const listWithFilters = async (query: ListQuery, filters: FilterQuery): Promise<ContentPage> => {
    const index = indexOf(query.nodeId);
    const page = await unfilteredList(query);
    const entries = (await source.optional(index))?.entries ?? [];
    return { ...page, filters: narrow(entries, filters, locale).filters };
  };
  const filteredList = async (query: ListQuery, filters: FilterQuery): Promise<ContentPage> => {
    const { nodeId, page = 1, pageSize = UNPAGED_SIZE } = query;
    const index = await indexOf(nodeId);
    const narrowed = narrow(index?.entries ?? [], filters, locale);
    const read = (part: PageQuery) =>
      fetchInSmallerPages(part, (smaller) => source.get(longListCall(domainId, nodeId, smaller)));
    const shown = narrowed.filters.some(({ selected }) => selected !== undefined)
      ? filteredPage(narrowed.items, { page, pageSize }, read)
      : unfilteredList(query);
    return { ...(await shown), filters: narrowed.filters };
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
    list: async (query) => {
      const page = await list(query);
      return { ...page, items: page.items.map(withSummaryBreaks) };
    },
    cards: async (query) => withoutBodies(await list(query)),
    groups: async (nodeId) =>
      (await source.get(groupsCall(domainId, nodeId))).items.map(withSummaryBreaks),
    item,
    adjacentItems: async (id) => {
      const current = await item(id);
      const node =
        current.node && nodeOfItem(navigationOf(await navigation(), locale), current.node);
      if (!node) return { related: [], page: 1 };
      const { nodeId } = node;
      const tags = () => [nodeTag(nodeId)];
      const index = await source.get(nodeIndexCall(domainId, nodeId), { tags });
      const adjacent = adjacentItemsOf(current, index);
      source.addTags(tagsOfItems(itemsIn(adjacent)));
      return adjacent;
    },
    search: async ({ keyword, page = 1, section }) => {
      const isInSection =
        section && sectionFilter(navigationOf(await navigation(), locale), section);
      if (isInSection) {
        const fetchPage = (query: PageQuery) =>
          source.get(searchWithoutBodiesCall(domainId, keyword, query));
        const found = await pageOfSection(
          page,
          (query) => fetchInSmallerPages(query, fetchPage),
          isInSection,
        );
        return { ...found, items: found.items.map(toCard) };
      }
      const [tree, found] = await Promise.all([
        navigation(),
        fetchPageOrLast(page, PAGED_SIZE, (query) =>
          source.get(searchCall(domainId, keyword, query)),
        ),
      ]);
      // Only the service can count them: its total may be higher.
      const items = found.items.filter((result) => !isForeign(locale, tree, result));
      return { ...found, items: items.map((result) => toSearchCard(result, keyword)) };
    },
  };
}

function itemsIn({ previous, next, related }: AdjacentItems): ContentCard[] {
  return [previous, next, ...related].filter((card) => card !== undefined);
}

/** An item belongs to the locale whose navigation contains its node. */
function isForeign(locale: Locale, tree: NodeTree, item: ContentItem): boolean {
  return item.node !== undefined && nodeOfItem(navigationOf(tree, locale), item.node) === undefined;
}

function withoutBodies(page: ContentPage): ContentPage<ContentCard> {
  return { ...page, items: page.items.map(toCard) };
}
