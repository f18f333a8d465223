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
import type { ContentCard, NavigationNode } from "../../shared/content/types.ts";
import { localPath } from "../../shared/i18n/locales.ts";
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

interface ItemData {
  /** Time of the latest change of any item on the page. */
  newest?: string | undefined;
  /** Slugs of all groups except for the first, which the page shows by default. */
  groups?: string[];
  positions?: ContentCard[];
  videos?: ContentCard[];
}

/** Writes the sitemap of a locale's pages. Each entry lists the versions of its page in other locales as alternates. */
export async function pagesXml(
  source: SitemapSource,
  all: readonly SitemapSource[],
): Promise<string> {
  const { locale, navigation, origin } = source;
  const pages = all.map((each) => ({
    locale: each.locale,
    names: visiblePages(each.navigation).map(({ route }) => route.name),
  }));
  const entries = visiblePages(navigation).map(async (page) => {
    const { name, path } = page.route;
    const url = origin + localPath(locale, `/${path}`);
    const { newest, groups = [], positions = [], videos = [] } = await itemDataOf(source, page);
    const versions = pages.flatMap((each) => (each.names.includes(name) ? each.locale : []));
    const alternates = alternatesXml(versionsIn(versions, `/${path}`), origin);
    const extensions = [alternates, ...videos.map((item) => videoXml(item, origin))];
    const ofGroups = groups.map((group) => entryXml(url + groupQuery(group)));
    const ofPositions = positions.map((item) =>
      entryXml(`${url}?${POSITION_PARAMETER}=${item.id}`, lastChange(item)),
    );
    return [entryXml(url, newest, extensions), ...ofGroups, ...ofPositions];
  });
  return [URLSET_START, ...(await Promise.all(entries)).flat(), URLSET_END].join("");
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
 * Loads data about the items of a page. The time of the latest change comes from lists that the sitemap index needs
 * anyway, so that it costs no further call.
 */
async function itemDataOf(
  source: SitemapSource,
  { route, node: { nodeId } }: VisiblePage,
): Promise<ItemData> {
  const content = createContentApi(source.locale, source.calls);
  const newest = await newestIn(source, groupSlug(route.indexName ?? ""));
  if (route.parameters?.includes(GROUP_PARAMETER)) {
    const items = (await orUndefined(content.groups(nodeId)))?.items ?? [];
    const [, ...others] = groupByNode(items);
    return { newest, groups: others.flatMap((group) => group.slug || []) };
  }
  if (route.view === "positions") {
    const requested = content.cards({ nodeId, pageSize: GROUPED_SIZE });
    return { newest, positions: (await orUndefined(requested))?.items ?? [] };
  }
  if (route.view !== "videos") return { newest };
  const requested = content.cards({ nodeId, pageSize: PAGED_SIZE });
  const videos = (await orUndefined(requested))?.items ?? [];
  return { newest: newestChange(videos), videos };
}
