import { TagScanner } from "../../shared/text/strip-tags.ts";
import { wholeParts } from "../../shared/text/whole-parts.ts";
import { lineBreaks, wordBreaks } from "./line-breaks.ts";

const HAN = /\p{Script=Han}/u;

/**
 * Matches the text of a link that consists of one or two Chinese words. If such a link were broken over two lines, it
 * would look like two links.
 */
const SHORT_LINK = /^\p{Script=Han}{2,6}$/u;

/** Elements with short lines or large type, where a broken word is conspicuous. */
const SHORT_LINES = new Set("h1 h2 h3 h4 h5 h6 caption figcaption th td blockquote".split(" "));

/** Cells may be so narrow that lines have to break between any two words. */
const CELLS = new Set(["th", "td"]);

/** End tags of elements with long texts. */
const ENDS = new Set(["/p", "/li", "/dd", "/dt"]);

/** Each list has at most this many offsets. Only a text that is several times as long as a page has more. */
const MAX_OFFSETS = 5_000;

/** Finds offsets in a sanitised body once, so that no view has to parse the body. */
export function bodyOffsets(html: string) {
  const offsets = {
    /** Where a line of a heading, table cell, caption or quotation may break. */
    contentBreaks: [] as number[],
    /**
     * Ranges within which no line of any other text may break: numbers with their units, short links and last words.
     * Starts and ends alternate.
     */
    quantities: [] as number[],
    /** Start and end of each outermost table, alternating. Views put a scrolling frame around each of these tables. */
    tables: [] as number[],
  };
  const tags = new TagScanner(html);
  let shortDepth = 0;
  let cellDepth = 0;
  let tableDepth = 0;
  let at = 0;
  let isLink = false;
  while (at < html.length) {
    const tag = tags.next(at);
    const text = html.slice(at, tag?.start);
    if (shortDepth > 0 && HAN.test(text)) {
      const breaks = cellDepth > 0 ? wordBreaks(text) : lineBreaks(text);
      for (const offset of breaks) offsets.contentBreaks.push(at + offset);
    } else if (isLink && SHORT_LINK.test(text)) {
      offsets.quantities.push(at, at + text.length);
    } else {
      const isEnd = tag !== undefined && ENDS.has(tag.name);
      for (const offset of wholeParts(text, isEnd)) offsets.quantities.push(at + offset);
    }
    if (!tag) break;
    isLink = tag.name === "a";
    if (SHORT_LINES.has(tag.name)) shortDepth++;
    else if (SHORT_LINES.has(tag.name.slice(1))) shortDepth--;
    if (CELLS.has(tag.name)) cellDepth++;
    else if (CELLS.has(tag.name.slice(1))) cellDepth--;
    if (tag.name === "table" && tableDepth++ === 0) offsets.tables.push(tag.start);
    if (tag.name === "/table" && --tableDepth === 0) offsets.tables.push(tag.end);
    at = tag.end;
  }
  return {
    contentBreaks: offsets.contentBreaks.slice(0, MAX_OFFSETS),
    quantities: offsets.quantities.slice(0, MAX_OFFSETS),
    tables: offsets.tables.slice(0, MAX_OFFSETS),
  };
}
