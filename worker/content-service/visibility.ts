import { clock } from "../../shared/i18n/time-zone.ts";

/** `expire_time` of items that stay. */
export const NEVER = "9999";

/** `expire_time` of items that were taken down, for good: no time is before it. */
export const GONE = "";

/** A time as the database has it: `YYYY-MM-DD HH:mm:ss` in the time zone of the site. */
export function databaseTime(milliseconds: number): string {
  return clock.shownAt(milliseconds).slice(0, 19).replace("T", " ");
}

/** SQL condition: an item is shown at the time of that parameter. */
export function isShown(now: string): string {
  return `publish_time <= ${now} AND ${now} < expire_time`;
}

/** SQL expression: when an item will appear or else disappear; '9999' if it will not, NULL if it has. */
export function nextChange(now: string): string {
  return `CASE WHEN publish_time > ${now} THEN publish_time WHEN expire_time > ${now} THEN expire_time END`;
}

/** Whole seconds for which a response stays as it is; undefined if no change of it is known. */
export function secondsUntil(
  changesAt: string | null | undefined,
  now: number,
): number | undefined {
  if (!changesAt || changesAt >= NEVER) return undefined;
  const milliseconds = clock.timeOf(changesAt.replace(" ", "T")) - now;
  // Rounded up, a response could be served after the change.
  return Math.floor(milliseconds / 1000);
}

/** SQL expression: an item as the service returns it, which names its translations while all of them are shown. */
export function responseAt(now: string): string {
  return `CASE WHEN translated_from <= ${now} AND ${now} < translated_until
    THEN json_set(items.response, '$.translations', json(translations)) ELSE items.response END`;
}
