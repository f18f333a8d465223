import type { ContentCard, ContentItem } from "./types.ts";

/** The time, place and size of the event to which a page's sessions belong. */
export interface EventDates {
  name: string;
  /** ISO 8601. */
  start: string;
  end: string;
  address: string;
  /** The offsets in a Chinese address at which a line may break. */
  addressBreaks?: readonly number[];
  /** The number of people who can take part. */
  capacity?: number;
  /** The item that says how to take part, and the text of a link to this item. */
  details?: { item: Pick<ContentItem, "id" | "node">; text: string };
}

/** Matches the number of people in a summary: 600人, 600个名额, 600 places. */
const CAPACITY = /(?<![\d.,])(\d[\d,]{0,15})\s?(?:[人名个]|people|places)/;

/**
 * Finds the event of a page among the page's items. Returns undefined if the page has none. The first item describes
 * the event as a whole. Items with a time and a duration are its sessions: the event begins with the first session and
 * ends with the last one. The first item with an address is the venue. The summary of the venue may contain the number
 * of people who can take part.
 */
export function eventDatesOf(items: readonly ContentItem[]): EventDates | undefined {
  const times = items.flatMap(timesOf);
  const item = items.find(({ address }) => address);
  if (times.length === 0 || !item?.address) return undefined;
  const { address, addressBreaks, summary = "", subTitle: text, id, node } = item;
  const [, places = ""] = CAPACITY.exec(summary) ?? [];
  const capacity = Number(places.replaceAll(",", ""));
  return {
    name: items[0]?.title ?? "",
    start: new Date(Math.min(...times.map(({ start }) => start))).toISOString(),
    end: new Date(Math.max(...times.map(({ end }) => end))).toISOString(),
    address,
    ...(addressBreaks && { addressBreaks }),
    ...(capacity > 0 && { capacity }),
    ...(text && { details: { item: { id, ...(node && { node }) }, text } }),
  };
}

/** The time when an event begins. Without `startTime`, it is the time of publication. */
export function startTimeOf(item: Pick<ContentCard, "startTime" | "publishTime">) {
  return item.startTime ?? item.publishTime;
}

/**
 * The start and the end of a session. Items with a video are not sessions, because their duration is that of the video.
 * Invalid dates are ignored.
 */
function timesOf(item: ContentItem) {
  const time = startTimeOf(item);
  const { duration, videoUrl } = item;
  if (!time || duration === undefined || videoUrl) return [];
  const start = Date.parse(time);
  const end = start + duration * 1000;
  return isTime(start) && isTime(end) ? [{ start, end }] : [];
}

/**
 * Whether JavaScript can represent the time: at most 100 million days from the epoch (ECMA-262, "Time Values and Time
 * Range").
 */
function isTime(milliseconds: number): boolean {
  return !Number.isNaN(new Date(milliseconds).getTime());
}
