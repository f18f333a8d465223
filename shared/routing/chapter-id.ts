import { itemKey } from "../content/item-key.ts";
import type { ContentCard } from "../content/types.ts";

/** The element id of an item's section, which search results link to. */
export function chapterId(item: Pick<ContentCard, "id" | "occurrence">): string {
  return `chapter-${itemKey(item)}`;
}
