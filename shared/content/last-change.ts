import type { ContentCard } from "./types.ts";

/** Sooner after publication, what was published is still being put right. */
const CORRECTION_MS = 3_600_000;

/** When an item was changed, if that is so long after its publication that readers are told. */
export function correctionTime({
  publishTime,
  updateTime,
}: Pick<ContentCard, "publishTime" | "updateTime">): string | undefined {
  if (!publishTime || !updateTime) return undefined;
  return Date.parse(updateTime) - Date.parse(publishTime) > CORRECTION_MS ? updateTime : undefined;
}

/** Time of an item's last change; undefined if it has no dates. */
export function lastChange({
  publishTime,
  updateTime,
}: Pick<ContentCard, "publishTime" | "updateTime">): string | undefined {
  if (!publishTime || !updateTime) return updateTime ?? publishTime;
  // An update before a scheduled publication is not a change.
  return Date.parse(updateTime) > Date.parse(publishTime) ? updateTime : publishTime;
}
