import { groupQuery } from "../../shared/content/groups.ts";
import { lastChange } from "../../shared/content/last-change.ts";
import { findShownNode } from "../../shared/content/navigation.ts";
import type { ContentCard, NavigationNode } from "../../shared/content/types.ts";
import { type Locale, languageTag, localPath } from "../../shared/i18n/locales.ts";
import { type PageRoute, pageRoutes } from "../../shared/routing/table.ts";
import { views } from "../../shared/routing/views.ts";
import type { SitemapEntry } from "./entry.ts";
import { type LocaleContext, videoOf } from "./item-entry.ts";

/** Data about the items of a page. */
export interface KnownItems {
  /** The latest change of an item. */
  newest?: string | undefined;
  /** Slugs of all groups but the first, which is the default. */
  groups?: readonly string[];
  videos?: readonly ContentCard[];
}

/** A page that exists in a locale, with its node. */
export interface ShownPage {
  route: PageRoute;
  node: NavigationNode;
}

/** Pages with a visible node. Pages without one respond, too, but are empty. */
export function shownPages({ navigation }: Pick<LocaleContext, "navigation">): ShownPage[] {
  return pageRoutes.flatMap((route) => {
    if (route.parent !== undefined || views[route.view].kind === "search") return [];
    const node = findShownNode(navigation, route.indexName, route.nodeId);
    return node ? [{ route, node }] : [];
  });
}

/** The pages of a locale; those that both locales have list each other as alternates. */
export function pageEntries(
  { locale, origin }: LocaleContext,
  pages: ReadonlyMap<Locale, readonly ShownPage[]>,
  knownOf: (page: ShownPage) => KnownItems,
): SitemapEntry[] {
  const isIn = (each: Locale, { name }: PageRoute) =>
    pages.get(each)?.some(({ route }) => route.name === name) === true;
  return (pages.get(locale) ?? []).flatMap((page) => {
    const addressIn = (each: Locale) => origin + localPath(each, `/${page.route.path}`);
    const isInBoth = isIn("zh", page.route) && isIn("en", page.route);
    const { newest, groups = [], videos = [] } = knownOf(page);
    const address = addressIn(locale);
    return [
      {
        address,
        modified: newest,
        ...(isInBoth && { alternates: alternates(addressIn) }),
        videos: videos.flatMap((item) => videoOf(item, origin) ?? []),
      },
      ...groups.map((group) => ({ address: address + groupQuery(group) })),
    ];
  });
}

/** The same as in the pages' heads (shared/seo/page-seo.tsx). */
function alternates(addressIn: (locale: Locale) => string) {
  return [
    { language: languageTag.zh, address: addressIn("zh") },
    { language: languageTag.en, address: addressIn("en") },
    { language: "x-default", address: addressIn("zh") },
  ];
}

/** The latest known change of any item. */
export function newestOf(
  items: readonly Pick<ContentCard, "publishTime" | "updateTime">[],
): string | undefined {
  // All are UTC in the same format, so they sort as text.
  return items
    .flatMap((item) => lastChange(item) ?? [])
    .toSorted()
    .at(-1);
}
