import { lastChange } from "../../shared/content/last-change.ts";
import type { Navigation } from "../../shared/content/navigation.ts";
import type { ContentCard, NavigationNode } from "../../shared/content/types.ts";
import { isVideoFile } from "../../shared/content/video-file.ts";
import type { Locale } from "../../shared/i18n/locales.ts";
import { detailHref, nodeOfItem } from "../../shared/routing/resolve.ts";
import { site } from "../../shared/site.ts";
import type { RequestContext } from "../app-env.ts";
import type { ContentSource } from "../content/content-source.ts";
import type { SitemapEntry, SitemapVideo } from "./entry.ts";

/** The context of a request, and what the entries of a locale depend on. */
export interface LocaleContext extends RequestContext {
  source: ContentSource;
  locale: Locale;
  navigation: Navigation;
}

/** Google News accepts articles of the last two days (Google, "News sitemaps"). */
const NEWS_MS = 2 * 86_400_000;
const NEWS_NODE = "PRESS RELEASES";
const newsLanguage: Record<Locale, string> = { zh: "zh-cn", en: "en" };

/** Maximum length of a URL in a sitemap. */
const MAX_URL_LENGTH = 2047;

/**
 * The entry of an item in a node's list. Undefined if it has no page of its own: it links
 * elsewhere, or belongs to another node, whose list contains it.
 */
export function itemEntry(
  context: LocaleContext,
  node: NavigationNode,
  item: ContentCard,
): SitemapEntry | undefined {
  const { locale, navigation, origin } = context;
  const isOwn = item.node !== undefined && nodeOfItem(navigation, item.node) === node;
  const path = isOwn && !item.linkUrl ? detailHref(locale, navigation, item) : undefined;
  if (path === undefined) return undefined;
  const video = videoOf(item, origin);
  return {
    url: origin + path,
    modified: lastChange(item),
    picture: webUrl(item.imgUrl, origin),
    news: node.nodeIndexName === NEWS_NODE ? newsOf(context, item) : undefined,
    ...(video && { videos: [video] }),
  };
}

/** An item's video; search engines require a thumbnail. */
export function videoOf(item: ContentCard, origin: string): SitemapVideo | undefined {
  const url = webUrl(item.videoUrl, origin);
  const thumbnail = webUrl(item.imgUrl, origin);
  if (!url || !thumbnail) return undefined;
  return {
    title: item.title,
    description: item.summary ?? item.title,
    thumbnail,
    url,
    isFile: isVideoFile(url),
    duration: item.duration,
    time: item.publishTime,
  };
}

function newsOf({ locale, cache }: LocaleContext, { title, publishTime }: ContentCard) {
  const age = cache.now() - Date.parse(publishTime ?? "");
  if (publishTime === undefined || age < 0 || age > NEWS_MS) return undefined;
  return {
    publication: site.name[locale],
    language: newsLanguage[locale],
    time: publishTime,
    title,
  };
}

function webUrl(href: string | undefined, origin: string): string | undefined {
  const url = href === undefined ? null : URL.parse(href, origin);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return url.href.length <= MAX_URL_LENGTH ? url.href : undefined;
}
