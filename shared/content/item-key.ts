import type { ContentCard } from "./types.ts";

/** Tells the items of a page apart, also where a content service lists one more than once: for keys and element ids. */
export function itemKey({ id, occurrence }: Pick<ContentCard, "id" | "occurrence">): string {
  // No id contains a full stop.
  return occurrence === undefined ? id : `${id}.${occurrence}`;
}

/** The items of a list, of which those with the id of one before say which occurrence they are. */
export function withOccurrences<Item extends ContentCard>(items: readonly Item[]): Item[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const occurrence = (counts.get(item.id) ?? 0) + 1;
    counts.set(item.id, occurrence);
    return occurrence > 1 ? { ...item, occurrence } : item;
  });
}
