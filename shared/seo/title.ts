import { site } from "../brand/site.ts";
import type { Locale } from "../i18n/locales.ts";
import { message } from "../i18n/messages.ts";

export interface TitleParts {
  /** Name of the page's node or route. */
  name: string;
  /** What the page is about in particular: an item's title, a group's name or a keyword. */
  subject?: string | undefined;
  /** Page of a list; omitted for the first. */
  number?: number | undefined;
}

/** Title without the brand: `名称 - 第 2 页`. */
export function titleOf(locale: Locale, { subject, name, number = 1 }: TitleParts): string {
  const page = number > 1 && message(locale, "pageNumber", { page: number });
  return [subject, name, page].filter(Boolean).join(SEPARATOR);
}

/** Title with the brand, for `<title>`. */
export function documentTitle(locale: Locale, parts: TitleParts): string {
  return titleOf(locale, parts) + SEPARATOR + site.name[locale];
}

export const SEPARATOR = " - ";
