import { generateAtomFeed } from "feedsmith";
import { company, site } from "../../shared/brand/site.ts";
import { lastChange, newestChange } from "../../shared/content/last-change.ts";
import type { Navigation } from "../../shared/content/navigation.ts";
import type { ContentItem, NavigationNode } from "../../shared/content/types.ts";
import { type Locale, languageTag } from "../../shared/i18n/locales.ts";
import {
  detailRouteOf,
  detailVersions,
  nodeHref,
  nodeOfItem,
} from "../../shared/routing/addresses.ts";
import { summaryOf } from "../../shared/text/summary.ts";
import { xmlCharacters } from "../responses/xml.ts";
import { absoluteHtml } from "./absolute-html.ts";

interface FeedSource {
  locale: Locale;
  navigation: Navigation;
  node: NavigationNode;
  origin: string;
  locales: readonly Locale[];
  path: string;
}

const NEWEST = 20;

/**
 * Prefix of all ids (RFC 4151). Ids must not depend on URLs. If the year in the ids changed, feed readers would show
 * all items as new.
 */
const TAG = `tag:${company.securityContact.replace(/^.*@/, "")},2026:`;

/** Atom requires `updated` (RFC 4287 section 4.1.2), so entries without a time get this date. */
const NEVER = new Date(0);

const fileTypes = new Map([
  ["pdf", "application/pdf"],
  ["zip", "application/zip"],
  ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
]);

/**
 * Writes the newest items of a node's list as Atom 1.0 (RFC 4287). They are sorted by time, because lists may begin
 * with pinned items.
 */
export function atomFeed(source: FeedSource, items: readonly ContentItem[]): string {
  const { locale, node, origin, path } = source;
  const newest = items.toSorted((a, b) => timeOf(b) - timeOf(a)).slice(0, NEWEST);
  const page = absoluteUrl(nodeHref(locale, node), origin) ?? origin;
  return generateAtomFeed({
    xml: { lang: languageTag[locale] },
    id: `${TAG}feed/${locale}/${node.nodeId}`,
    title: textOf(`${site.name[locale]} - ${node.nodeName}`),
    subtitle: textOf(site.description[locale]),
    updated: dateOf(newestChange(newest)),
    authors: [{ name: company.legalName[locale], uri: origin }],
    links: [
      { rel: "self", type: "application/atom+xml", href: origin + path },
      { rel: "alternate", type: "text/html", hreflang: languageTag[locale], href: page },
    ],
    icon: `${origin}/favicon.ico`,
    entries: newest.map((item) => entryOf(source, item)),
  });
}

/**
 * The alternate links of an entry lead to the item's page and its translations, or to the item's file if the item has
 * no page.
 */
function entryOf(source: FeedSource, item: ContentItem) {
  const { locale, node, origin } = source;
  const versions = versionsOf(source, item);
  const page = item.linkUrl ?? versions.get(locale);
  const url = absoluteUrl(page ?? item.fileUrl ?? nodeHref(locale, node), origin) ?? origin;
  const file = absoluteUrl(item.fileUrl, origin);
  const summary = item.summary ?? summaryOf(item.content);
  const html = xmlCharacters(absoluteHtml(item.content, url));
  return {
    id: `${TAG}content/${item.id}`,
    title: textOf(item.title),
    links: [
      ...alternatesTo(url, versions, source),
      ...(file ? [enclosure(file, item.fileSize)] : []),
    ],
    updated: dateOf(lastChange(item)),
    ...(item.publishTime && { published: dateOf(item.publishTime) }),
    authors: [{ name: xmlCharacters(item.author ?? item.source ?? site.name[locale]) }],
    categories: (item.keywords ?? []).map((word) => ({ term: xmlCharacters(word) })),
    ...(summary && { summary: textOf(summary) }),
    ...(html && { content: { value: html, type: "html" } }),
  };
}

function versionsOf(source: FeedSource, item: ContentItem): ReadonlyMap<Locale, string> {
  const { locale, locales, navigation } = source;
  const node = item.node && nodeOfItem(navigation, item.node);
  const route = node && detailRouteOf(navigation, node);
  return route ? detailVersions(locale, route, item, locales) : new Map();
}

/** Alternate links must differ in their language (RFC 4287 section 4.1.2). */
function alternatesTo(
  url: string,
  versions: ReadonlyMap<Locale, string>,
  { locale, origin }: FeedSource,
) {
  const others = [...versions].filter(([each]) => each !== locale);
  if (others.length === 0) return [{ rel: "alternate", href: url }];
  const all: [Locale, string][] = [[locale, url], ...others];
  return all.map(([each, path]) => ({
    rel: "alternate",
    href: absoluteUrl(path, origin) ?? origin,
    hreflang: languageTag[each],
  }));
}

function textOf(text: string) {
  return { value: xmlCharacters(text), type: "text" };
}

function enclosure(url: string, bytes: number | undefined) {
  const extension = /\.(\w+)$/.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? "";
  const type = fileTypes.get(extension) ?? "application/octet-stream";
  return { rel: "enclosure", href: url, type, ...(bytes !== undefined && { length: bytes }) };
}

function timeOf({ publishTime }: ContentItem): number {
  return publishTime === undefined ? 0 : Date.parse(publishTime);
}

function dateOf(time: string | undefined): Date {
  return time ? new Date(time) : NEVER;
}

function absoluteUrl(href: string | undefined, origin: string): string | undefined {
  return href === undefined ? undefined : URL.parse(href, origin)?.href;
}
