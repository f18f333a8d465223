import { TagScanner } from "../../shared/content/strip-tags.ts";

/**
 * The start and end offsets of the tables in a sanitised body, alternating. The view inserts a
 * scrolling frame around each without parsing the body again. Nested tables are excluded.
 */
export function tablesOf(html: string): number[] {
  const offsets: number[] = [];
  if (!html.includes("<table")) return offsets;
  const tags = new TagScanner(html);
  let depth = 0;
  for (let tag = tags.next(0); tag; tag = tags.next(tag.end)) {
    if (tag.name === "table" && depth++ === 0) offsets.push(tag.start);
    if (tag.name === "/table" && --depth === 0) offsets.push(tag.end);
  }
  return offsets;
}
