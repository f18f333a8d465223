import { defaultLocale } from "../../shared/brand/locales.ts";
import { pageRoutes } from "../../shared/brand/pages.ts";
import { ContentError, orUndefined } from "../../shared/content/errors.ts";
import { groupSlug } from "../../shared/content/groups.ts";
import { newestChange } from "../../shared/content/last-change.ts";
import { PAGED_SIZE } from "../../shared/content/limits.ts";
import { type Navigation, navigationOf } from "../../shared/content/navigation.ts";
import type { ContentCard, NavigationNode, NodeId } from "../../shared/content/types.ts";
import { type Locale, locales } from "../../shared/i18n/locales.ts";
import { detailRouteOf } from "../../shared/routing/addresses.ts";
import type { RequestContext } from "../app-env.ts";
import { domainOf } from "../config/config.ts";
import { createContentApi } from "../content-api/content-api.ts";
import type { RequestCalls } from "../content-api/request-calls.ts";
import { cardsCall } from "../upstream/calls.ts";

/**
 * Says which sitemaps a locale has: one sitemap that lists its pages, and for each section as many parts as its items
 * need. A section consists of the items whose detail pages have the same route.
 */

/** The data from which the sitemaps of a locale are made. */
export interface SitemapSource {
  locale: Locale;
  navigation: Navigation;
  origin: string;
  locales: readonly Locale[];
  /** Milliseconds since the epoch. */
  now: number;
  calls: RequestCalls;
}

interface Section {
  /** The section's name in URLs, such as `press-releases`. */
  slug: string;
  /** The nodes of the lists that contain the items of the section. */
  lists: NavigationNode[];
}

/** A part has at most this many URLs. Search engines accept at most this many news entries in a file. */
const PART_SIZE = 1000;
/** At most this many lists of a section are requested, one after the other. */
const MAX_LISTS = 24;
/** Part numbers have at most four digits, although a content service may state any total. */
const MAX_PARTS = 9999;
/** The sitemap index lists at most this many parts of a section, beginning with the newest. */
const LISTED_PARTS = 1000;
/**
 * Each request reads at most this many items. With this size a part takes at most twenty-one requests, wherever in a
 * page of the list the part begins.
 */
const LIST_PAGE_SIZE = 50;
/** Limit for the requests of a part. It is needed in case the total of a list grows with each request. */
export const MAX_CALLS = 25;

export async function loadSource(
  { calls, cache, config, origin }: RequestContext,
  locale: Locale,
): Promise<SitemapSource> {
  const tree = await createContentApi(locale, calls).navigation();
  const navigation = navigationOf(tree, locale);
  return { locale, navigation, origin, locales: config.locales, now: cache.now(), calls };
}

/**
 * Reads the path of a sitemap. `/sitemap-en-press-releases-1.xml` has the locale `en`, the slug `press-releases` and
 * the number 1. The sitemap of pages has the slug `pages` and no number.
 */
export function readPath(path: string) {
  const file = path.replace(/^\/sitemap-/, "");
  const other = locales.find((each) => each !== defaultLocale && file.startsWith(`${each}-`));
  const name = other ? file.slice(other.length + 1) : file;
  const [, slug, number] = /^([a-z-]+?)(?:-([1-9]\d{0,3}))?\.xml$/.exec(name) ?? [];
  return { locale: other ?? defaultLocale, slug, number: number ? Number(number) : undefined };
}

/** Lists the sitemaps of a locale for the index. */
export async function listSitemaps(source: SitemapSource) {
  const { locale, navigation, origin } = source;
  const start = `${origin}/sitemap${locale === defaultLocale ? "" : `-${locale}`}`;
  const parts = sectionsOf(navigation).map(async (section) => {
    const { count, newest } = await summarize(source, section);
    const before = Math.max(0, count - LISTED_PARTS);
    return Array.from({ length: count - before }, (_, index) => ({
      url: `${start}-${section.slug}-${before + index + 1}.xml`,
      // Only the last part has a date, because new items are always in it.
      modified: before + index + 1 === count ? newest : undefined,
    }));
  });
  return [{ url: `${start}-pages.xml` }, ...(await Promise.all(parts)).flat()];
}

/** Returns the latest change on the first page of each list of a section. */
export async function newestIn(source: SitemapSource, slug: string): Promise<string | undefined> {
  const section = sectionOf(source, slug);
  return section && (await summarize(source, section)).newest;
}

/** A part of a section. Each part has its own file. */
export interface Part {
  /** Identifies the part among the parts of all locales. */
  name: string;
  ranges: Range[];
  /** Whether this part may change when new items are published. */
  isOpen: boolean;
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

/** Finds a part by its number. Numbers begin at 1, and part 1 has the oldest items. */
export async function findPart(
  source: SitemapSource,
  slug: string,
  number: number,
): Promise<Part | undefined> {
  const { lists = [] } = sectionOf(source, slug) ?? {};
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
  const isOpen = lists.length > 1 || number === partsOf(all);
  return { name: `${source.locale} ${slug} ${number}`, ranges, isOpen };
}

/**
 * Reads the items of a part, newest first, one page of a list after the other. Positions of items are computed from the
 * total that their page of the list states.
 */
export async function* readItems(
  { locale, calls }: SitemapSource,
  { ranges }: Part,
): AsyncGenerator<{ node: NavigationNode; items: ContentCard[] }, void> {
  const domainId = domainOf(calls.context.config, locale);
  let left = MAX_CALLS;
  for (const { node, from, to, ...range } of ranges) {
    let { total } = range;
    let pageNo = Math.floor(Math.max(0, total - to) / LIST_PAGE_SIZE);
    for (; pageNo * LIST_PAGE_SIZE < total - from; pageNo++) {
      if (left-- === 0)
        throw new ContentError("upstream", "a list has a different total on each page");
      const start = pageNo * LIST_PAGE_SIZE;
      const call = cardsCall(domainId, node.nodeId, { pageNo, pageSize: LIST_PAGE_SIZE });
      // The pages of the list are not stored, because the finished part of the sitemap is stored.
      const list = await calls.get({ ...call, policy: "sitemapPage" });
      ({ total } = list);
      const missing = Math.min(LIST_PAGE_SIZE, total - start) - list.items.length;
      if (missing > list.rejected.length)
        throw new ContentError("upstream", "a page of a list has too few items");
      const items = list.items.slice(0, LIST_PAGE_SIZE);
      const [first, end] = [total - to - start, total - from - start];
      yield { node, items: items.slice(Math.max(0, first), Math.max(0, end)) };
    }
  }
}

function sectionOf({ navigation }: SitemapSource, slug: string): Section | undefined {
  return sectionsOf(navigation).find((section) => section.slug === slug);
}

/** Finds the sections of a locale that have visible lists. */
function sectionsOf(navigation: Navigation): Section[] {
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
async function summarize(source: SitemapSource, { lists }: Section) {
  let total = 0;
  const items: ContentCard[] = [];
  for (const { nodeId } of lists) {
    const list = await orUndefined(firstPage(source, nodeId));
    total += list?.total ?? 1;
    // After a failure, no further list is requested. If the service hangs, each list would take until the timeout.
    if (!list) break;
    items.push(...list.items);
  }
  return { count: partsOf(total), newest: newestChange(items) };
}

function partsOf(total: number): number {
  return Math.min(Math.ceil(total / PART_SIZE), MAX_PARTS);
}

/** Requests the list exactly as the website's page with this list does, so that both share a cache entry. */
function firstPage({ locale, calls }: SitemapSource, nodeId: NodeId) {
  return createContentApi(locale, calls).cards({ nodeId, pageSize: PAGED_SIZE });
}
