import { lastChange } from "../../shared/content/last-change.ts";
import type { Navigation } from "../../shared/content/navigation.ts";
import { summaryOf } from "../../shared/content/summary.ts";
import type { ContentItem, NavigationNode } from "../../shared/content/types.ts";
import type { Locale } from "../../shared/i18n/locales.ts";
import { detailHref, nodeHref } from "../../shared/routing/resolve.ts";
import { company, site } from "../../shared/site.ts";
import { xmlCharacters } from "../responses/xml.ts";
import { absoluteHtml } from "./absolute-html.ts";

/** The newest items of a node's list; URLs are absolute, times ISO 8601. */
export interface Feed {
  id: string;
  locale: Locale;
  title: string;
  /** URLs of the list's page and of the feed itself. */
  page: string;
  self: string;
  items: FeedItem[];
}

export interface FeedItem {
  id: string;
  title: string;
  /** URL of its page, or of its file if it has no page. */
  url: string;
  html: string;
  summary: string;
  published: string | undefined;
  updated: string | undefined;
  author: string;
  categories: string[];
  file: FeedFile | undefined;
}

export interface FeedFile {
  url: string;
  type: string;
  bytes: number | undefined;
}

export interface FeedSource {
  locale: Locale;
  navigation: Navigation;
  node: NavigationNode;
  origin: string;
  /** Path of the feed. */
  path: string;
}

const NEWEST = 20;

/**
 * Ids must not depend on URLs, origins or locales: `tag:` URIs (RFC 4151) of the brand. A different
 * year would make all items new to every feed reader.
 */
const TAG = `tag:${company.securityContact.replace(/^.*@/, "")},2026:`;

const fileTypes: Record<string, string> = {
  pdf: "application/pdf",
  zip: "application/zip",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** Sorted by time, since lists may begin with pinned items. */
export function makeFeed(source: FeedSource, items: readonly ContentItem[]): Feed {
  const { locale, node, origin, path } = source;
  const newest = items.toSorted((a, b) => timeOf(b) - timeOf(a)).slice(0, NEWEST);
  return {
    id: `${TAG}feed/${locale}/${node.nodeId}`,
    locale,
    title: xmlCharacters(`${site.name[locale]} - ${node.nodeName}`),
    page: resolveUrl(nodeHref(locale, node) ?? "", origin) ?? origin,
    self: origin + path,
    items: newest.map((item) => toFeedItem(source, item)),
  };
}

function toFeedItem({ locale, navigation, node, origin }: FeedSource, item: ContentItem): FeedItem {
  const page = item.linkUrl ?? detailHref(locale, navigation, item);
  const file = resolveUrl(item.fileUrl, origin);
  const url = resolveUrl(page ?? item.fileUrl ?? nodeHref(locale, node), origin) ?? origin;
  return {
    id: `${TAG}content/${item.id}`,
    title: xmlCharacters(item.title),
    url,
    html: xmlCharacters(absoluteHtml(item.content, url)),
    summary: xmlCharacters(item.summary ?? summaryOf(item.content)),
    published: item.publishTime,
    updated: lastChange(item),
    author: xmlCharacters(item.author ?? item.source ?? site.name[locale]),
    categories: (item.keywords ?? []).map(xmlCharacters),
    file: file ? { url: file, type: typeOf(file), bytes: item.fileSize } : undefined,
  };
}

function timeOf({ publishTime }: ContentItem): number {
  return publishTime === undefined ? 0 : Date.parse(publishTime);
}

function typeOf(url: string): string {
  const extension = /\.(\w+)$/.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? "";
  return fileTypes[extension] ?? "application/octet-stream";
}

function resolveUrl(href: string | undefined, origin: string): string | undefined {
  return href !== undefined && URL.canParse(href, origin) ? new URL(href, origin).href : undefined;
}
