import { ContentError } from "../../shared/content/errors.ts";
import { groupByNode, groupSlug } from "../../shared/content/groups.ts";
import { newestChange } from "../../shared/content/last-change.ts";
import { PAGED_SIZE } from "../../shared/content/limits.ts";
import { navigationOf } from "../../shared/content/navigation.ts";
import type { ContentCard, NavigationNode } from "../../shared/content/types.ts";
import type { Locale } from "../../shared/i18n/locales.ts";
import { hasStructuredData, views } from "../../shared/routing/views.ts";
import type { RequestContext } from "../app-env.ts";
import { domainOf } from "../config/config.ts";
import { createContentApi } from "../content/content-api.ts";
import type { ContentSource } from "../content/content-source.ts";
import { fetchInSmallerPages } from "../content/paging.ts";
import { type ContentCall, cardsCall, longListCall } from "../upstream/calls.ts";
import type { ItemList } from "../upstream/schema.ts";
import type { LocaleContext } from "./item-entry.ts";
import type { ItemData, VisiblePage } from "./pages.ts";
import { LIST_PAGE_SIZE, pagesOf, type SitemapSection, sitemapSections } from "./sections.ts";

export async function contextOf(
  request: RequestContext & { source: ContentSource },
  locale: Locale,
): Promise<LocaleContext> {
  const tree = await createContentApi(locale, request.source).navigation();
  return { ...request, locale, navigation: navigationOf(tree, locale) };
}

/** Fetches a page of a node's list (zero-based) without bodies. */
export function fetchList(
  context: LocaleContext,
  { nodeId }: NavigationNode,
  pageNo: number,
): Promise<ItemList<ContentCard>> {
  const domainId = domainOf(context.config, context.locale);
  return fetchInSmallerPages({ pageNo, pageSize: LIST_PAGE_SIZE }, (page) =>
    fetchCards(context, longListCall(cardsCall(domainId, nodeId, page))),
  );
}

/** Each call has its own content source, so that no list stays in memory while the sitemap is streamed. */
async function fetchCards(
  context: LocaleContext,
  call: ContentCall<ItemList<ContentCard>>,
): Promise<ItemList<ContentCard>> {
  const source = context.createSource({ signal: context.signal });
  try {
    return await source.get({ ...call, policy: "sitemap" });
  } finally {
    await source.idle();
    context.source.include(source);
  }
}

/**
 * The number of pages of all lists, and the latest change of an item on the first page of each. Reads these
 * in sequence, keeping only times in memory; a list that fails counts as one page.
 */
export async function summarizeSection(context: LocaleContext, { lists }: SitemapSection) {
  let pageCount = 0;
  const times: { updateTime: string }[] = [];
  for (const node of lists) {
    const list = await orUndefined(fetchList(context, node, 0));
    pageCount += list ? pagesOf(list.total) : 1;
    // A hanging service must not cost one timeout per list.
    if (!list) break;
    const newest = newestChange(list.items);
    if (newest) times.push({ updateTime: newest });
  }
  return { pageCount, newest: newestChange(times) };
}

/** Undefined if the content service fails, for optional content. */
export async function orUndefined<T>(requested: Promise<T>): Promise<T | undefined> {
  try {
    return await requested;
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** Data by route from lists that the index reads as well, groups and videos; no call is made just to find a time. */
export async function loadItemData(
  context: LocaleContext,
  pages: readonly VisiblePage[],
): Promise<ReadonlyMap<string, ItemData>> {
  const sections = sitemapSections(context.navigation);
  const content = createContentApi(context.locale, context.source);
  const itemData = pages.map(async ({ route, node }): Promise<[string, ItemData]> => {
    const section = sections.find(({ slug }) => slug === groupSlug(route.indexName ?? ""));
    const newest = section && (await summarizeSection(context, section)).newest;
    if (views[route.view].kind === "groups") {
      return [route.name, { newest, groups: (await orUndefined(groupsOf(node))) ?? [] }];
    }
    if (!hasStructuredData(route.view, "VideoObject")) return [route.name, { newest }];
    const requested = content.cards({ nodeId: node.nodeId, pageSize: PAGED_SIZE });
    const videos = (await orUndefined(requested))?.items ?? [];
    return [route.name, { newest: newestChange(videos), videos }];
  });
  return new Map(await Promise.all(itemData));

  async function groupsOf({ nodeId }: NavigationNode): Promise<string[]> {
    const [, ...others] = groupByNode(await content.groups(nodeId));
    return others.map(({ slug }) => slug).filter(Boolean);
  }
}
