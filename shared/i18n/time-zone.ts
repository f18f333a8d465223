import { timeZone } from "../brand/locales.ts";

interface TimeZone {
  /** A name of the IANA time zone database. */
  name: string;
  /**
   * Set if the zone has no daylight saving time any more: its offset from UTC, and the first whole year with that
   * offset.
   */
  fixed?: { hours: number; since: number };
}

interface Clock {
  /**
   * What it shows at a time in milliseconds since the epoch: `2026-11-18T09:30:00`, with `T` or a
   * space.
   */
  shownAt(milliseconds: number): string;
  /**
   * Milliseconds since the epoch when the clock shows `2026-11-18T09:30:00`. If it shows that twice, either of them.
   */
  timeOf(shown: string): number;
}

/**
 * A clock of a time zone. One with a fixed offset does without `Intl`, whose formatters take milliseconds
 * to create and differ from browser to browser.
 */
export function clockOf({ name, fixed }: TimeZone): Clock {
  const offset = (fixed?.hours ?? 0) * 3_600_000;
  const fixedSince = fixed ? Date.UTC(fixed.since, 0) : Number.POSITIVE_INFINITY;
  let formatter: Intl.DateTimeFormat | undefined;
  const shownAt = (milliseconds: number) => {
    if (milliseconds >= fixedSince) return new Date(milliseconds + offset).toISOString();
    formatter ??= formatterOf(name);
    // The year may lack leading zeros.
    return formatter.format(milliseconds).padStart(19, "0");
  };
  const offsetAt = (milliseconds: number) => {
    const shown = shownAt(milliseconds).slice(0, 19).replace(" ", "T");
    return Date.parse(`${shown}Z`) - milliseconds;
  };
  const timeOf = (shown: string) => {
    const time = Date.parse(`${shown}Z`);
    if (time - offset >= fixedSince) return time - offset;
    // Near a change of the clocks the first step is an hour off; the second one corrects that.
    return time - offsetAt(time - offsetAt(time));
  };
  return { shownAt, timeOf };
}

/** Sweden writes dates as ISO 8601 does. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
}

/** The clock of the site's time zone. The server runs in UTC, and visitors may be anywhere. */
export const clock = clockOf(timeZone);
