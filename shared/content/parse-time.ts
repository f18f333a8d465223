import { clock } from "../i18n/time-zone.ts";

/**
 * Times between these two are in the years 1 to 9999 in every time zone. Other years have other formats, and formatting
 * them would throw.
 */
const EARLIEST = new Date("0001-01-02T00:00:00Z");
const LATEST = new Date("9999-12-30T23:59:59Z");

const DAY = 86_400_000;

/** Matches a date, which may be followed by a time of day and a time zone. */
const PARTS = /^([\dW-]{7,10})(?:[T ]([\d:.,]{2,30}) ?(Z|[+\u2212-]\d{2}(?::?\d{2})?)?)?$/i;
const CALENDAR_DATE = /^(\d{4})(-?)(\d{2})\2(\d{2})$/;
const ORDINAL_DATE = /^(\d{4})-?(\d{3})$/;
const WEEK_DATE = /^(\d{4})(-?)W(\d{2})\2([1-7])$/i;
const TIME = /^([01]\d|2[0-4])(?:(:?)([0-5]\d)(?:\2([0-5]\d|60))?)?(?:[.,](\d+))?$/;

/**
 * Converts a time from the content service to ISO 8601 in UTC, to the second. It accepts `YYYY-MM-DD HH:mm:ss` and
 * every complete form of ISO 8601, basic and extended. Times without a time zone are in the site's time zone. The
 * result is undefined for anything else, for days that do not exist, and for years outside 1 to 9999.
 */
export function parseTime(value: string): string | undefined {
  const [, date = "", timeOfDay = "00", zone] = PARTS.exec(value) ?? [];
  const midnight = dayOf(date);
  const seconds = secondsOf(timeOfDay);
  if (midnight === undefined || seconds === undefined) return undefined;
  // The time that a clock in the time zone shows, stored as if it were a time in UTC.
  const shown = new Date(midnight + seconds * 1000);
  if (Number.isNaN(shown.getTime())) return undefined;
  const local = shown.toISOString().slice(0, -1);
  const time = new Date(zone ? local + offsetOf(zone) : clock.timeOf(local.slice(0, 19)));
  return time >= EARLIEST && time <= LATEST ? time.toISOString() : undefined;
}

/** Midnight of a day in UTC, in milliseconds. Undefined for a day that does not exist, such as `2026-02-30`. */
function dayOf(date: string): number | undefined {
  const [, year, , month, day] = CALENDAR_DATE.exec(date) ?? [];
  if (year && month && day) {
    const time = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
    return new Date(time).getUTCDate() === Number(day) ? time : undefined;
  }
  const [, ofYear, dayOfYear] = ORDINAL_DATE.exec(date) ?? [];
  if (ofYear && dayOfYear) {
    const time = Date.parse(`${ofYear}-01-01T00:00:00Z`) + (Number(dayOfYear) - 1) * DAY;
    return new Date(time).getUTCFullYear() === Number(ofYear) ? time : undefined;
  }
  const [, weekYear, , week, weekday] = WEEK_DATE.exec(date) ?? [];
  if (!weekYear || !week || !weekday) return undefined;
  return dayOfWeek(weekYear, Number(week), Number(weekday));
}

/**
 * Midnight of a day that is given by year, week and weekday, such as `2026-W47-3`. The first week of a year contains 4
 * January, and weeks begin on Mondays.
 */
function dayOfWeek(year: string, week: number, weekday: number): number | undefined {
  const fourth = Date.parse(`${year}-01-04T00:00:00Z`);
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY;
  const thursday = monday + ((week - 1) * 7 + 3) * DAY;
  const isInYear = new Date(thursday).getUTCFullYear() === Number(year);
  return isInYear ? thursday + (weekday - 4) * DAY : undefined;
}

/** The seconds since midnight. Decimals belong to the last unit: `09,5` is half past nine. */
function secondsOf(time: string): number | undefined {
  const [matched, hours, , minutes, seconds, decimals] = TIME.exec(time) ?? [];
  if (matched === undefined) return undefined;
  const unit = seconds ? 1 : minutes ? 60 : 3600;
  const part = Math.floor(Number(`0.${decimals ?? 0}`) * unit);
  // A leap second counts as the second before, because JavaScript does not have leap seconds.
  const whole =
    Number(hours) * 3600 + Number(minutes ?? 0) * 60 + Math.min(59, Number(seconds ?? 0));
  return whole + part <= 86_400 ? whole + part : undefined;
}

/** Writes an offset such as `+08` or `+0800` as `+08:00`, which JavaScript can read. */
function offsetOf(zone: string): string {
  const [, sign, hours, minutes = "00"] = /^(\D)(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  return sign ? `${sign === "+" ? "+" : "-"}${hours}:${minutes}` : "Z";
}
