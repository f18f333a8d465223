import { PAGED_SIZE } from "../../shared/content/limits.ts";
import type { ContentCard } from "../../shared/content/types.ts";
import type { IndexEntry } from "../upstream/schema.ts";
import type { FetchPage } from "./paging.ts";

/** Interpolation takes two to four; more are for dates that are spread very unevenly. */
const MAX_STEPS = 16;
const LEAP = 4;
/** Pages that may end and begin with the very time of the item without having it. */
const MAX_TIES = 4;

/** Pages among which an item is, and the times of the items before and after them. */
interface Range {
  low: number;
  high: number;
  newest: number;
  oldest: number;
}

/** A list that is too long to be read: newest first, in the same order for every page size (docs/content-service.openapi.yaml). */
export interface LongList {
  total: number;
  /** Its first page. */
  first: readonly IndexEntry[];
  fetchPage: FetchPage<ContentCard>;
}

/** The items of the three list pages around an item; undefined if it is not where its time says. */
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

/** How many items of the list are not older than a time, in milliseconds since the epoch. */
export async function countSince(time: number, list: LongList): Promise<number> {
  // No item has this time, so that each page tells which side it is on.
  const before = time - 0.5;
  const isSince = (entry: IndexEntry | undefined) => timeOf(entry) > before;
  const hasBoth = (entries: readonly IndexEntry[]) =>
    isSince(entries[0]) && !isSince(entries.at(-1));
  const { page, isFound } = await search(list, before, hasBoth);
  if (!isFound) return Math.min(page * PAGED_SIZE, list.total);
  return page * PAGED_SIZE + (await read(list, page)).filter(isSince).length;
}

/** The entries of a list's last page. */
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

/** The page that is meant, or the first one whose items are all older than the time. */
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
  const [newest, oldest] = [timeOf(beginning.at(-1)), timeOf(ending[0])];
  const range: Range = { low: 1, high: last - 1, newest, oldest };
  const seen = new Set<number>();
  /** How often in a row it was before (negative) or after the page. */
  let misses = 0;
  let ties = 0;
  for (let step = 1; step <= MAX_STEPS; step++) {
    const page = nextPage(range, time, seen, misses);
    if (page === undefined) break;
    const entries = await read(list, page);
    if (isMeant(entries)) return { page, isFound: true };
    seen.add(page);
    const [first, end] = [timeOf(entries[0]), timeOf(entries.at(-1))];
    // Of items with the same time any order is possible: then neither side is ruled out.
    if (time > first) {
      Object.assign(range, { high: page - 1, oldest: first });
      misses = Math.min(misses, 0) - 1;
    } else if (time < end) {
      Object.assign(range, { low: page + 1, newest: end });
      misses = Math.max(misses, 0) + 1;
    } else if (++ties > MAX_TIES) break;
  }
  return { page: range.low, isFound: false };
}

/** The nearest page not yet seen to where evenly spread dates have the item, ever farther after misses on one side. */
function nextPage(
  { low, high, newest, oldest }: Range,
  time: number,
  seen: ReadonlySet<number>,
  misses: number,
): number | undefined {
  const share = (newest - time) / (newest - oldest);
  const leap = Math.abs(misses) > 1 ? Math.sign(misses) * LEAP ** (Math.abs(misses) - 1) : 0;
  const guess = Math.round(low + (high - low) * (Number.isFinite(share) ? share : 0.5)) + leap;
  const start = Math.min(Math.max(guess, low), high);
  for (let distance = 0; distance <= seen.size; distance++) {
    const free = [start - distance, start + distance].find(
      (page) => page >= low && page <= high && !seen.has(page),
    );
    if (free !== undefined) return free;
  }
  return undefined;
}

function timeOf(entry: Pick<ContentCard, "publishTime"> | undefined): number {
  return Date.parse(entry?.publishTime ?? "");
}

function entryOf({ summary, titleBreaks, ...card }: ContentCard, offset: number): IndexEntry {
  return { ...card, offset };
}
