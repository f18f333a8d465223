import type { ContentCard } from "./types.ts";

/** Identifies an item of a page in React keys and element ids, even if a content service lists the item twice. */
export function itemKey({ id, occurrence }: Pick<ContentCard, "id" | "occurrence">): string {
  // No id contains a full stop, so the key differs from the ids of all items.
  return occurrence === undefined ? id : `${id}.${occurrence}`;
}

/**
 * Distinguishes items that have the same id: the second of these items gets the number 2, and so on. The first of these
 * items gets no number.
 */
export function withOccurrences<Item extends ContentCard>(items: readonly Item[]): Item[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const occurrence = (counts.get(item.id) ?? 0) + 1;
    counts.set(item.id, occurrence);
    return occurrence > 1 ? { ...item, occurrence } : item;
  });
}

/** The element id of an item's section, to which search results link. */
export function chapterId(item: Pick<ContentCard, "id" | "occurrence">): string {
  return `chapter-${itemKey(item)}`;
}

/** The address to which an item's title leads: the link that the item contains, or else the item's page. */
export function itemAddress({
  linkUrl,
  href,
}: Pick<ContentCard, "linkUrl" | "href">): string | undefined {
  return linkUrl ?? href;
}
