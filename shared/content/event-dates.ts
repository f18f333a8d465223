import type { ContentCard, ContentItem } from "./types.ts";

/** Time, place and size of the event that a page's sessions belong to. */
export interface EventDates {
  /** ISO 8601. */
  start: string;
  end: string;
  address: string;
  /** How many people there is room for. */
  capacity?: number;
  /** The item that says how to take part, and a few words about it. */
  details?: { item: Pick<ContentItem, "id" | "node">; text: string };
}

/** How many people there is room for, as a summary says it: 600人, 600个名额, 600 places. */
const CAPACITY = /(?<![\d.,])(\d[\d,]{0,15})\s?(?:[人名个]|people|places)/;

/**
 * The event of a page, if the page has one. Its dates come from the sessions, which are items with a time and a
 * duration. Its place comes from the first item with an address, whose summary may say how many people it holds.
 */
export function eventDatesOf(items: readonly ContentItem[]): EventDates | undefined {
  const times = items.flatMap(timesOf);
  const item = items.find(({ address }) => address);
  if (times.length === 0 || !item?.address) return undefined;
  const { address, summary = "", subTitle: text, id, node } = item;
  const [, places = ""] = CAPACITY.exec(summary) ?? [];
  const capacity = Number(places.replaceAll(",", ""));
  return {
    start: new Date(Math.min(...times.map(({ start }) => start))).toISOString(),
    end: new Date(Math.max(...times.map(({ end }) => end))).toISOString(),
    address,
    ...(capacity > 0 && { capacity }),
    ...(text && { details: { item: { id, ...(node && { node }) }, text } }),
  };
}

/** When an event begins. */
export function startTimeOf(item: Pick<ContentCard, "startTime" | "publishTime">) {
  return item.startTime ?? item.publishTime;
}

/**
 * Start and end of a session. Films have none, because their duration is that of the video, and neither have invalid
 * dates.
 */
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
