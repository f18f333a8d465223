import type { ContentCard } from "./types.ts";

/** Time of an item's last change; undefined if it has no dates. */
export function lastChange({
  publishTime,
  updateTime,
}: Pick<ContentCard, "publishTime" | "updateTime">): string | undefined {
  if (!publishTime || !updateTime) return updateTime ?? publishTime;
  // An update before a scheduled publication is not a change.
  return Date.parse(updateTime) > Date.parse(publishTime) ? updateTime : publishTime;
}
