import type { ContentCard, ContentItem } from "./types.ts";

/** Time and place of the event that a page's sessions belong to. */
export interface EventDates {
  /** ISO 8601. */
  start: string;
  end: string;
  address: string;
}

/** Derived from the sessions (items with a time and a duration) and the first item with an address. */
export function eventDatesOf(items: readonly ContentItem[]): EventDates | undefined {
  const times = items.flatMap(timesOf);
  const address = items.find((item) => item.address)?.address;
  if (times.length === 0 || address === undefined) return undefined;
  return {
    start: new Date(Math.min(...times.map(({ start }) => start))).toISOString(),
    end: new Date(Math.max(...times.map(({ end }) => end))).toISOString(),
    address,
  };
}

/** When an event begins. */
export function startTimeOf(item: Pick<ContentCard, "startTime" | "publishTime">) {
  return item.startTime ?? item.publishTime;
}

/** Start and end of a session; none for films, whose duration is that of the video, or for invalid dates. */
function timesOf(item: ContentItem) {
  const time = startTimeOf(item);
  const { duration, videoUrl } = item;
  if (!time || duration === undefined || videoUrl) return [];
  const start = Date.parse(time);
  const end = start + duration * 1000;
  return isTime(start) && isTime(end) ? [{ start, end }] : [];
}

/** Dates are limited to 100 million days around the epoch (ECMA-262, "Time Values and Time Range"). */
function isTime(milliseconds: number): boolean {
  return !Number.isNaN(new Date(milliseconds).getTime());
}
