import { PAGED_SIZE } from "../../shared/content/limits.ts";
import type { ContentCard, Surroundings } from "../../shared/content/types.ts";
import { lineBreaks } from "./line-breaks.ts";
import { type NodeIndex, positionIn } from "./node-index.ts";
import type { IndexEntry } from "./schema.ts";

const RELATED_COUNT = 3;

/** What every article compares itself with, computed once for an index. */
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

/** What stands around an item in the list of its node; throws where the index is partial and cannot tell. */
export function surroundingsOf(
  item: Pick<ContentCard, "id" | "keywords" | "publishTime">,
  index: NodeIndex,
): Surroundings {
  const { positions, candidates } = lookupOf(index);
  const position = positionIn(index, positions, item.id);
  const [previous, next] =
    position === undefined ? [] : [index.entries[position - 1], index.entries[position + 1]];
  const apart = new Set([item.id, previous?.id, next?.id]);
  return {
    ...(previous && { previous: toCard(previous) }),
    ...(next && { next: toCard(next) }),
    related: mostRelated(item, candidates, apart).map(toCard),
    page: pageIn(index, item.id, PAGED_SIZE),
  };
}

/** The one-based page of the list that has the item; 1 where the index does not know it. */
export function pageIn(index: NodeIndex, id: string, pageSize: number): number {
  return Math.floor((lookupOf(index).positions.get(id) ?? 0) / pageSize) + 1;
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

/** Those that share the most keywords; among equals the nearest in time, then the list's order. */
function mostRelated(
  item: Pick<ContentCard, "keywords" | "publishTime">,
  candidates: readonly Candidate[],
  apart: ReadonlySet<string | undefined>,
): IndexEntry[] {
  const keywords = [...new Set(item.keywords?.map(folded))];
  const time = Date.parse(item.publishTime ?? "");
  const best: Ranked[] = [];
  for (const candidate of candidates) {
    if (apart.has(candidate.entry.id)) continue;
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

/** Keeps the best few in order, without sorting the whole list for each article. */
function insert(best: Ranked[], ranked: Ranked): void {
  const place = best.findIndex((other) => isBetter(ranked, other));
  if (place < 0 && best.length === RELATED_COUNT) return;
  best.splice(place < 0 ? best.length : place, 0, ranked);
  best.length = Math.min(best.length, RELATED_COUNT);
}

function isBetter(a: Ranked, b: Ranked): boolean {
  return a.shared > b.shared || (a.shared === b.shared && a.distance < b.distance);
}

/** Items without a date are far from all others. */
function distanceOf(a: number, b: number): number {
  const distance = Math.abs(a - b);
  return Number.isNaN(distance) ? Number.POSITIVE_INFINITY : distance;
}

function toCard({ keywords: _, ...card }: IndexEntry): ContentCard {
  const titleBreaks = lineBreaks(card.title);
  return titleBreaks.length > 0 ? { ...card, titleBreaks } : card;
}

function folded(keyword: string): string {
  return keyword.trim().toLowerCase();
}
