import { nodes } from "../../shared/brand/pages.ts";
import { site } from "../../shared/brand/site.ts";
import { lastChange } from "../../shared/content/last-change.ts";
import type { ContentCard, NavigationNode } from "../../shared/content/types.ts";
import { type Locale, localeFacts } from "../../shared/i18n/locales.ts";
import { isVideoFile } from "../../shared/media-urls/video-file.ts";
import { detailRouteOf, detailVersions, nodeOfItem } from "../../shared/routing/addresses.ts";
import { alternatesOf } from "../../shared/seo/alternates.ts";
import { escapeXml, textElement } from "../responses/xml.ts";
import type { SitemapSource } from "./sections.ts";

/** Google News accepts articles of the last two days (Google, "News sitemaps"). */
const NEWS_MS = 2 * 86_400_000;

/** Maximum length of a URL in a sitemap, in characters. */
const MAX_URL_LENGTH = 2047;

/** Google's limits for videos: characters in a description, and seconds of playing time (eight hours). */
const MAX_DESCRIPTION_LENGTH = 2048;
const MAX_VIDEO_SECONDS = 28_800;

export const URLSET_START = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">
`;
export const URLSET_END = "</urlset>\n";

/** Writes the entry of an absolute URL. Extensions come last, as the schema of the protocol requires. */
export function entryXml(url: string, modified?: string, extensions: readonly string[] = []) {
  return `<url>${locationXml(url, modified)}${extensions.join("")}</url>\n`;
}

/** Writes the sitemap index (sitemaps.org, "Using Sitemap index files"). */
export function indexXml(parts: { url: string; modified?: string | undefined }[]): string {
  const sitemaps = parts.map(
    ({ url, modified }) => `<sitemap>${locationXml(url, modified)}</sitemap>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${sitemaps.join("")}</sitemapindex>
`;
}

function locationXml(url: string, modified: string | undefined): string {
  return textElement("loc", url) + (modified ? textElement("lastmod", modified) : "");
}

/**
 * Writes the entry of an item. The text is empty if the item has no page below this node, because the item links
 * elsewhere or belongs to another node.
 */
export function itemXml(source: SitemapSource, node: NavigationNode, item: ContentCard): string {
  const { locale, locales, navigation, origin } = source;
  const isOwn = item.node !== undefined && nodeOfItem(navigation, item.node) === node;
  const route = isOwn && !item.linkUrl ? detailRouteOf(navigation, node) : undefined;
  if (!route) return "";
  const versions = detailVersions(locale, route, item, locales);
  const alternates = alternatesXml(versions, origin);
  const picture = webUrl(item.imgUrl, origin);
  const image = picture && `<image:image>${textElement("image:loc", picture)}</image:image>`;
  const news = newsXml(source, node, item);
  return entryXml(origin + versions.get(locale), lastChange(item), [
    alternates,
    news,
    image ?? "",
    videoXml(item, origin),
  ]);
}

/** Writes the links from an entry to the versions of its page in all locales. */
export function alternatesXml(versions: ReadonlyMap<Locale, string>, origin: string) {
  return alternatesOf(versions)
    .map(
      ([language, path]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(origin + path)}"/>`,
    )
    .join("");
}

/** Writes the news extension of an item. The text is empty if the item is not news, or too old. */
function newsXml(
  { locale, now }: SitemapSource,
  { nodeIndexName }: NavigationNode,
  { title, publishTime }: ContentCard,
): string {
  if (nodeIndexName !== nodes.news || publishTime === undefined) return "";
  const age = now - Date.parse(publishTime);
  if (age < 0 || age > NEWS_MS) return "";
  const publication =
    textElement("news:name", site.name[locale]) +
    textElement("news:language", localeFacts[locale].newsLanguage ?? locale);
  return `<news:news><news:publication>${publication}</news:publication>${textElement("news:publication_date", publishTime)}${textElement("news:title", title)}</news:news>`;
}

/** Writes the video extension of an item. The text is empty without a thumbnail, which search engines require. */
export function videoXml(item: ContentCard, origin: string): string {
  const url = webUrl(item.videoUrl, origin);
  const thumbnail = webUrl(item.imgUrl, origin);
  if (!url || !thumbnail) return "";
  const { title, summary = title, publishTime } = item;
  const seconds = Math.round(item.duration ?? 0);
  const hasDuration = seconds >= 1 && seconds <= MAX_VIDEO_SECONDS;
  return [
    "<video:video>",
    textElement("video:thumbnail_loc", thumbnail),
    textElement("video:title", title),
    textElement("video:description", summary.slice(0, MAX_DESCRIPTION_LENGTH)),
    textElement(isVideoFile(url) ? "video:content_loc" : "video:player_loc", url),
    hasDuration ? textElement("video:duration", String(seconds)) : "",
    publishTime ? textElement("video:publication_date", publishTime) : "",
    "</video:video>",
  ].join("");
}

function webUrl(href: string | undefined, origin: string): string | undefined {
  const url = href === undefined ? null : URL.parse(href, origin);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return url.href.length <= MAX_URL_LENGTH ? url.href : undefined;
}
