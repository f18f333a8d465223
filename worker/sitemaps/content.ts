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
import { fetchInSmallerPages } from "../content/smaller-pages.ts";
import { type ContentCall, cardsCall, unsanitisedCall } from "../upstream/calls.ts";
import type { ItemList } from "../upstream/schema.ts";
import type { LocaleContext } from "./item-entry.ts";
import type { ItemData, VisiblePage } from "./pages.ts";
import { LIST_PAGE_SIZE, pagesOf, type SitemapSection, sitemapSections } from "./sections.ts";

/** The context of a request, and its content source. */
export type SitemapRequest = RequestContext & { source: ContentSource };

/** What the first pages of a section's lists state. */
export interface SectionSummary {
  /** Pages of all lists; a list that fails counts as one page. */
  pageCount: number;
  /** The latest change of an item on the first pages. */
  newest: string | undefined;
}

export async function contextOf(request: SitemapRequest, locale: Locale): Promise<LocaleContext> {
  const tree = await createContentApi(locale, request.source).navigation();
  const navigation = navigationOf(tree, locale);
  return { locale, navigation, origin: request.origin, now: request.cache.now() };
}

/** Fetches a page of a node's list (zero-based) without bodies. */
export function fetchList(
  request: SitemapRequest,
  locale: Locale,
  { nodeId }: NavigationNode,
  pageNo: number,
): Promise<ItemList<ContentCard>> {
  const domainId = domainOf(request.config, locale);
  return fetchInSmallerPages({ pageNo, pageSize: LIST_PAGE_SIZE }, (page) =>
    fetchCards(request, unsanitisedCall(cardsCall(domainId, nodeId, page))),
  );
}

/** Each call has its own content source, so that no list stays in memory while the sitemap is streamed. */
async function fetchCards(
  request: SitemapRequest,
  call: ContentCall<ItemList<ContentCard>>,
): Promise<ItemList<ContentCard>> {
  const source = request.createSource({ signal: request.signal });
  try {
    return await source.get({ ...call, policy: "sitemap" });
  } finally {
    await source.idle();
    request.source.include(source);
  }
}

/** Reads the first page of each list in sequence, keeping only times in memory. */
export async function summarizeSection(
  request: SitemapRequest,
  locale: Locale,
  { lists }: SitemapSection,
): Promise<SectionSummary> {
  let pageCount = 0;
  const times: { updateTime: string }[] = [];
  for (const node of lists) {
    const list = await orUndefined(fetchList(request, locale, node, 0));
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
  request: SitemapRequest,
  { locale, navigation }: LocaleContext,
  pages: readonly VisiblePage[],
): Promise<ReadonlyMap<string, ItemData>> {
  const sections = sitemapSections(navigation);
  const content = createContentApi(locale, request.source);
  const itemData = pages.map(async ({ route, node }): Promise<[string, ItemData]> => {
    const section = sections.find(({ slug }) => slug === groupSlug(route.indexName ?? ""));
    const newest = section && (await summarizeSection(request, locale, section)).newest;
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
