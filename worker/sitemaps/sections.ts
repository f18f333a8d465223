import { pageRoutes } from "../../shared/brand/pages.ts";
import { ContentError } from "../../shared/content/errors.ts";
import { groupSlug } from "../../shared/content/groups.ts";
import { newestChange } from "../../shared/content/last-change.ts";
import { PAGED_SIZE } from "../../shared/content/limits.ts";
import { type Navigation, navigationOf } from "../../shared/content/navigation.ts";
import type { ContentCard, NavigationNode } from "../../shared/content/types.ts";
import type { Locale } from "../../shared/i18n/locales.ts";
import { detailRouteOf } from "../../shared/routing/resolve.ts";
import type { RequestContext } from "../app-env.ts";
import { domainOf } from "../config/config.ts";
import { createContentApi } from "../content/content-api.ts";
import type { ContentSource } from "../content/content-source.ts";
import { cardsCall } from "../upstream/calls.ts";
import type { ItemList } from "../upstream/schema.ts";
import { itemXml, type LocaleContext, URLSET_END, URLSET_START } from "./entry.ts";

/** Items whose detail pages share a route, from the lists of one or several nodes. */
export interface SitemapSection {
  /** For URLs, such as `press-releases`. */
  slug: string;
  lists: NavigationNode[];
}

/** Items per request: twenty-one requests are a part, wherever its first item is on a page. */
const LIST_PAGE_SIZE = 50;
/** URLs of a part; search engines accept as many news entries in a file. */
const PART_SIZE = 1000;
/** Part numbers have at most four digits; a content service may state any total. */
const MAX_PARTS = 9999;

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
 * what list pages read as well; a list that fails counts as one item.
 */
export async function summarizeSection(context: LocaleContext, { lists }: SitemapSection) {
  let total = 0;
  const times: { updateTime: string }[] = [];
  for (const { nodeId } of lists) {
    const list = await orUndefined(firstPage(context, nodeId));
    total += list?.total ?? 1;
    // A hanging service must not cost one timeout per list.
    if (!list) break;
    const newest = newestChange(list.items);
    if (newest) times.push({ updateTime: newest });
  }
  return { parts: partsOf(total), newest: newestChange(times) };
}

/** The range of a list that a part has. */
interface Range {
  node: NavigationNode;
  total: number;
  /** Counted from the oldest item of the list: what is published leaves the parts before it as they are. */
  from: number;
  to: number;
}

/** A part of a section. */
export interface Part {
  ranges: Range[];
  /** New items may get into it, or push others through it. */
  isOpen: boolean;
}

/**
 * Undefined if there is no such part.
 *
 * @param number one-based, from the oldest items on.
 */
export async function partOf(
  context: LocaleContext,
  { lists }: SitemapSection,
  number: number,
): Promise<Part | undefined> {
  const ranges: Range[] = [];
  let before = (number - 1) * PART_SIZE;
  let all = 0;
  for (const node of lists) {
    const { total } = await firstPage(context, node.nodeId);
    const from = Math.max(0, before);
    const to = Math.min(total, before + PART_SIZE);
    if (from < to) ranges.push({ node, total, from, to });
    before -= total;
    all += total;
  }
  if (ranges.length === 0) return undefined;
  return { ranges, isOpen: lists.length > 1 || number === partsOf(all) };
}

/** A part as XML chunks, one for each page of a list, which is fetched when its chunk is requested. */
export async function* partXml(
  context: LocaleContext,
  source: ContentSource,
  { ranges }: Part,
): AsyncGenerator<string, void> {
  yield URLSET_START;
  for (const range of ranges) {
    for await (const items of pagesOf(context, source, range)) {
      yield items.map((item) => itemXml(context, range.node, item)).join("");
    }
  }
  yield URLSET_END;
}

/** The items of a range, newest first; each page states the total anew, by which it is counted. */
async function* pagesOf(
  context: LocaleContext,
  source: ContentSource,
  { node, from, to, ...range }: Range,
): AsyncGenerator<ContentCard[], void> {
  let { total } = range;
  for (let start = startOf(total - to); start < total - from; start += LIST_PAGE_SIZE) {
    const pageNo = start / LIST_PAGE_SIZE;
    const list = await fetchList(context, source, node, pageNo);
    ({ total } = list);
    const items = list.items.slice(0, LIST_PAGE_SIZE);
    yield items.slice(Math.max(0, total - to - start), Math.max(0, total - from - start));
  }
}

/** Offset of the page that has an offset. */
function startOf(offset: number): number {
  return Math.max(0, offset - (offset % LIST_PAGE_SIZE));
}

function partsOf(total: number): number {
  return Math.min(Math.ceil(total / PART_SIZE), MAX_PARTS);
}

/** The entry that the list's own page has, too. */
function firstPage({ locale, source }: LocaleContext, nodeId: number) {
  return createContentApi(locale, source).cards({ nodeId, pageSize: PAGED_SIZE });
}

/** Fetches a page of a node's list (zero-based) without bodies; only the part that it is in is stored. */
function fetchList(
  { config, locale }: LocaleContext,
  source: ContentSource,
  { nodeId }: NavigationNode,
  pageNo: number,
): Promise<ItemList<ContentCard>> {
  const page = { pageNo, pageSize: LIST_PAGE_SIZE };
  const call = cardsCall(domainOf(config, locale), nodeId, page);
  return source.get({ ...call, policy: "sitemapPage" });
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
