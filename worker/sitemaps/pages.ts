import { pageRoutes } from "../../shared/brand/pages.ts";
import { orUndefined } from "../../shared/content/errors.ts";
import {
  GROUP_PARAMETER,
  groupByNode,
  groupQuery,
  groupSlug,
} from "../../shared/content/groups.ts";
import { lastChange, newestChange } from "../../shared/content/last-change.ts";
import { GROUPED_SIZE, PAGED_SIZE } from "../../shared/content/limits.ts";
import { findVisibleNode, type Navigation } from "../../shared/content/navigation.ts";
import type { NavigationNode } from "../../shared/content/types.ts";
import { type Locale, localPath } from "../../shared/i18n/locales.ts";
import type { PageRoute } from "../../shared/routing/page-route.ts";
import { POSITION_PARAMETER } from "../../shared/routing/query.ts";
import { versionsIn } from "../../shared/seo/alternates.ts";
import { createContentApi } from "../content-api/content-api.ts";
import { alternatesXml, entryXml, URLSET_END, URLSET_START, videoXml } from "./entry.ts";
import { newestIn, type SitemapSource } from "./sections.ts";

/** A page that a locale has, and the page's node. */
interface VisiblePage {
  route: PageRoute;
  node: NavigationNode;
}

/** Writes the sitemap of a locale's pages. Each entry lists the versions of its page in other locales as alternates. */
export async function pagesXml(
  source: SitemapSource,
  all: readonly SitemapSource[],
): Promise<string> {
  const pages = all.map((each) => ({
    locale: each.locale,
    names: visiblePages(each.navigation).map(({ route }) => route.name),
  }));
  const entries = visiblePages(source.navigation).map((page) => {
    const having = pages.filter(({ names }) => names.includes(page.route.name));
    const locales = having.map(({ locale }) => locale);
    return pageXml(source, page, locales);
  });
  return [URLSET_START, ...(await Promise.all(entries)), URLSET_END].join("");
}

/** Finds the pages with a visible node. A page without a visible node exists, too, but is empty. */
function visiblePages(navigation: Navigation): VisiblePage[] {
  return pageRoutes.flatMap((route) => {
    if (route.parent !== undefined || route.view === "search") return [];
    const node = findVisibleNode(navigation, route.indexName, route.nodeId);
    return node ? [{ route, node }] : [];
  });
}

/**
 * Writes the entry of a page and the entries of its positions or groups. The first group has no entry of its own,
 * because the page shows this group by default. The time of the latest change needs no call of its own, because it
 * comes from lists that the sitemap index needs anyway.
 */
async function pageXml(
  source: SitemapSource,
  { route, node: { nodeId } }: VisiblePage,
  locales: readonly Locale[],
): Promise<string> {
  const { locale, calls, origin } = source;
  const { path, view, indexName = "", parameters = [] } = route;
  const content = createContentApi(locale, calls);
  const url = origin + localPath(locale, `/${path}`);
  const alternates = alternatesXml(versionsIn(locales, `/${path}`), origin);
  if (view === "videos") {
    const videos = await itemsOf(content.cards({ nodeId, pageSize: PAGED_SIZE }));
    const films = videos.map((item) => videoXml(item, origin));
    return entryXml(url, newestChange(videos), [alternates, ...films]);
  }
  const entries = [entryXml(url, await newestIn(source, groupSlug(indexName)), [alternates])];
  if (parameters.includes(GROUP_PARAMETER)) {
    const [, ...others] = groupByNode(await itemsOf(content.groups(nodeId)));
    for (const { slug } of others) if (slug) entries.push(entryXml(url + groupQuery(slug)));
  } else if (view === "positions") {
    const positions = await itemsOf(content.cards({ nodeId, pageSize: GROUPED_SIZE }));
    for (const item of positions)
      entries.push(entryXml(`${url}?${POSITION_PARAMETER}=${item.id}`, lastChange(item)));
  }
  return entries.join("");
}

/** Resolves with no items if the list fails. */
async function itemsOf<Item>(list: Promise<{ items: Item[] }>): Promise<Item[]> {
  return (await orUndefined(list))?.items ?? [];
}
