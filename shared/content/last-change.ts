import type { ContentCard } from "./types.ts";

type Times = Pick<ContentCard, "publishTime" | "updateTime">;

/** A change sooner after publication is not a correction: the item is still being finished. */
const CORRECTION_MS = 3_600_000;

/** The time of the last change, if it came so long after publication that readers are told. */
export function correctionTime({ publishTime, updateTime }: Times): string | undefined {
  if (!publishTime || !updateTime) return undefined;
  return Date.parse(updateTime) - Date.parse(publishTime) > CORRECTION_MS ? updateTime : undefined;
}

/** Time of an item's last change; undefined if it has no dates. */
export function lastChange({ publishTime, updateTime }: Times): string | undefined {
  if (!publishTime || !updateTime) return updateTime ?? publishTime;
  // An update before a scheduled publication is not a change.
  return Date.parse(updateTime) > Date.parse(publishTime) ? updateTime : publishTime;
}

/** The latest known change of any item. */
export function newestChange(items: readonly Times[]): string | undefined {
  // All are UTC in the same format, so they sort as text.
  return items
    .flatMap((item) => lastChange(item) ?? [])
    .toSorted()
    .at(-1);
}
