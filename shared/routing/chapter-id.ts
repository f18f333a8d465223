import type { ContentItem } from "../content/types.ts";

/** The element id of an item's section, which search results link to. */
export function chapterId({ id }: Pick<ContentItem, "id">): string {
  return `chapter-${id}`;
}
