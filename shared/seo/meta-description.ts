import { cutText, summarise } from "../content/summary.ts";
import type { ContentCard, ContentItem } from "../content/types.ts";
import type { Locale } from "../i18n/locales.ts";
import { type ViewName, views } from "../routing/views.ts";
import { site } from "../site.ts";

/** Characters of a description that search engines show in full. */
const LENGTH: Record<Locale, number> = { zh: 80, en: 160 };
/** A shorter text does not speak for a page alone. */
const LEAST_SHARE = 0.4;

/** What stands behind a name, between two facts, and at the end. */
const marks: Record<Locale, readonly [string, string, string]> = {
  zh: ["：", "；", "。"],
  en: [": ", "; ", ". "],
};

interface DescribedItems {
  /** The page's name with the company's. */
  name: string;
  view: ViewName;
  items: readonly (ContentCard & Partial<ContentItem>)[];
  /** Whether this is what the page begins with: its first page, its first group. */
  isFirst: boolean;
}

/** What an item is about, from its own words. */
export function itemMetaDescription(locale: Locale, item: ContentItem): string {
  return cutText(textOf(locale, item) || item.title, LENGTH[locale]);
}

/** What a page with several items is about: what it says itself, or its name and what it shows. */
export function listMetaDescription(locale: Locale, page: DescribedItems): string {
  const { name, items } = page;
  const length = LENGTH[locale];
  const [colon, semicolon, stop] = marks[locale];
  const words = ownWords(locale, page);
  if (words.length >= length * LEAST_SHARE) return cutText(words, length);
  const room = length - (name + colon + stop.trim()).length;
  if (items.length === 0 || room <= 0) {
    return cutWithEllipsis(name + stop + site.description[locale], length);
  }
  const titles = items.map(({ title }) => withoutStop(title));
  return cutWithEllipsis(name + colon + fitting(titles, room, semicolon) + stop.trim(), length);
}

/** Views that tell in words what they are about; of the others the titles do. */
function ownWords(locale: Locale, { view, items, isFirst }: DescribedItems): string {
  const [colon, semicolon] = marks[locale];
  const { description } = views[view];
  if (description === "facts") {
    const facts = items.flatMap(({ title, summary }) =>
      summary ? [title + colon + withoutStop(summary)] : [],
    );
    return fitting(facts, LENGTH[locale], semicolon);
  }
  const isRead = description === "text" || (description === "first-text" && isFirst);
  return isRead && items[0] ? textOf(locale, items[0]) : "";
}

/** As many as there is room for, and at least one. */
function fitting([first = "", ...others]: string[], room: number, semicolon: string): string {
  let text = cutText(first, room);
  for (const fact of others) {
    const longer = text + semicolon + fact;
    if (longer.length >= room) break;
    text = longer;
  }
  return text;
}

/** With the ellipsis, for which {@link cutText} takes one character more. */
function cutWithEllipsis(text: string, length: number): string {
  return text.length <= length ? text : cutText(text, length - 1);
}

function textOf(locale: Locale, item: ContentCard & Partial<ContentItem>): string {
  if (item.summary) return item.summary;
  if (item.address) return item.title + marks[locale][0] + item.address;
  return summarise(item.content ?? "", LENGTH[locale]);
}

function withoutStop(text: string): string {
  return text.replace(/[。.]$/, "");
}
