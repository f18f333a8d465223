import type { Leg } from "../content/types.ts";
import type { Locale } from "../i18n/locales.ts";
import { message } from "../i18n/messages.ts";

/** Writes minutes as `3小时10分钟` or `3 h 10 min`. */
export function travelTime(locale: Locale, minutes: number): string {
  const parts = [
    { key: "hours", value: Math.floor(minutes / 60) },
    { key: "minutes", value: minutes % 60 },
  ] as const;
  return parts
    .filter(({ value }) => value > 0)
    .map(({ key, value }) => message(locale, key, { count: value }))
    .join(message(locale, "space").replace(" ", "\u00A0"));
}

/** The total kilometres or minutes of all legs of a route. */
export function sumOf(route: readonly Leg[] = [], unit: "km" | "minutes"): number {
  return route.reduce((sum, leg) => sum + (leg[unit] ?? 0), 0);
}
