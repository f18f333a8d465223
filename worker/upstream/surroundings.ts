import { PAGED_SIZE } from "../../shared/content/limits.ts";
import { toCard } from "../../shared/content/summary.ts";
import type { ContentCard, ContentItem, Surroundings } from "../../shared/content/types.ts";
import type { AskPage } from "./paging.ts";

/**
 * The protocol has lists only, no neighbours (specification section 7), so the
 * item's list is read until the item has been passed. By 50: most visits are to
 * recent items, which the first call covers; 500 items cost ten calls instead
 * of the 42 that pages of 12 would take; and 50 bodies stay well below the 2 MiB
 * of an answer. All items of a list share these entries of the data cache.
 */
const READ_SIZE = 50;
/** Further down an item has no neighbours: nobody pages that far, and the work stays bounded. */
const MAX_READS = 10;

const RELATED_COUNT = 3;

/** What stands around an item, asked for one page of its list after the other. */
export async function surroundingsOf(item: ContentItem, ask: AskPage): Promise<Surroundings> {
  const list = await readPast(item.id, ask);
  const index = list.findIndex(({ id }) => id === item.id);
  const [previous, next] = index < 0 ? [] : [list[index - 1], list[index + 1]];
  const apart = new Set([item.id, previous?.id, next?.id]);
  const others = list.filter(({ id }) => !apart.has(id));
  return {
    ...(previous && { previous: toCard(previous) }),
    ...(next && { next: toCard(next) }),
    related: mostRelated(item, others).map(toCard),
    page: index < 0 ? 1 : Math.floor(index / PAGED_SIZE) + 1,
  };
}

/** Those that share the most keywords; among equals the nearest in time, then the list's order. */
export function mostRelated<Item extends ContentCard>(item: ContentCard, others: Item[]): Item[] {
  const keywords = new Set(item.keywords?.map(folded));
  const ranked = others.map((other) => ({
    other,
    shared: [...new Set(other.keywords?.map(folded))].filter((word) => keywords.has(word)).length,
    distance: distanceInTime(item, other),
  }));
  return ranked
    .toSorted((a, b) => b.shared - a.shared || compare(a.distance, b.distance))
    .slice(0, RELATED_COUNT)
    .map(({ other }) => other);
}

/** The list up to the item's next neighbour: each call needs the answer before it to know whether it is needed. */
async function readPast(id: string, ask: AskPage): Promise<ContentItem[]> {
  const read = new Map<string, ContentItem>();
  for (let pageNo = 0; pageNo < MAX_READS; pageNo++) {
    const { items, total } = await ask({ pageNo, pageSize: READ_SIZE });
    // An item that is published meanwhile moves others to a page where they come again.
    for (const item of items) if (!read.has(item.id)) read.set(item.id, item);
    const isPassed = read.has(id) && [...read.keys()].at(-1) !== id;
    if (isPassed || (pageNo + 1) * READ_SIZE >= total) break;
  }
  return [...read.values()];
}

/** In milliseconds; items without a date are far from all others. */
function distanceInTime(a: ContentCard, b: ContentCard): number {
  if (a.publishTime === undefined || b.publishTime === undefined) return Number.POSITIVE_INFINITY;
  return Math.abs(Date.parse(a.publishTime) - Date.parse(b.publishTime));
}

/** Infinity less infinity would be no order at all. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

function folded(keyword: string): string {
  return keyword.trim().toLowerCase();
}
