import type { Edition } from "../../i18n/editions.ts";
import { message } from "../../i18n/messages.ts";

/** Attributes of a link that opens in a new window; the title describes it without becoming part of its name. */
export function newWindow(edition: Edition) {
  return {
    target: "_blank",
    rel: "noopener",
    title: message(edition, "opensNewWindow"),
  } as const;
}

export function isExternal(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href);
}
