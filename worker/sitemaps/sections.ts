import { ContentError } from "../../shared/content/errors.ts";
import { groupSlug } from "../../shared/content/groups.ts";
import { newestChange } from "../../shared/content/last-change.ts";
import { type Navigation, navigationOf } from "../../shared/content/navigation.ts";
import type { ContentCard, NavigationNode } from "../../shared/content/types.ts";
import type { Locale } from "../../shared/i18n/locales.ts";
import { detailRouteOf } from "../../shared/routing/resolve.ts";
import { pageRoutes } from "../../shared/routing/table.ts";
import type { RequestContext } from "../app-env.ts";
import { domainOf } from "../config/config.ts";
import { createContentApi } from "../content/content-api.ts";
import type { ContentSource } from "../content/content-source.ts";
import { cardsCall } from "../upstream/calls.ts";
import type { ItemList } from "../upstream/schema.ts";
import { itemXml, type LocaleContext, newsXml, URLSET_END, URLSET_START } from "./entry.ts";

/** Items whose detail pages share a route, from the lists of one or several nodes. */
export interface SitemapSection {
  /** For URLs, such as `press-releases`. */
  slug: string;
  lists: NavigationNode[];
}

/** Items per request: more of them with bodies could exceed the response limit. */
const LIST_PAGE_SIZE = 50;
/** Pages of lists per part: at most 5,000 URLs. */
const PAGES_IN_PART = 100;
/** Part numbers have at most four digits; a content service may state any total. */
const MAX_PARTS = 9999;
/** Search engines accept at most this number of news entries per file. */
const MAX_NEWS = 1000;

export async function contextOf(
  request: RequestContext & { source: ContentSource },
  locale: Locale,
): Promise<LocaleContext> {
  const tree = await createContentApi(locale, request.source).navigation();
  return { ...request, locale, navigation: navigationOf(tree, locale) };
}

/** The sections of a locale that are indexed. */
export function sitemapSections(navigation: Navigation): SitemapSection[] {
  const nodes = visibleNodes(navigation.nodeList);
  return pageRoutes.flatMap((route) => {
    if (route.parent === undefined) return [];
    const lists = nodes.filter((node) => detailRouteOf(navigation, node) === route);
    return lists.length > 0 ? [{ slug: groupSlug(route.parent), lists }] : [];
  });
}

/** The nodes that menus may show: visible, without a hidden ancestor. */
function visibleNodes(nodes: readonly NavigationNode[]): NavigationNode[] {
  return nodes
    .filter(({ isShow }) => isShow)
    .flatMap((node) => [node, ...visibleNodes(node.childs)]);
}

/**
 * The number of parts of a section, and the latest change of an item on the first page of each list. Reads
 * these in sequence, keeping only times in memory; a list that fails counts as one page.
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
  const parts = Math.min(Math.ceil(pageCount / PAGES_IN_PART), MAX_PARTS);
  return { parts, newest: newestChange(times) };
}

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
    const entries = items.slice(0, LIST_PAGE_SIZE).map((item) => {
      const news = newsLeft > 0 ? newsXml(context, node, item) : "";
      const xml = itemXml(context, node, item, news);
      if (xml && news) newsLeft--;
      return xml;
    });
    const chunk = start + entries.join("");
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

function pagesOf(total: number): number {
  return Math.ceil(total / LIST_PAGE_SIZE);
}

/** Fetches a page of a node's list (zero-based) without bodies. */
async function fetchList(
  context: LocaleContext,
  { nodeId }: NavigationNode,
  pageNo: number,
): Promise<ItemList<ContentCard>> {
  const domainId = domainOf(context.config, context.locale);
  const call = cardsCall(domainId, nodeId, { pageNo, pageSize: LIST_PAGE_SIZE });
  // A source of its own, so that no list stays in memory while the sitemap is streamed.
  const source = context.createSource({ signal: context.signal });
  try {
    return await source.get({ ...call, policy: "sitemap" });
  } finally {
    await source.idle();
    context.source.include(source);
  }
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
