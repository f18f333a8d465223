import { pageRoutes } from "../../shared/brand/pages.ts";
import { ContentError, orUndefined } from "../../shared/content/errors.ts";
import { groupSlug } from "../../shared/content/groups.ts";
import { newestChange } from "../../shared/content/last-change.ts";
import { PAGED_SIZE } from "../../shared/content/limits.ts";
import { type Navigation, navigationOf } from "../../shared/content/navigation.ts";
import type { ContentCard, NavigationNode, NodeId } from "../../shared/content/types.ts";
import type { Locale } from "../../shared/i18n/locales.ts";
import { detailRouteOf } from "../../shared/routing/addresses.ts";
import type { RequestContext } from "../app-env.ts";
import { domainOf } from "../config/config.ts";
import { createContentApi } from "../content-api/content-api.ts";
import { cardsCall } from "../upstream/calls.ts";
import { itemXml, type SitemapSource, URLSET_END, URLSET_START } from "./entry.ts";

/** Items whose detail pages have the same route. They come from the lists of one or more nodes. */
interface SitemapSection {
  /** The section's name in URLs, such as `press-releases`. */
  slug: string;
  lists: NavigationNode[];
}

/**
 * Items per request. With this size a part takes at most twenty-one requests, wherever in a page of the list the part
 * begins.
 */
const LIST_PAGE_SIZE = 50;
/** URLs in a part. Search engines accept this many news entries in a file. */
const PART_SIZE = 1000;
/** Limit for the requests of a part. It is needed in case the total of a list grows with each request. */
export const MAX_CALLS = 25;
/** At most this many lists of a section are requested, one after the other. */
const MAX_LISTS = 24;
/** Part numbers have at most four digits, although a content service may state any total. */
const MAX_PARTS = 9999;

export async function loadSource(
  { calls, cache, config, origin }: RequestContext,
  locale: Locale,
): Promise<SitemapSource> {
  const tree = await createContentApi(locale, calls).navigation();
  const navigation = navigationOf(tree, locale);
  return { locale, navigation, origin, locales: config.locales, now: cache.now(), calls };
}

/** Finds the sections of a locale that have visible lists. */
export function sitemapSections(navigation: Navigation): SitemapSection[] {
  const nodes = visibleNodes(navigation.nodeList);
  return pageRoutes.flatMap((route) => {
    if (route.parent === undefined) return [];
    const lists = nodes.filter((node) => detailRouteOf(navigation, node) === route);
    const slug = groupSlug(route.parent);
    return lists.length > 0 ? [{ slug, lists: lists.slice(0, MAX_LISTS) }] : [];
  });
}

/** Finds the nodes that are visible and have no hidden ancestor. */
function visibleNodes(nodes: readonly NavigationNode[]): NavigationNode[] {
  return nodes
    .filter(({ isShow }) => isShow)
    .flatMap((node) => [node, ...visibleNodes(node.childs)]);
}

/**
 * Counts the parts of a section, and finds the latest change on the first page of each list. A list that fails counts
 * as one item.
 */
export async function summarizeSection(source: SitemapSource, { lists }: SitemapSection) {
  let total = 0;
  const items: ContentCard[] = [];
  for (const { nodeId } of lists) {
    const list = await orUndefined(firstPage(source, nodeId));
    total += list?.total ?? 1;
    // If the service hangs, one timeout is enough.
    if (!list) break;
    items.push(...list.items);
  }
  return { parts: partsOf(total), newest: newestChange(items) };
}

/** The range of a list's items that are in a part. */
interface Range {
  node: NavigationNode;
  total: number;
  /**
   * Position of the first item, counted from the oldest item of the list. A new item therefore does not change earlier
   * parts.
   */
  from: number;
  to: number;
}

export interface Part {
  ranges: Range[];
  /** Whether this part may change when new items are published. */
  isOpen: boolean;
}

/**
 * Finds a part of a section by its number. Numbers begin at 1, and part 1 has the oldest items. Returns undefined if
 * there is no such part.
 */
export async function partOf(
  source: SitemapSource,
  { lists }: SitemapSection,
  number: number,
): Promise<Part | undefined> {
  const ranges: Range[] = [];
  let before = (number - 1) * PART_SIZE;
  let all = 0;
  for (const node of lists) {
    const { total } = await firstPage(source, node.nodeId);
    const from = Math.max(0, before);
    const to = Math.min(total, before + PART_SIZE);
    if (from < to) ranges.push({ node, total, from, to });
    before -= total;
    all += total;
  }
  if (ranges.length === 0) return undefined;
  return { ranges, isOpen: lists.length > 1 || number === partsOf(all) };
}

/**
 * Writes a part as XML, newest items first. Each page of a list becomes a chunk. Positions of items are computed from
 * the total that their page of the list states.
 */
export async function* partXml(
  source: SitemapSource,
  { ranges }: Part,
): AsyncGenerator<string, void> {
  const { locale, calls } = source;
  const domainId = domainOf(calls.context.config, locale);
  let head = URLSET_START;
  let left = MAX_CALLS;
  for (const { node, from, to, ...range } of ranges) {
    let { total } = range;
    let pageNo = Math.floor(Math.max(0, total - to) / LIST_PAGE_SIZE);
    for (; pageNo * LIST_PAGE_SIZE < total - from; pageNo++) {
      if (left-- === 0)
        throw new ContentError("upstream", "a list has a different total on each page");
      const start = pageNo * LIST_PAGE_SIZE;
      const call = cardsCall(domainId, node.nodeId, { pageNo, pageSize: LIST_PAGE_SIZE });
      // The pages of the list are not stored, because the part of the sitemap is.
      const list = await calls.get({ ...call, policy: "sitemapPage" });
      ({ total } = list);
      const missing = Math.min(LIST_PAGE_SIZE, total - start) - list.items.length;
      if (missing > list.rejected.length)
        throw new ContentError("upstream", "a page of a list has too few items");
      const items = list.items.slice(0, LIST_PAGE_SIZE);
      const own = items.slice(Math.max(0, total - to - start), Math.max(0, total - from - start));
      yield head + own.map((item) => itemXml(source, node, item)).join("");
      head = "";
    }
  }
  yield head + URLSET_END;
}

function partsOf(total: number): number {
  return Math.min(Math.ceil(total / PART_SIZE), MAX_PARTS);
}

/** Uses the same cache entry as the page that shows the list. */
function firstPage({ locale, calls }: SitemapSource, nodeId: NodeId) {
  return createContentApi(locale, calls).cards({ nodeId, pageSize: PAGED_SIZE });
}
