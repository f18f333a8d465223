import { TagScanner } from "../../shared/text/strip-tags.ts";
import { lineBreaks, UNIT } from "./line-breaks.ts";

const FIGURE = "\\d[\\d,.]{0,15}";
const SCALE = "(?:thousand|million|billion|trillion)";
const MONTH =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const LATIN_UNIT =
  "(?:tonnes?|per ?cent|(?:kilo|centi|milli)?met(?:re|er)s?|hours?|minutes?|(?:milli)?seconds?|days?|weeks?|months?|years?|" +
  "km|mm|cm|m|kg|t|[kM]W|[kMG]Wh|[MGT]B|ms|s|h|°C)";
/**
 * Numbers with their units in longer texts, where a whole date with its year would leave a gap at the end of a line.
 */
const QUANTITY = new RegExp(
  `\\d{1,2}月\\d{1,2}日|[第约近超逾]?${FIGURE}(?:${UNIT}|[十百千万亿多余]+)|` +
    `(?:RMB|USD|EUR) ${FIGURE}(?: ${SCALE}\\b)?|` +
    `\\d{1,2} ${MONTH}(?: \\d{4})?|\\d{2}:\\d{2}–\\d{2}:\\d{2}|exit \\d+|\\+\\d{2}[\\d ]{6,15}\\d|` +
    `${FIGURE} (?:${SCALE}(?: tonnes)?|${LATIN_UNIT})(?![\\w-])`,
  "gu",
);

const HAN = /\p{Script=Han}/u;

/** A link of a word or two in Chinese, which would be read as two if a line ended in it. */
const SHORT_LINK = /^\p{Script=Han}{2,6}$/u;

/** Elements with short lines or large type, where a broken word is conspicuous. */
const SHORT_LINES = new Set("h1 h2 h3 h4 h5 h6 caption th td blockquote".split(" "));

/** Offsets of a kind in a body; a text of many more would be several times as long as a page. */
const MAX_OFFSETS = 5_000;

/** Offsets in a sanitised body, so that no view parses it again. */
export function bodyOffsets(html: string) {
  const offsets = {
    /** Where lines of headings, table cells and quotations may break, as in a title. */
    contentBreaks: [] as number[],
    /**
     * Start and end, alternating, of numbers with their units and short links in the rest, whose lines end anywhere
     * else.
     */
    quantities: [] as number[],
    /** Start and end of each table that is not within another one: the view inserts a scrolling frame around it. */
    tables: [] as number[],
  };
  const tags = new TagScanner(html);
  let shortDepth = 0;
  let tableDepth = 0;
  let at = 0;
  let isLink = false;
  while (at < html.length) {
    const tag = tags.next(at);
    const text = html.slice(at, tag?.start);
    if (shortDepth > 0 && HAN.test(text)) {
      for (const offset of lineBreaks(text)) offsets.contentBreaks.push(at + offset);
    } else if (isLink && SHORT_LINK.test(text)) {
      offsets.quantities.push(at, at + text.length);
    } else {
      for (const { 0: quantity, index } of text.matchAll(QUANTITY)) {
        offsets.quantities.push(at + index, at + index + quantity.length);
      }
    }
    if (!tag) break;
    isLink = tag.name === "a";
    if (SHORT_LINES.has(tag.name)) shortDepth++;
    else if (SHORT_LINES.has(tag.name.slice(1))) shortDepth--;
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
