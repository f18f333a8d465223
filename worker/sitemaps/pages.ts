import { groupQuery } from "../../shared/content/groups.ts";
import { findVisibleNode } from "../../shared/content/navigation.ts";
import type { ContentCard, NavigationNode } from "../../shared/content/types.ts";
import { type Locale, languageTag, localPath } from "../../shared/i18n/locales.ts";
import { type PageRoute, pageRoutes } from "../../shared/routing/table.ts";
import { views } from "../../shared/routing/views.ts";
import type { SitemapEntry } from "./entry.ts";
import { type LocaleContext, videoOf } from "./item-entry.ts";

/** Data about the items of a page. */
export interface ItemData {
  /** The latest change of an item. */
  newest?: string | undefined;
  /** Slugs of all groups but the first, which is the default. */
  groups?: readonly string[];
  videos?: readonly ContentCard[];
}

/** A page that exists in a locale, with its node. */
export interface VisiblePage {
  route: PageRoute;
  node: NavigationNode;
}

/** Pages with a visible node. Pages without one respond, too, but are empty. */
export function visiblePages({ navigation }: Pick<LocaleContext, "navigation">): VisiblePage[] {
  return pageRoutes.flatMap((route) => {
    if (route.parent !== undefined || views[route.view].kind === "search") return [];
    const node = findVisibleNode(navigation, route.indexName, route.nodeId);
    return node ? [{ route, node }] : [];
  });
}

/** The pages of a locale; those that both locales have list each other as alternates. */
export function pageEntries(
  { locale, origin }: LocaleContext,
  pages: ReadonlyMap<Locale, readonly VisiblePage[]>,
  itemDataOf: (page: VisiblePage) => ItemData,
): SitemapEntry[] {
  const isIn = (each: Locale, { name }: PageRoute) =>
    pages.get(each)?.some(({ route }) => route.name === name) === true;
  return (pages.get(locale) ?? []).flatMap((page) => {
    const urlIn = (each: Locale) => origin + localPath(each, `/${page.route.path}`);
    const isInBoth = isIn("zh", page.route) && isIn("en", page.route);
    const { newest, groups = [], videos = [] } = itemDataOf(page);
    const url = urlIn(locale);
    return [
      {
        url,
        modified: newest,
        ...(isInBoth && { alternates: alternates(urlIn) }),
        videos: videos.flatMap((item) => videoOf(item, origin) ?? []),
      },
      ...groups.map((group) => ({ url: url + groupQuery(group) })),
    ];
  });
}

/** The same as in the pages' heads (shared/seo/page-seo.tsx). */
function alternates(urlIn: (locale: Locale) => string) {
  return [
    { language: languageTag.zh, url: urlIn("zh") },
    { language: languageTag.en, url: urlIn("en") },
    { language: "x-default", url: urlIn("zh") },
  ];
}
