import type { Locale } from "./locales.ts";
import { message } from "./messages.ts";
import { clock } from "./time-zone.ts";

/** Writes a date as `2026年11月18日` or `18 November 2026`. */
export function formatDate(locale: Locale, time: string): string {
  return message(locale, "date", partsOf(locale, time));
}

/** Writes a date and a time as `2026年11月18日 09:30` or `18 November 2026, 09:30`. */
export function formatDateAndTime(locale: Locale, time: string): string {
  const values = { date: formatDate(locale, time), time: timeOfDay(time) };
  return message(locale, "dateAndTime", values);
}

/** Writes a date as `2026-11-18` or `18 Nov 2026`. */
export function shortDate(locale: Locale, time: string): string {
  return message(locale, "shortDate", partsOf(locale, time));
}

/** Writes a month as `11月` or `November`. */
export function monthOfYear(locale: Locale, time: string): string {
  return partsOf(locale, time).month;
}

/** Writes a time of day such as `09:00`. A number of seconds may be added to the time first. */
export function timeOfDay(time: string, secondsLater = 0): string {
  return clock.shownAt(Date.parse(time) + secondsLater * 1000).slice(11, 16);
}

/** Writes a date as `2026-11-18`, or with another separator. */
export function yearMonthDay(time: string, separator = "-"): string {
  return clock.shownAt(Date.parse(time)).slice(0, 10).replaceAll("-", separator);
}

/** The values of placeholders in date messages: names of months, numbers, and numbers with leading zeros. */
function partsOf(locale: Locale, time: string) {
  const [yyyy = "", mm = "", dd = ""] = yearMonthDay(time).split("-");
  const month = message(locale, "months").split(" ")[Number(mm) - 1] ?? "";
  return { year: Number(yyyy), month, mon: month.slice(0, 3), day: Number(dd), yyyy, mm, dd };
}

/** Writes a year and a month as `2026-11`. */
export function yearMonth(time: string, separator = "-"): string {
  return yearMonthDay(time, separator).slice(0, 7 - 1 + separator.length);
}

/** Writes a year as `2026`. */
export function year(time: string): string {
  return yearMonthDay(time).slice(0, 4);
}

/** Writes a day of the month as `18`. */
export function day(time: string): string {
  return yearMonthDay(time).slice(-2);
}
