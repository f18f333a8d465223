import type { Locale } from "./locales.ts";

/** Fixed, because the server runs in UTC and visitors are anywhere. */
const TIME_ZONE = "Asia/Shanghai";

const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: TIME_ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** China abolished daylight saving time in 1991: a fixed offset works from 1992, at a tenth of the cost. */
const DST_UNTIL = Date.UTC(1992, 0);
const OFFSET_MS = 8 * 3_600_000;

const longDate: Record<Locale, Intl.DateTimeFormat> = {
  zh: new Intl.DateTimeFormat("zh-CN", { timeZone: TIME_ZONE, dateStyle: "long" }),
  en: new Intl.DateTimeFormat("en-GB", { timeZone: TIME_ZONE, dateStyle: "long" }),
};

/** `2026年11月18日` or `18 November 2026`. */
export function formatDate(locale: Locale, time: string): string {
  return longDate[locale].format(new Date(time));
}

/** `2026年11月18日 09:30` or `18 November 2026, 09:30`. */
export function formatDateAndTime(locale: Locale, time: string): string {
  return `${formatDate(locale, time)}${locale === "zh" ? " " : ", "}${timeOfDay(time)}`;
}

const shortDates = new Intl.DateTimeFormat("en-GB", { timeZone: TIME_ZONE, dateStyle: "medium" });
const months = new Intl.DateTimeFormat("en-GB", { timeZone: TIME_ZONE, month: "long" });
const times = new Intl.DateTimeFormat("en-GB", {
  timeZone: TIME_ZONE,
  hour: "2-digit",
  minute: "2-digit",
});

/** `2026.11.18` or `18 Nov 2026`. */
export function shortDate(locale: Locale, time: string): string {
  return locale === "zh" ? yearMonthDay(time, ".") : shortDates.format(new Date(time));
}

/** `11月` or `November`. */
export function monthOfYear(locale: Locale, time: string): string {
  return locale === "zh"
    ? `${Number(monthDay(time).slice(0, 2))}月`
    : months.format(new Date(time));
}

/** `09:00`, optionally some seconds later. */
export function timeOfDay(time: string, secondsLater = 0): string {
  return times.format(new Date(Date.parse(time) + secondsLater * 1000));
}

/** `2026-11-18`, or with another separator (specification section 1). */
export function yearMonthDay(time: string, separator = "-"): string {
  const date = new Date(time);
  const day =
    date.getTime() < DST_UNTIL
      ? parts.format(date)
      : new Date(date.getTime() + OFFSET_MS).toISOString().slice(0, 10);
  return separator === "-" ? day : day.replaceAll("-", separator);
}

/** `2026-11`. */
export function yearMonth(time: string, separator = "-"): string {
  return yearMonthDay(time, separator).slice(0, 7 - 1 + separator.length);
}

/** `11-18`. */
export function monthDay(time: string, separator = "-"): string {
  return yearMonthDay(time, separator).slice(4 + separator.length);
}

/** `2026`. */
export function year(time: string): string {
  return yearMonthDay(time).slice(0, 4);
}

/** `18`. */
export function day(time: string): string {
  return yearMonthDay(time).slice(-2);
}
