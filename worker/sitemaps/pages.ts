import { groupByNode, groupQuery, groupSlug } from "../../shared/content/groups.ts";
import { newestChange } from "../../shared/content/last-change.ts";
import { PAGED_SIZE } from "../../shared/content/limits.ts";
import { findVisibleNode, type Navigation } from "../../shared/content/navigation.ts";
import type { ContentCard, NavigationNode } from "../../shared/content/types.ts";
import { type Locale, languageTag, localPath } from "../../shared/i18n/locales.ts";
import { type PageRoute, pageRoutes } from "../../shared/routing/table.ts";
import { hasStructuredData, views } from "../../shared/routing/views.ts";
import { createContentApi } from "../content/content-api.ts";
import type { SitemapEntry } from "./entry.ts";
import { type LocaleContext, videoOf } from "./item-entry.ts";
import { orUndefined, sitemapSections, summarizeSection } from "./sections.ts";

/** A page that exists in a locale, with its node. */
interface VisiblePage {
  route: PageRoute;
  node: NavigationNode;
}

/** Data about the items of a page. */
interface ItemData {
  /** The latest change of an item. */
  newest?: string | undefined;
  /** Slugs of all groups but the first, which is the default. */
  groups?: string[];
  videos?: ContentCard[];
}

/** The pages of a locale; those that the other one has, too, list each other as alternates. */
export async function pageEntries(
  context: LocaleContext,
  other: LocaleContext | undefined,
): Promise<SitemapEntry[]> {
  const { locale, navigation, origin } = context;
  const others = other ? visiblePages(other.navigation).map(({ route }) => route.name) : [];
  const entries = visiblePages(navigation).map(async (page) => {
    const { name, path } = page.route;
    const urlIn = (each: Locale) => origin + localPath(each, `/${path}`);
    const url = urlIn(locale);
    const { newest, groups = [], videos = [] } = await itemDataOf(context, page);
    return [
      {
        url,
        modified: newest,
        alternates: others.includes(name) ? alternates(urlIn) : [],
        videos: videos.flatMap((item) => videoOf(item, origin) ?? []),
      },
      ...groups.map((group) => ({ url: url + groupQuery(group) })),
    ];
  });
  return (await Promise.all(entries)).flat();
}

/** Pages with a visible node. Pages without one respond, too, but are empty. */
function visiblePages(navigation: Navigation): VisiblePage[] {
  return pageRoutes.flatMap((route) => {
    if (route.parent !== undefined || views[route.view].kind === "search") return [];
    const node = findVisibleNode(navigation, route.indexName, route.nodeId);
    return node ? [{ route, node }] : [];
  });
}

/** From lists that the index reads as well, groups and videos; no call is made just to find a time. */
async function itemDataOf(
  context: LocaleContext,
  { route, node: { nodeId } }: VisiblePage,
): Promise<ItemData> {
  const content = createContentApi(context.locale, context.source);
  const slug = groupSlug(route.indexName ?? "");
  const section = sitemapSections(context.navigation).find((each) => each.slug === slug);
  const newest = section && (await summarizeSection(context, section)).newest;
  if (views[route.view].kind === "groups") {
    const items = (await orUndefined(content.groups(nodeId))) ?? [];
    const [, ...others] = groupByNode(items);
    return { newest, groups: others.flatMap((group) => group.slug || []) };
  }
  if (!hasStructuredData(route.view, "VideoObject")) return { newest };
  const requested = content.cards({ nodeId, pageSize: PAGED_SIZE });
  const videos = (await orUndefined(requested))?.items ?? [];
  return { newest: newestChange(videos), videos };
}

/** The same as in the pages' heads (shared/seo/page-seo.tsx). */
function alternates(urlIn: (locale: Locale) => string) {
  return [
    { language: languageTag.zh, url: urlIn("zh") },
    { language: languageTag.en, url: urlIn("en") },
    { language: "x-default", url: urlIn("zh") },
  ];
}
