import type { ContentCard } from "./types.ts";

/** Where an item leads: its own link, or its page. */
export function itemAddress({
  linkUrl,
  href,
}: Pick<ContentCard, "linkUrl" | "href">): string | undefined {
  return linkUrl ?? href;
}
