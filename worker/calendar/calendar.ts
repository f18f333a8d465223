import { company } from "../../shared/brand/site.ts";
import { startTimeOf } from "../../shared/content/event-dates.ts";
import { lastChange } from "../../shared/content/last-change.ts";
import type { ContentItem } from "../../shared/content/types.ts";
import { clock } from "../../shared/i18n/time-zone.ts";

interface CalendarSource {
  name: string;
  /** Address of the page that shows the same dates. */
  page: string;
  items: readonly ContentItem[];
}

const DOMAIN = company.securityContact.replace(/^.*@/, "");

/** A line may have at most this many bytes. Longer lines are folded (RFC 5545 section 3.1). */
const LINE_BYTES = 75;

/**
 * Returns the text of a calendar (RFC 5545) with all items that have a start time. An item at midnight is an all-day
 * event.
 */
export function calendarText({ name, page, items }: CalendarSource): string {
  const events = items.flatMap((item) => {
    const start = startTimeOf(item);
    return start === undefined ? [] : eventLines(item, start, page);
  });
  const lines = [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${DOMAIN}//calendar//`],
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events,
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function eventLines(item: ContentItem, start: string, page: string): string[] {
  const day = clock.shownAt(Date.parse(start)).slice(0, 10).replaceAll("-", "");
  const isWholeDay = clock.shownAt(Date.parse(start)).slice(11, 19) === "00:00:00";
  return [
    "BEGIN:VEVENT",
    `UID:${item.id}@${DOMAIN}`,
    `DTSTAMP:${utc(lastChange(item) ?? start)}`,
    isWholeDay ? `DTSTART;VALUE=DATE:${day}` : `DTSTART:${utc(start)}`,
    `SUMMARY:${escapeText(item.title)}`,
    ...(item.summary ? [`DESCRIPTION:${escapeText(item.summary)}`] : []),
    `URL:${page}`,
    "END:VEVENT",
  ];
}

function utc(time: string): string {
  return `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n|\r/g, "\\n");
}

function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let left = LINE_BYTES;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (bytes > left) {
      folded += "\r\n ";
      left = LINE_BYTES - 1;
    }
    folded += character;
    left -= bytes;
  }
  return folded;
}
