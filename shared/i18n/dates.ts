import type { Locale } from "./locales.ts";
import { message } from "./messages.ts";

/** Fixed, because the server runs in UTC and visitors are anywhere. */
const TIME_ZONE = "Asia/Shanghai";
const OFFSET_MS = 8 * 3_600_000;
/** China abolished daylight saving time in 1991. */
const DST_UNTIL = Date.UTC(1992, 0);

/** `2026年11月18日` or `18 November 2026`. */
export function formatDate(locale: Locale, time: string): string {
  const [years, months, days] = partsOf(time);
  return locale === "zh"
    ? `${years}年${months}月${days}日`
    : `${days} ${monthName(locale, months)} ${years}`;
}

/** `2026年11月18日 09:30` or `18 November 2026, 09:30`. */
export function formatDateAndTime(locale: Locale, time: string): string {
  return `${formatDate(locale, time)}${locale === "zh" ? " " : ", "}${timeOfDay(time)}`;
}

/** `2026-11-18` or `18 Nov 2026`. */
export function shortDate(locale: Locale, time: string): string {
  if (locale === "zh") return yearMonthDay(time);
  const [years, months, days] = partsOf(time);
  return `${days} ${monthName(locale, months).slice(0, 3)} ${years}`;
}

/** `11月` or `November`. */
export function monthOfYear(locale: Locale, time: string): string {
  return monthName(locale, partsOf(time)[1]);
}

/** `09:00`, optionally some seconds later. */
export function timeOfDay(time: string, secondsLater = 0): string {
  return inChina(Date.parse(time) + secondsLater * 1000).slice(11, 16);
}

/** `2026-11-18`, or with another separator. */
export function yearMonthDay(time: string, separator = "-"): string {
  return inChina(Date.parse(time)).slice(0, 10).replaceAll("-", separator);
}

function monthName(locale: Locale, months: number): string {
  return message(locale, "months").split(" ")[months - 1] ?? "";
}

function partsOf(time: string): [years: number, months: number, days: number] {
  return yearMonthDay(time).split("-").map(Number) as [number, number, number];
}

/** Milliseconds since the epoch of a time in China, `2026-11-18T09:30:00`. */
export function timeInChina(local: string): number {
  const time = Date.parse(`${local}Z`);
  const standard = time - OFFSET_MS;
  if (standard >= DST_UNTIL) return standard;
  // Summer time is what a clock would show too much.
  const shown = inChina(standard).slice(0, 19).replace(" ", "T");
  return standard + time - Date.parse(`${shown}Z`);
}

/**
 * `2026-11-18T09:30:00`, with `T` or a space. Formatters of `Intl` cost milliseconds to create and
 * differ from browser to browser: one is used only for the years with daylight saving time.
 */
function inChina(milliseconds: number): string {
  if (milliseconds >= DST_UNTIL) return new Date(milliseconds + OFFSET_MS).toISOString();
  // Sweden writes dates as ISO 8601 does, but for leading zeros of the year.
  const text = new Date(milliseconds).toLocaleString("sv-SE", { timeZone: TIME_ZONE });
  return text.padStart(19, "0");
}

/** `2026-11`. */
export function yearMonth(time: string, separator = "-"): string {
  return yearMonthDay(time, separator).slice(0, 7 - 1 + separator.length);
}

/** `2026`. */
export function year(time: string): string {
  return yearMonthDay(time).slice(0, 4);
}

/** `18`. */
export function day(time: string): string {
  return yearMonthDay(time).slice(-2);
}
