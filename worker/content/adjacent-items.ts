import { PAGED_SIZE } from "../../shared/content/limits.ts";
import type { AdjacentItems, ContentCard } from "../../shared/content/types.ts";
import { lineBreaks } from "../upstream/line-breaks.ts";
import type { IndexEntry } from "../upstream/schema.ts";
import { type NodeIndex, positionIn } from "./node-index.ts";

const RELATED_COUNT = 3;

/** Comparison data of an item, computed once per index. */
interface Candidate {
  entry: IndexEntry;
  keywords: ReadonlySet<string>;
  /** Milliseconds since the epoch; NaN without a date. */
  time: number;
}

interface Lookup {
  positions: ReadonlyMap<string, number>;
  candidates: readonly Candidate[];
}

const lookups = new WeakMap<NodeIndex, Lookup>();

/** The adjacent and related items in the list of the item's node; throws if they lie beyond a partial index. */
export function adjacentItemsOf(
  item: Pick<ContentCard, "id" | "keywords" | "publishTime">,
  index: NodeIndex,
): AdjacentItems {
  const { positions, candidates } = lookupOf(index);
  const position = positionIn(index, positions, item.id);
  const [previous, next] =
    position === undefined ? [] : [index.entries[position - 1], index.entries[position + 1]];
  const excluded = new Set([item.id, previous?.id, next?.id]);
  return {
    ...(previous && { previous: toCard(previous) }),
    ...(next && { next: toCard(next) }),
    related: mostRelated(item, candidates, excluded).map(toCard),
    page: pageIn(index, item.id, PAGED_SIZE),
  };
}

/** The one-based page of the list with the item; 1 if the item is not in the index. */
export function pageIn(index: NodeIndex, id: string, pageSize: number): number {
  const position = lookupOf(index).positions.get(id) ?? 0;
  return Math.floor((index.entries[position]?.offset ?? 0) / pageSize) + 1;
}

function lookupOf(index: NodeIndex): Lookup {
  const known = lookups.get(index);
  if (known) return known;
  const lookup = {
    positions: new Map(index.entries.map(({ id }, position) => [id, position])),
    candidates: index.entries.map((entry) => ({
      entry,
      keywords: new Set(entry.keywords?.map(folded)),
      time: Date.parse(entry.publishTime ?? ""),
    })),
  };
  lookups.set(index, lookup);
  return lookup;
}

/** The items with the most shared keywords; among equals the nearest in time, then in list order. */
function mostRelated(
  item: Pick<ContentCard, "keywords" | "publishTime">,
  candidates: readonly Candidate[],
  excluded: ReadonlySet<string | undefined>,
): IndexEntry[] {
  const keywords = [...new Set(item.keywords?.map(folded))];
  const time = Date.parse(item.publishTime ?? "");
  const best: Ranked[] = [];
  for (const candidate of candidates) {
    if (excluded.has(candidate.entry.id)) continue;
    const shared = keywords.filter((word) => candidate.keywords.has(word)).length;
    insert(best, { entry: candidate.entry, shared, distance: distanceOf(candidate.time, time) });
  }
  return best.map(({ entry }) => entry);
}

interface Ranked {
  entry: IndexEntry;
  shared: number;
  /** Milliseconds. */
  distance: number;
}

/** Keeps the best few in order, without sorting the complete list for each article. */
function insert(best: Ranked[], ranked: Ranked): void {
  const place = best.findIndex((other) => isBetter(ranked, other));
  if (place < 0 && best.length === RELATED_COUNT) return;
  best.splice(place < 0 ? best.length : place, 0, ranked);
  best.length = Math.min(best.length, RELATED_COUNT);
}

function isBetter(a: Ranked, b: Ranked): boolean {
  return a.shared > b.shared || (a.shared === b.shared && a.distance < b.distance);
}

/** Items without a date are infinitely far from all others. */
function distanceOf(a: number, b: number): number {
  const distance = Math.abs(a - b);
  return Number.isNaN(distance) ? Number.POSITIVE_INFINITY : distance;
}

function toCard(entry: IndexEntry): ContentCard {
  const { keywords, subTitle, address, offset, ...card } = entry;
  const titleBreaks = lineBreaks(card.title);
  return titleBreaks.length > 0 ? { ...card, titleBreaks } : card;
}

function folded(keyword: string): string {
  return keyword.trim().toLowerCase();
}
