import type { ContentCard } from "./types.ts";

type Times = Pick<ContentCard, "publishTime" | "updateTime">;

/**
 * The length of the period after publication in which a change does not count as a correction, in milliseconds. Editors
 * often finish an item in this period.
 */
const CORRECTION_MS = 3_600_000;

/**
 * Returns the time of an item's last change if the change counts as a correction. Pages tell readers about corrections.
 * The result is undefined if the item was not corrected.
 */
export function correctionTime({ publishTime, updateTime }: Times): string | undefined {
  if (!publishTime || !updateTime) return undefined;
  return Date.parse(updateTime) - Date.parse(publishTime) > CORRECTION_MS ? updateTime : undefined;
}

/** The time of an item's last change, or undefined if the item has no times. */
export function lastChange({ publishTime, updateTime }: Times): string | undefined {
  if (!publishTime || !updateTime) return updateTime ?? publishTime;
  // A change before a scheduled publication does not count.
  return Date.parse(updateTime) > Date.parse(publishTime) ? updateTime : publishTime;
}

/** The time of the latest change of any of the items. */
export function newestChange(items: readonly Times[]): string | undefined {
  // All times are in UTC and have the same format, so they can be sorted as text.
  return items
    .flatMap((item) => lastChange(item) ?? [])
    .toSorted()
    .at(-1);
}
