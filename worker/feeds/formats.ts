import { generateAtomFeed, generateJsonFeed } from "feedsmith";
import { languageTag } from "../../shared/i18n/locales.ts";
import { site } from "../../shared/site.ts";
import type { Feed, FeedItem } from "./feed.ts";

/** Atom requires `updated` (RFC 4287 section 4.1.2); entries without a time come last. */
const NEVER = new Date(0);

/** Atom 1.0 (RFC 4287). */
export function atomFeed({ id, locale, title, page, self, items }: Feed): string {
  return generateAtomFeed({
    xml: { lang: languageTag[locale] },
    id,
    title: { value: title, type: "text" },
    subtitle: { value: site.description[locale], type: "text" },
    updated: dateOf(lastOf(items)),
    authors: [{ name: site.legalName[locale], uri: new URL(page).origin }],
    links: [
      { rel: "self", type: "application/atom+xml", href: self },
      { rel: "alternate", type: "text/html", hreflang: languageTag[locale], href: page },
    ],
    icon: new URL("/favicon.ico", page).href,
    entries: items.map(atomEntry),
  });
}

function atomEntry(item: FeedItem) {
  const { id, title, url, html, summary, author, categories, file } = item;
  return {
    id,
    title: { value: title, type: "text" },
    links: [
      { rel: "alternate", href: url },
      ...(file
        ? [
            {
              rel: "enclosure",
              href: file.url,
              type: file.type,
              ...sized("length", file.bytes),
            },
          ]
        : []),
    ],
    updated: dateOf(item.updated),
    ...(item.published && { published: dateOf(item.published) }),
    authors: [{ name: author }],
    categories: categories.map((term) => ({ term })),
    ...(summary && { summary: { value: summary, type: "text" } }),
    ...(html && { content: { value: html, type: "html" } }),
  };
}

/** JSON Feed 1.1. */
export function jsonFeed({ locale, title, page, self, items }: Feed): string {
  const feed = generateJsonFeed({
    title,
    home_page_url: page,
    feed_url: self,
    description: site.description[locale],
    language: languageTag[locale],
    icon: new URL("/icons/icon-512.png", page).href,
    favicon: new URL("/favicon.ico", page).href,
    authors: [{ name: site.legalName[locale], url: new URL(page).origin }],
    items: items.map((item) => jsonItem(item, languageTag[locale])),
  });
  // The library omits empty lists, but the format requires `items`.
  return JSON.stringify({ items: [], ...Object(feed) });
}

function jsonItem(item: FeedItem, language: string) {
  const { id, title, url, html, summary, author, categories, picture, file } = item;
  return {
    id,
    url,
    title,
    // The format requires one of the two.
    ...(html ? { content_html: html } : { content_text: summary || title }),
    ...(summary && { summary }),
    ...(picture && { image: picture }),
    ...(item.published && { date_published: dateOf(item.published) }),
    ...(item.updated && { date_modified: dateOf(item.updated) }),
    authors: [{ name: author }],
    tags: categories,
    language,
    ...(file && {
      attachments: [{ url: file.url, mime_type: file.type, ...sized("size_in_bytes", file.bytes) }],
    }),
  };
}

/** The latest change of any item, not only of the newest. */
function lastOf(items: readonly FeedItem[]): string | undefined {
  // All are UTC in the same format, so they sort as text.
  return items
    .flatMap(({ updated }) => updated ?? [])
    .toSorted()
    .at(-1);
}

function dateOf(time: string | undefined): Date {
  return time ? new Date(time) : NEVER;
}

function sized<Name extends string>(name: Name, bytes: number | undefined) {
  return bytes === undefined ? {} : ({ [name]: bytes } as Record<Name, number>);
}
