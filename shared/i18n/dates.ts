import type { Edition } from "./editions.ts";

/** The server runs in UTC, visitors anywhere: dates are always those of Shanghai. */
const TIME_ZONE = "Asia/Shanghai";

const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: TIME_ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** China has had no summer time since 1991: simple sums, at a tenth of the cost, from the year after. */
const SUMMER_TIME_UNTIL = Date.UTC(1992, 0);
const OFFSET_MS = 8 * 3_600_000;

const longDate: Record<Edition, Intl.DateTimeFormat> = {
  zh: new Intl.DateTimeFormat("zh-CN", { timeZone: TIME_ZONE, dateStyle: "long" }),
  en: new Intl.DateTimeFormat("en-GB", { timeZone: TIME_ZONE, dateStyle: "long" }),
};

/** `2026年11月18日` or `18 November 2026`. */
export function formatDate(edition: Edition, time: string): string {
  return longDate[edition].format(new Date(time));
}

/** `2026年11月18日 09:30` or `18 November 2026, 09:30`. */
export function formatDateAndTime(edition: Edition, time: string): string {
  return `${formatDate(edition, time)}${edition === "zh" ? " " : ", "}${timeOfDay(time)}`;
}

const shortDates = new Intl.DateTimeFormat("en-GB", { timeZone: TIME_ZONE, dateStyle: "medium" });
const shortMonths = new Intl.DateTimeFormat("en-GB", {
  timeZone: TIME_ZONE,
  month: "short",
  year: "numeric",
});
const months = new Intl.DateTimeFormat("en-GB", { timeZone: TIME_ZONE, month: "long" });
const times = new Intl.DateTimeFormat("en-GB", {
  timeZone: TIME_ZONE,
  hour: "2-digit",
  minute: "2-digit",
});

/** `2026.11.18` or `18 Nov 2026`. */
export function shortDate(edition: Edition, time: string): string {
  return edition === "zh" ? yearMonthDay(time, ".") : shortDates.format(new Date(time));
}

/** `2026.11` or `Nov 2026`. */
export function shortMonth(edition: Edition, time: string): string {
  return edition === "zh" ? yearMonth(time, ".") : shortMonths.format(new Date(time));
}

/** `11月` or `November`. */
export function monthOfYear(edition: Edition, time: string): string {
  return edition === "zh"
    ? `${Number(monthDay(time).slice(0, 2))}月`
    : months.format(new Date(time));
}

/** `09:00`, some seconds later where they are given. */
export function timeOfDay(time: string, secondsLater = 0): string {
  return times.format(new Date(Date.parse(time) + secondsLater * 1000));
}

/** `2026-11-18`; the separator can be chosen (specification section 1). */
export function yearMonthDay(time: string, separator = "-"): string {
  const date = new Date(time);
  const day =
    date.getTime() < SUMMER_TIME_UNTIL
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
