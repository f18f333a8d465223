import { escapeXml, textElement } from "../responses/xml.ts";

/** An entry of a sitemap; URLs are absolute, times ISO 8601. */
export interface SitemapEntry {
  url: string;
  modified?: string | undefined;
  /** The same page in every locale, including its own. */
  alternates?: { language: string; url: string }[];
  picture?: string | undefined;
  news?: { publication: string; language: string; time: string; title: string } | undefined;
  videos?: SitemapVideo[];
}

export interface SitemapVideo {
  title: string;
  description: string;
  thumbnail: string;
  /** URL of the file itself, or of a page with a player. */
  url: string;
  isFile: boolean;
  /** Seconds. */
  duration?: number | undefined;
  time?: string | undefined;
}

/** Limits by Google: the length of a description, and eight hours of duration. */
const MAX_DESCRIPTION_LENGTH = 2048;
const MAX_VIDEO_SECONDS = 28_800;

export const URLSET_START = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">
`;
export const URLSET_END = "</urlset>\n";

/** The entry as XML; elements of the sitemap protocol come first, as its schema requires. */
export function entryXml({ url, modified, alternates = [], ...more }: SitemapEntry): string {
  const { picture, news, videos = [] } = more;
  return [
    "<url>",
    textElement("loc", url),
    modified && textElement("lastmod", modified),
    ...alternates.map(alternateXml),
    news && newsXml(news),
    picture && `<image:image>${textElement("image:loc", picture)}</image:image>`,
    ...videos.map(videoXml),
    "</url>\n",
  ]
    .filter(Boolean)
    .join("");
}

/** The sitemap index (sitemaps.org, "Using Sitemap index files"). */
export function indexXml(parts: { url: string; modified?: string | undefined }[]): string {
  const sitemaps = parts.map(
    ({ url, modified }) =>
      `<sitemap>${textElement("loc", url)}${modified ? textElement("lastmod", modified) : ""}</sitemap>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${sitemaps.join("")}</sitemapindex>
`;
}

function alternateXml({ language, url }: { language: string; url: string }): string {
  return `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(url)}"/>`;
}

function newsXml({ publication, language, time, title }: NonNullable<SitemapEntry["news"]>) {
  const name = textElement("news:name", publication) + textElement("news:language", language);
  return `<news:news><news:publication>${name}</news:publication>${textElement("news:publication_date", time)}${textElement("news:title", title)}</news:news>`;
}

function videoXml({ title, description, thumbnail, url, isFile, duration, time }: SitemapVideo) {
  const seconds = Math.round(duration ?? 0);
  const hasDuration = seconds >= 1 && seconds <= MAX_VIDEO_SECONDS;
  return [
    "<video:video>",
    textElement("video:thumbnail_loc", thumbnail),
    textElement("video:title", title),
    textElement("video:description", description.slice(0, MAX_DESCRIPTION_LENGTH)),
    textElement(isFile ? "video:content_loc" : "video:player_loc", url),
    hasDuration && textElement("video:duration", String(seconds)),
    time && textElement("video:publication_date", time),
    "</video:video>",
  ]
    .filter(Boolean)
    .join("");
}
