import { generateAtomFeed } from "feedsmith";
import { languageTag } from "../../shared/i18n/locales.ts";
import { company, site } from "../../shared/site.ts";
import type { Feed, FeedFile, FeedItem } from "./feed.ts";

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
    authors: [{ name: company.legalName[locale], uri: new URL(page).origin }],
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
    links: [{ rel: "alternate", href: url }, ...(file ? [enclosure(file)] : [])],
    updated: dateOf(item.updated),
    ...(item.published && { published: dateOf(item.published) }),
    authors: [{ name: author }],
    categories: categories.map((term) => ({ term })),
    ...(summary && { summary: { value: summary, type: "text" } }),
    ...(html && { content: { value: html, type: "html" } }),
  };
}

function enclosure({ url, type, bytes }: FeedFile) {
  return { rel: "enclosure", href: url, type, ...(bytes !== undefined && { length: bytes }) };
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
