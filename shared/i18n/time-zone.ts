import { timeZone } from "../brand/locales.ts";

/** Fixed by the brand, because the server runs in UTC and visitors are anywhere. */
const { name, fixed }: { name: string; fixed?: { hours: number; since: number } } = timeZone;

const OFFSET_MS = (fixed?.hours ?? 0) * 3_600_000;
const FIXED_SINCE = fixed ? Date.UTC(fixed.since, 0) : Number.POSITIVE_INFINITY;

/** Created on first use: it takes milliseconds. Sweden writes dates as ISO 8601 does. */
let formatter: Intl.DateTimeFormat | undefined;

/**
 * What a clock of the site's time zone shows, `2026-11-18T09:30:00`, with `T` or a space. A zone that
 * has an offset of its own needs no formatter of `Intl`, and is alike in every browser.
 *
 * @param milliseconds since the epoch.
 */
export function inZone(milliseconds: number): string {
  if (milliseconds >= FIXED_SINCE) return new Date(milliseconds + OFFSET_MS).toISOString();
  formatter ??= new Intl.DateTimeFormat("sv-SE", {
    timeZone: name,
    dateStyle: "short",
    timeStyle: "medium",
  });
  // But for leading zeros of the year.
  return formatter.format(milliseconds).padStart(19, "0");
}

/**
 * Milliseconds since the epoch of a time in the site's time zone, `2026-11-18T09:30:00`. Of an hour that
 * a clock shows twice, either.
 */
export function fromZone(local: string): number {
  const time = Date.parse(`${local}Z`);
  if (time - OFFSET_MS >= FIXED_SINCE) return time - OFFSET_MS;
  // The second step is for hours near a change of the clocks.
  return time - offsetAt(time - offsetAt(time));
}

function offsetAt(milliseconds: number): number {
  const shown = inZone(milliseconds).slice(0, 19).replace(" ", "T");
  return Date.parse(`${shown}Z`) - milliseconds;
}
