import type { Locale } from "../i18n/locales.ts";
import { message } from "../i18n/messages.ts";
import { site } from "../site.ts";

export interface TitleParts {
  /** The page's name: its node's, or its route's. */
  name: string;
  /** What stands before it: an item's title, a group's name, a keyword. */
  lead?: string | undefined;
  /** Page of a list; the first goes without. */
  number?: number | undefined;
}

/** `新闻稿 - 第 2 页`: what tells a page from the others. */
export function titleOf(locale: Locale, { lead, name, number = 1 }: TitleParts): string {
  const page = number > 1 && message(locale, "pageNumber", { page: number });
  return [lead, name, page].filter(Boolean).join(SEPARATOR);
}

/** The same with the brand, as a browser's tab and a search engine show it. */
export function documentTitle(locale: Locale, parts: TitleParts): string {
  return titleOf(locale, parts) + SEPARATOR + site.name[locale];
}

const SEPARATOR = " - ";
