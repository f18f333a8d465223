import { PAGED_SIZE } from "../../shared/content/limits.ts";
import type { AdjacentItems, ContentCard, ContentItem } from "../../shared/content/types.ts";
import { sceneOf } from "../../shared/media-urls/picture-addresses.ts";
import { lineBreaks } from "../content-html/line-breaks.ts";
import type { IndexEntry } from "../upstream/schema.ts";

/**
 * The items in the list of a node (a section of the site), in the order of the list and without their bodies. The pages
 * of all these items use the same index.
 */
export type NodeIndex = readonly IndexEntry[];

const RELATED_COUNT = 3;

/** The fields of an item that decide which items are related to it. */
type Reference = Pick<ContentItem, "id" | "keywords" | "publishTime" | "imgUrl"> & {
  content?: string;
};

/** An item of the index that may be related to the item of the page. */
interface Candidate {
  entry: IndexEntry;
  /**
   * Address of the item's picture without width and extension, so that all sizes of a photograph have the same scene.
   */
  scene: string | undefined;
  /** Number of keywords that both items have. */
  shared: number;
  /** Milliseconds between the dates of both items. Infinite if a date is missing. */
  distance: number;
}

/**
 * Finds the adjacent and related items in the list of the item's node. `place` adds to each of these items the address
 * of the item's page.
 */
export function adjacentItemsOf(
  item: Reference,
  index: NodeIndex,
  place = (card: ContentCard) => card,
): AdjacentItems {
  const position = index.findIndex(({ id }) => id === item.id);
  const [previous, next] = position < 0 ? [] : [index[position - 1], index[position + 1]];
  const excluded = new Set([item.id, previous?.id, next?.id]);
  return {
    ...(previous && { previous: place(entryCard(previous)) }),
    ...(next && { next: place(entryCard(next)) }),
    related: mostRelated(
      item,
      index.filter(({ id }) => !excluded.has(id)),
    ).map(place),
    page: pageIn(index, item.id, PAGED_SIZE),
  };
}

/**
 * Returns the number of the list page that contains the item. The first page is page 1. If the item is not in the
 * index, returns 1.
 */
export function pageIn(index: NodeIndex, id: string, pageSize: number): number {
  const { offset = 0 } = index.find((entry) => entry.id === id) ?? {};
  return Math.floor(offset / pageSize) + 1;
}

/**
 * Finds the items that are related most closely. Four criteria decide, in this order: whether an item shares a keyword,
 * whether its picture is new on the page, how many keywords it shares, and how near its date is. If a picture is
 * already on the page, the related item is shown without it.
 */
function mostRelated(item: Reference, entries: NodeIndex): ContentCard[] {
  const keywords = new Set(item.keywords?.map(folded));
  const left = entries.map((entry) => ({
    entry,
    scene: entry.imgUrl && sceneOf(entry.imgUrl),
    shared: [...new Set(entry.keywords?.map(folded))].filter((word) => keywords.has(word)).length,
    distance: distanceBetween(entry, item),
  }));
  const shown = scenesOf(item, left);
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

/** Returns the scenes that both the item itself and one of the candidates show. */
function scenesOf({ imgUrl = "", content = "" }: Reference, candidates: readonly Candidate[]) {
  const scenes = new Set(candidates.map(({ scene }) => scene));
  const isOwn = (scene = "") => scene && (scene === sceneOf(imgUrl) || content.includes(scene));
  return new Set([...scenes].filter(isOwn));
}

/** Returns a positive number if `a` is related more closely than `b`. */
function compare(a: Candidate, b: Candidate, shown: ReadonlySet<string | undefined>): number {
  return (
    Number(a.shared > 0) - Number(b.shared > 0) ||
    Number(shown.has(b.scene)) - Number(shown.has(a.scene)) ||
    a.shared - b.shared ||
    b.distance - a.distance
  );
}

function distanceBetween(a: Reference, b: Reference): number {
  const distance = Math.abs(Date.parse(a.publishTime ?? "") - Date.parse(b.publishTime ?? ""));
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
