import { site } from "../brand/site.ts";
import type { ContentCard } from "../content/types.ts";
import type { Locale } from "../i18n/locales.ts";
import { message } from "../i18n/messages.ts";
import { cutText } from "../text/cut-text.ts";

/** The number of characters that search engines show. Chinese characters are twice as wide as Latin ones. */
export function maxLength(locale: Locale): number {
  return message(locale, "space") === "" ? 80 : 160;
}

/**
 * A page's own text must fill at least this share of the greatest length. If the text is shorter, the titles of the
 * items are used instead.
 */
const MIN_SHARE = 0.4;

/** The punctuation after a name, between two phrases and at the end of a description. */
export function punctuation(locale: Locale): [string, string, string] {
  return [message(locale, "colon"), message(locale, "semicolon"), message(locale, "stop")];
}

interface ListDescriptionOptions {
  /** The page's name together with the company's name. */
  name: string;
  /** The text that describes the page, if its items contain one. */
  words?: string | undefined;
  items: readonly ContentCard[];
}

/**
 * The description of a page with several items: the page's own text, or the page's name with the titles of the items.
 */
export function listMetaDescription(locale: Locale, page: ListDescriptionOptions): string {
  const { name, words = "", items } = page;
  const length = maxLength(locale);
  const [colon, semicolon, stop] = punctuation(locale);
  if (words.length >= length * MIN_SHARE) return cutText(words, length);
  const room = length - (name + colon + stop.trim()).length;
  if (items.length === 0 || room <= 0) {
    return cutWithEllipsis(name + stop + site.description[locale], length);
  }
  const titles = items.map(({ title }) => withoutStop(title));
  return cutWithEllipsis(name + colon + fitting(titles, room, semicolon) + stop.trim(), length);
}

/** Joins as many phrases as fit. The first phrase is always used, and is cut if necessary. */
export function fitting(
  [first = "", ...others]: string[],
  room: number,
  semicolon: string,
): string {
  let text = cutText(first, room);
  for (const phrase of others) {
    const longer = text + semicolon + phrase;
    if (longer.length >= room) break;
    text = longer;
  }
  return text;
}

/**
 * Cuts a text to a length that includes the ellipsis. ({@link cutText} adds the ellipsis to a text that may already
 * have the greatest length.)
 */
function cutWithEllipsis(text: string, length: number): string {
  return text.length <= length ? text : cutText(text, length - 1);
}

export function withoutStop(text: string): string {
  return text.replace(/[。.]$/, "");
}
