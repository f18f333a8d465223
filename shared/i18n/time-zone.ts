import { timeZone } from "../brand/locales.ts";

interface TimeZone {
  /** The name in the IANA time zone database. */
  name: string;
  /**
   * The offset of the time zone from UTC in hours, and the first full year with this offset. Only a time zone without
   * daylight saving time may have this property.
   */
  fixed?: { hours: number; since: number };
}

interface Clock {
  /**
   * The time that the clock shows, given milliseconds since the epoch. It has the form `2026-11-18T09:30:00`, with
   * `T` or a space.
   */
  shownAt(milliseconds: number): string;
  /**
   * The milliseconds since the epoch at which the clock shows a time such as `2026-11-18T09:30:00`. If the clock shows
   * this time twice, the result is one of the two instants.
   */
  timeOf(shown: string): number;
}

/**
 * Creates a clock for a time zone. A clock with a fixed offset does not need `Intl`, whose formatters take
 * milliseconds to create and differ between browsers.
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
    // Near a change of the clocks, the result of the inner `offsetAt` may be one hour off. The outer `offsetAt`
    // corrects that.
    return time - offsetAt(time - offsetAt(time));
  };
  return { shownAt, timeOf };
}

/** The Swedish locale is used because it writes dates as in ISO 8601. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
}

/** The clock of the site's time zone. The server runs in UTC, and visitors may be anywhere. */
export const clock = clockOf(timeZone);
