import type { ContentCard } from "./types.ts";

/** When an item was last changed; undefined where not even its publication is dated. */
export function lastChange({
  publishTime,
  updateTime,
}: Pick<ContentCard, "publishTime" | "updateTime">): string | undefined {
  if (!publishTime || !updateTime) return updateTime ?? publishTime;
  // What is written first and published on a set day has not changed since.
  return Date.parse(updateTime) > Date.parse(publishTime) ? updateTime : publishTime;
}
