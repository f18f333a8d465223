import type { Edition } from "./editions.ts";

/** The server runs in UTC, visitors anywhere: dates are always those of Shanghai. */
const TIME_ZONE = "Asia/Shanghai";

const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: TIME_ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

const longDate: Record<Edition, Intl.DateTimeFormat> = {
  zh: new Intl.DateTimeFormat("zh-CN", { timeZone: TIME_ZONE, dateStyle: "long" }),
  en: new Intl.DateTimeFormat("en-GB", { timeZone: TIME_ZONE, dateStyle: "long" }),
};

/** `2026年11月18日` or `18 November 2026`. */
export function formatDate(edition: Edition, time: string): string {
  return longDate[edition].format(new Date(time));
}

/** `2026-11-18`; the separator can be chosen (specification section 1). */
export function yearMonthDay(time: string, separator = "-"): string {
  return parts.format(new Date(time)).replaceAll("-", separator);
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
