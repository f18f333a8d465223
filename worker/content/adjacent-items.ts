import { PAGED_SIZE } from "../../shared/content/limits.ts";
import { sceneOf } from "../../shared/content/scene.ts";
import type { AdjacentItems, ContentCard, ContentItem } from "../../shared/content/types.ts";
import { lineBreaks } from "../upstream/line-breaks.ts";
import type { IndexEntry } from "../upstream/schema.ts";

/** The first items of a node in list order, without bodies; shared by all pages of these items. */
export type NodeIndex = readonly IndexEntry[];

const RELATED_COUNT = 3;

/** What the related items depend on. */
type Reference = Pick<ContentCard, "id" | "keywords" | "publishTime" | "imgUrl"> &
  Partial<Pick<ContentItem, "content">>;

/** Comparison data of an item, computed once per index. */
interface Candidate {
  entry: IndexEntry;
  /** Undefined without a picture. */
  scene: string | undefined;
  keywords: ReadonlySet<string>;
  /** Milliseconds since the epoch; NaN without a date. */
  time: number;
}

/** An index that is missing here is compared anew: a millisecond for 500 items. */
const compared = new WeakMap<NodeIndex, readonly Candidate[]>();

/** The adjacent and related items in the list of the item's node. */
export function adjacentItemsOf(item: Reference, index: NodeIndex): AdjacentItems {
  const position = index.findIndex(({ id }) => id === item.id);
  const [previous, next] = position < 0 ? [] : [index[position - 1], index[position + 1]];
  const excluded = new Set([item.id, previous?.id, next?.id]);
  return {
    ...(previous && { previous: entryCard(previous) }),
    ...(next && { next: entryCard(next) }),
    related: mostRelated(
      item,
      candidatesIn(index).filter(({ entry }) => !excluded.has(entry.id)),
    ),
    page: pageIn(index, item.id, PAGED_SIZE),
  };
}

/** The one-based page of the list with the item; 1 if the item is not in the index. */
export function pageIn(index: NodeIndex, id: string, pageSize: number): number {
  const { offset = 0 } = index.find((entry) => entry.id === id) ?? {};
  return Math.floor(offset / pageSize) + 1;
}

function candidatesIn(index: NodeIndex): readonly Candidate[] {
  const known = compared.get(index);
  if (known) return known;
  const candidates = index.map((entry) => ({
    entry,
    scene: entry.imgUrl && sceneOf(entry.imgUrl),
    keywords: new Set(entry.keywords?.map(folded)),
    time: Date.parse(entry.publishTime ?? ""),
  }));
  compared.set(index, candidates);
  return candidates;
}

/**
 * The items with the most shared keywords; among equals the nearest in time, then in list order.
 * One whose scene the page already shows comes after all others that share a keyword, and without it.
 */
function mostRelated(item: Reference, candidates: readonly Candidate[]): ContentCard[] {
  const keywords = [...new Set(item.keywords?.map(folded))];
  const time = Date.parse(item.publishTime ?? "");
  const shown = scenesOf(item, candidates);
  const left = candidates.map((candidate) => ({
    ...candidate,
    shared: keywords.filter((word) => candidate.keywords.has(word)).length,
    distance: distanceOf(candidate.time, time),
  }));
  const related: ContentCard[] = [];
  while (left.length > 0 && related.length < RELATED_COUNT) {
    const best = left.reduce((a, b) => (compare(b, a, shown) > 0 ? b : a));
    left.splice(left.indexOf(best), 1);
    const card = entryCard(best.entry);
    related.push(shown.has(best.scene) ? withoutPicture(card) : card);
    if (best.scene) shown.add(best.scene);
  }
  return related;
}

/** The scenes of the item's own pictures, as far as candidates have them too. */
function scenesOf({ imgUrl = "", content = "" }: Reference, candidates: readonly Candidate[]) {
  const scenes = new Set(candidates.map(({ scene }) => scene));
  const isOwn = (scene = "") => scene && (scene === sceneOf(imgUrl) || content.includes(scene));
  return new Set([...scenes].filter(isOwn));
}

interface Ranked extends Candidate {
  shared: number;
  /** Milliseconds. */
  distance: number;
}

/** Positive if the first is the better one. */
function compare(a: Ranked, b: Ranked, shown: ReadonlySet<string | undefined>): number {
  return (
    Number(a.shared > 0) - Number(b.shared > 0) ||
    Number(shown.has(b.scene)) - Number(shown.has(a.scene)) ||
    a.shared - b.shared ||
    b.distance - a.distance
  );
}

/** Items without a date are infinitely far from all others. */
function distanceOf(a: number, b: number): number {
  const distance = Math.abs(a - b);
  return Number.isNaN(distance) ? Number.POSITIVE_INFINITY : distance;
}

function entryCard(entry: IndexEntry): ContentCard {
  const { keywords, subTitle, address, offset, ...card } = entry;
  const titleBreaks = lineBreaks(card.title);
  return titleBreaks.length > 0 ? { ...card, titleBreaks } : card;
}

function withoutPicture({ imgUrl, image, ...card }: ContentCard): ContentCard {
  return card;
}

function folded(keyword: string): string {
  return keyword.trim().toLowerCase();
}
