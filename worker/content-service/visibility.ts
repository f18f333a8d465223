import { clock } from "../../shared/i18n/time-zone.ts";

/** `expire_time` of items that never disappear. */
export const NEVER = "9999";

/** `expire_time` of items that were taken down. No time is before the empty string, so these items never appear. */
export const GONE = "";

/** Formats a time as the database stores it: `YYYY-MM-DD HH:mm:ss` in the site's time zone. */
export function databaseTime(milliseconds: number): string {
  return clock.shownAt(milliseconds).slice(0, 19).replace("T", " ");
}

/** SQL condition for items that are shown. `now` is a parameter or column with a time. */
export function isShown(now: string): string {
  return `publish_time <= ${now} AND ${now} < expire_time`;
}

/**
 * SQL expression for the time at which an item will next appear or disappear. It is '9999' if the item stays, and NULL
 * if it has already disappeared.
 */
export function nextChange(now: string): string {
  return `CASE WHEN publish_time > ${now} THEN publish_time WHEN expire_time > ${now} THEN expire_time END`;
}

/** Returns for how many whole seconds a response stays the same, or undefined if no change is known. */
export function secondsUntil(
  changesAt: string | null | undefined,
  now: number,
): number | undefined {
  if (!changesAt || changesAt >= NEVER) return undefined;
  const milliseconds = clock.timeOf(changesAt.replace(" ", "T")) - now;
  // The time is rounded down, because a response could otherwise be served after the change.
  return Math.floor(milliseconds / 1000);
}

/**
 * SQL expression for an item as the service returns it. The returned item names its translations while all of them are
 * shown.
 */
export function responseAt(now: string): string {
  return `CASE WHEN translated_from <= ${now} AND ${now} < translated_until
    THEN json_set(items.response, '$.translations', json(translations)) ELSE items.response END`;
}
