import type { Locale } from "../../i18n/locales.ts";
import { message } from "../../i18n/messages.ts";

/** Attributes of a link that opens in a new window; `title` gives a description, not part of its accessible name. */
export function newWindow(locale: Locale) {
  return {
    target: "_blank",
    rel: "noopener",
    title: message(locale, "opensNewWindow"),
  } as const;
}

export function isExternal(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href);
}
