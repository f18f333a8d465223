import { PAGED_SIZE } from "../../shared/content/limits.ts";
import type { ContentCard } from "../../shared/content/types.ts";
import type { IndexEntry } from "../upstream/schema.ts";
import type { FetchPage } from "./paging.ts";

/**
 * The page of an item is found by interpolation between the times of other items. This takes two to seven steps. If
 * dates are spread very unevenly, it may take more steps, but never more than this number.
 */
const MAX_STEPS = 16;
/**
 * If very many items have the same time, a page may have only items of that time and still lack the wanted item. At
 * most this many such pages are read.
 */
const MAX_TIES = 4;

/**
 * A page of the list, and the time at which the page begins. This is the time of the first item on the page, or of the
 * last item on the page before.
 */
interface Point {
  page: number;
  time: number;
}

/**
 * A list that is too long to be read as a whole. Its items are newest first, in the same order for every page size
 * (docs/content-service.openapi.yaml).
 */
export interface LongList {
  total: number;
  /** Entries of the list's first page. */
  first: readonly IndexEntry[];
  fetchPage: FetchPage<ContentCard>;
}

/**
 * Reads the list page that has an item, and the pages before and after it. Returns undefined if the item is not at the
 * place that its time suggests.
 */
export async function entriesAround(
  { id, publishTime }: Pick<ContentCard, "id" | "publishTime">,
  list: LongList,
): Promise<IndexEntry[] | undefined> {
  if (publishTime === undefined) return undefined;
  const has = (entries: readonly IndexEntry[]) => entries.some((entry) => entry.id === id);
  const { page, isFound } = await search(list, Date.parse(publishTime), has);
  if (!isFound) return undefined;
  const around = [page - 1, page, page + 1].filter((each) => each >= 0 && each <= lastPage(list));
  return (await Promise.all(around.map((each) => read(list, each)))).flat();
}

/** Counts the items of the list that are not older than a time, in milliseconds since the epoch. */
export async function countSince(time: number, list: LongList): Promise<number> {
  // `before` lies between two milliseconds, so no item has exactly this time. Each item is either newer or older.
  const before = time - 0.5;
  const isSince = (entry: IndexEntry | undefined) => timeOf(entry) > before;
  const hasBoth = (entries: readonly IndexEntry[]) =>
    isSince(entries[0]) && !isSince(entries.at(-1));
  const { page, isFound } = await search(list, before, hasBoth);
  if (!isFound) return Math.min(page * PAGED_SIZE, list.total);
  return page * PAGED_SIZE + (await read(list, page)).filter(isSince).length;
}

/** Reads the last page of a list. */
export function endOf(list: LongList): Promise<readonly IndexEntry[]> {
  return read(list, lastPage(list));
}

function lastPage({ total }: LongList): number {
  return Math.ceil(total / PAGED_SIZE) - 1;
}

async function read({ first, fetchPage }: LongList, pageNo: number) {
  if (pageNo === 0) return first;
  const { items } = await fetchPage({ pageNo, pageSize: PAGED_SIZE });
  return items.map((card, index) => entryOf(card, pageNo * PAGED_SIZE + index));
}

/** Finds the page for which `isMeant` returns true, or else the first page whose items are all older than the time. */
async function search(
  list: LongList,
  time: number,
  isMeant: (entries: readonly IndexEntry[]) => boolean,
): Promise<{ page: number; isFound: boolean }> {
  const last = lastPage(list);
  const beginning = list.first;
  if (isMeant(beginning)) return { page: 0, isFound: true };
  if (time > timeOf(beginning[0])) return { page: 0, isFound: false };
  const ending = await read(list, last);
  if (isMeant(ending)) return { page: last, isFound: true };
  if (time < timeOf(ending.at(-1))) return { page: last + 1, isFound: false };
  // The time lies between the first two of these points. The third point, if there is one, lies outside and makes the
  // interpolation more exact.
  let points: Point[] = [
    { page: 1, time: timeOf(beginning.at(-1)) },
    { page: last, time: timeOf(ending[0]) },
  ];
  const seen = new Set<number>();
  for (let step = 1; step <= MAX_STEPS; step++) {
    const page = nextPage(points, time, seen);
    if (page === undefined) break;
    const entries = await read(list, page);
    if (isMeant(entries)) return { page, isFound: true };
    const [first, end] = [timeOf(entries[0]), timeOf(entries.at(-1))];
    const [low, high] = points as [Point, Point];
    if (time > first) points = [low, { page, time: first }, high];
    else if (time < end) points = [{ page: page + 1, time: end }, high, low];
    // Items with the same time may be in any order, so the item may be before or after this page.
    else if (seen.add(page).size > MAX_TIES) break;
  }
  return { page: points[0]?.page ?? 0, isFound: false };
}

/**
 * Estimates from the points which page has items of the given time. Returns the page nearest to this estimate that has
 * not been read yet.
 */
function nextPage(
  points: readonly Point[],
  time: number,
  seen: ReadonlySet<number>,
): number | undefined {
  const [low = 0, high = 0] = points.map(({ page }) => page);
  const guesses = [pageAt(time, points), pageAt(time, points.slice(0, 2)), (low + high) / 2];
  const guess = Math.floor(guesses.find((page) => page >= low && page <= high) ?? low);
  for (let distance = 0; distance <= seen.size + 1; distance++) {
    const free = [guess - distance, guess + distance].find(
      (page) => page >= low && page < high && !seen.has(page),
    );
    if (free !== undefined) return free;
  }
  return undefined;
}

/** Interpolates the page of a time on the line through two points, or on the parabola through three points. */
function pageAt(time: number, points: readonly Point[]): number {
  return points.reduce((sum, point) => {
    const others = points.filter((other) => other !== point);
    const share = others.reduce((all, { time: t }) => (all * (time - t)) / (point.time - t), 1);
    return sum + point.page * share;
  }, 0);
}

function timeOf(entry: Pick<ContentCard, "publishTime"> | undefined): number {
  return Date.parse(entry?.publishTime ?? "");
}

function entryOf(card: ContentCard, offset: number): IndexEntry {
  const {
    summary,
    summaryWords,
    shortSummaryWords,
    summaryWholes,
    shortSummaryWholes,
    titleBreaks,
    ...entry
  } = card;
  return { ...entry, offset };
}
