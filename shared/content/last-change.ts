import type { ContentCard } from "./types.ts";

type Times = Pick<ContentCard, "publishTime" | "updateTime">;

/** Sooner after publication, what was published is still being put right. */
const CORRECTION_MS = 3_600_000;

/** When an item was changed, if that is so long after its publication that readers are told. */
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
