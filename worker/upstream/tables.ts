import { TagScanner } from "../../shared/content/strip-tags.ts";

/**
 * Where the tables of a cleaned body begin and end, in turn: the view gives each a frame that
 * scrolls by itself, without reading the body again. Tables within tables are left out.
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
