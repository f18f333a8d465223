import { site } from "../brand/site.ts";
import { cutText, summarise } from "../content/summary.ts";
import type { ContentCard, ContentItem } from "../content/types.ts";
import type { Locale } from "../i18n/locales.ts";
import { message } from "../i18n/messages.ts";

/** Length that search engines show completely, in characters: those of a script without spaces are twice as wide. */
function maxLength(locale: Locale): number {
  return message(locale, "space") === "" ? 80 : 160;
}

/** A page's text must fill this share of the length to be used alone. */
const MIN_SHARE = 0.4;

/** Punctuation after a name, between two facts and at the end. */
function punctuation(locale: Locale): [string, string, string] {
  return [message(locale, "colon"), message(locale, "semicolon"), message(locale, "stop")];
}

/** What describes a page, if not the titles of its items: their summaries, or the text of the first, on all pages or on the first. */
export type DescriptionSource = "facts" | "text" | "first-text";

interface ListDescriptionOptions {
  /** The page's name including the company's. */
  name: string;
  source: DescriptionSource | undefined;
  items: readonly (ContentCard & Partial<ContentItem>)[];
  /** Whether this is the first page or first group. */
  isFirst: boolean;
}

/** Meta description of an item, from its own text. */
export function itemMetaDescription(locale: Locale, item: ContentItem): string {
  return cutText(textOf(locale, item) || item.title, maxLength(locale));
}

/** Meta description of a page with several items: its text, or its name and the titles of its items. */
export function listMetaDescription(locale: Locale, page: ListDescriptionOptions): string {
  const { name, items } = page;
  const length = maxLength(locale);
  const [colon, semicolon, stop] = punctuation(locale);
  const words = ownWords(locale, page);
  if (words.length >= length * MIN_SHARE) return cutText(words, length);
  const room = length - (name + colon + stop.trim()).length;
  if (items.length === 0 || room <= 0) {
    return cutWithEllipsis(name + stop + site.description[locale], length);
  }
  const titles = items.map(({ title }) => withoutStop(title));
  return cutWithEllipsis(name + colon + fitting(titles, room, semicolon) + stop.trim(), length);
}

/** The text of pages whose items have one; empty for others. */
function ownWords(locale: Locale, { source, items, isFirst }: ListDescriptionOptions): string {
  const [colon, semicolon] = punctuation(locale);
  if (source === "facts") {
    const facts = items.flatMap(({ title, summary }) =>
      summary ? [title + colon + withoutStop(summary)] : [],
    );
    return fitting(facts, maxLength(locale), semicolon);
  }
  const isRead = source === "text" || (source === "first-text" && isFirst);
  return isRead && items[0] ? textOf(locale, items[0]) : "";
}

/** As many facts as fit, and at least one. */
function fitting([first = "", ...others]: string[], room: number, semicolon: string): string {
  let text = cutText(first, room);
  for (const fact of others) {
    const longer = text + semicolon + fact;
    if (longer.length >= room) break;
    text = longer;
  }
  return text;
}

/** The length includes the ellipsis, for which {@link cutText} adds a character. */
function cutWithEllipsis(text: string, length: number): string {
  return text.length <= length ? text : cutText(text, length - 1);
}

function textOf(locale: Locale, item: ContentCard & Partial<ContentItem>): string {
  if (item.summary) return item.summary;
  if (item.address) return item.title + punctuation(locale)[0] + item.address;
  return summarise(item.content ?? "", maxLength(locale));
}

function withoutStop(text: string): string {
  return text.replace(/[。.]$/, "");
}
