import type { ContentItem } from "./types.ts";

/** When and where that takes place which a page's sessions belong to. */
export interface Occasion {
  /** ISO 8601. */
  start: string;
  end: string;
  address: string;
}

/** Told by the sessions, which have a time and a length, and by the first item with an address. */
export function occasionOf(items: readonly ContentItem[]): Occasion | undefined {
  const times = items.flatMap(timesOf);
  const address = items.find((item) => item.address)?.address;
  if (times.length === 0 || address === undefined) return undefined;
  return {
    start: new Date(Math.min(...times.map(({ start }) => start))).toISOString(),
    end: new Date(Math.max(...times.map(({ end }) => end))).toISOString(),
    address,
  };
}

/** None of a film, whose length says nothing of the days, and none that no date can have. */
function timesOf({ publishTime, duration, videoUrl }: ContentItem) {
  if (!publishTime || duration === undefined || videoUrl) return [];
  const start = Date.parse(publishTime);
  const end = start + duration * 1000;
  return isTime(start) && isTime(end) ? [{ start, end }] : [];
}

/** Dates end 100 million days from 1970 (ECMA-262, "Time Values and Time Range"). */
function isTime(milliseconds: number): boolean {
  return !Number.isNaN(new Date(milliseconds).getTime());
}
