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

/**
 * The items of the three list pages around an item, in a list that is too long to be read: it is
 * newest first, in the same order for every page size (docs/content-service.openapi.yaml). Undefined
 * if the item is not where its time says.
 */
export async function entriesAround(
  item: Pick<ContentCard, "id" | "publishTime">,
  list: { total: number; newest: number },
  fetchPage: FetchPage<ContentCard>,
): Promise<IndexEntry[] | undefined> {
  if (item.publishTime === undefined) return undefined;
  const last = Math.ceil(list.total / PAGED_SIZE) - 1;
  const read = async (pageNo: number) => {
    const { items } = await fetchPage({ pageNo, pageSize: PAGED_SIZE });
    return items.map((card, index) => entryOf(card, pageNo * PAGED_SIZE + index));
  };
  const page = await pageOfItem(item, last, list.newest, read);
  if (page === undefined) return undefined;
  const around = [page - 1, page, page + 1].filter((each) => each >= 0 && each <= last);
  return (await Promise.all(around.map(read))).flat();
}

async function pageOfItem(
  { id, publishTime }: Pick<ContentCard, "id" | "publishTime">,
  last: number,
  newest: number,
  read: (pageNo: number) => Promise<IndexEntry[]>,
): Promise<number | undefined> {
  const time = Date.parse(publishTime ?? "");
  const ending = await read(last);
  if (ending.some((entry) => entry.id === id)) return last;
  const range: Range = { low: 0, high: last - 1, newest, oldest: timeOf(ending[0]) };
  const seen = new Set<number>();
  /** How often in a row the item was before (negative) or after the page. */
  let misses = 0;
  let ties = 0;
  for (let step = 1; step <= MAX_STEPS; step++) {
    const page = nextPage(range, time, seen, misses);
    if (page === undefined) return undefined;
    const entries = await read(page);
    if (entries.some((entry) => entry.id === id)) return page;
    seen.add(page);
    const [first, end] = [timeOf(entries[0]), timeOf(entries.at(-1))];
    // Of items with the same time any order is possible: then neither side is ruled out.
    if (time > first) {
      Object.assign(range, { high: page - 1, oldest: first });
      misses = Math.min(misses, 0) - 1;
    } else if (time < end) {
      Object.assign(range, { low: page + 1, newest: end });
      misses = Math.max(misses, 0) + 1;
    } else if (++ties > MAX_TIES) return undefined;
  }
  return undefined;
}

/**
 * The page where the item would be if dates were spread evenly, and ever farther from there after
 * misses on the same side; the nearest one not yet seen.
 */
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
