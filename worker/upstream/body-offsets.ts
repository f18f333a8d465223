import { endOfLetters } from "../../shared/text/letters.ts";
import { TagScanner } from "../../shared/text/strip-tags.ts";
import { lineBreaks, UNIT, widthOf, wordBreaks } from "./line-breaks.ts";

const FIGURE = "\\d[\\d,.]{0,15}";
const SCALE = "(?:thousand|million|billion|trillion)";
const MONTH =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const LATIN_UNIT =
  "(?:tonnes?|per ?cent|(?:kilo|centi|milli)?met(?:re|er)s?|hours?|minutes?|(?:milli)?seconds?|days?|weeks?|months?|years?|" +
  "km|mm|cm|m|kg|t|[kM]W|[kMG]Wh|[MGT]B|ms|s|h|°C)";
/**
 * Numbers with their units, in longer texts. A Chinese date is matched without its year, because an unbreakable date of
 * that length would leave a gap at the end of a line.
 */
const QUANTITY = new RegExp(
  `\\d{1,2}月\\d{1,2}日|[第约近超逾]?${FIGURE}(?:${UNIT}|[十百千万亿多余]+)|` +
    `(?:RMB|USD|EUR) ${FIGURE}(?: ${SCALE}\\b)?|` +
    `\\d{1,2} ${MONTH}(?: \\d{4})?|\\d{2}:\\d{2}–\\d{2}:\\d{2}|exit \\d+|\\+\\d{2}[\\d ]{6,15}\\d|` +
    `${FIGURE} (?:${SCALE}(?: tonnes)?|${LATIN_UNIT})(?![\\w-])`,
  "gu",
);

const HAN = /\p{Script=Han}/u;

/**
 * The text of a link that consists of one or two Chinese words. Broken over two lines, it would look like two links.
 */
const SHORT_LINK = /^\p{Script=Han}{2,6}$/u;

/** Elements with short lines or large type, where a broken word is conspicuous. */
const SHORT_LINES = new Set("h1 h2 h3 h4 h5 h6 caption figcaption th td blockquote".split(" "));

/** Cells may be so narrow that lines have to break between any two words. */
const CELLS = new Set(["th", "td"]);

/** End tags of elements with long texts. */
const ENDS = new Set(["/p", "/li", "/dd", "/dt"]);

/**
 * The last words of a text stay together, so that its last line is not too short. They are at least MIN_LAST wide. If
 * they were wider than MAX_LAST, the line before would end in a gap. Both are widths in ideographs.
 */
const MIN_LAST = 4;
const MAX_LAST = 8;
/** In characters. A shorter text fits on one line. */
const MIN_LENGTH = 12;
/** How many characters at the end of a text are searched for its last words. */
const END_LENGTH = 24;

/** Limit for each list of offsets. Only a text that is several times as long as a page has more. */
const MAX_OFFSETS = 5_000;

/** Finds offsets in a sanitised body once, so that no view has to parse it. */
export function bodyOffsets(html: string) {
  const offsets = {
    /** Where a line of a heading, table cell, caption or quotation may break. */
    contentBreaks: [] as number[],
    /**
     * Ranges of all other texts in which no line may break: numbers with their units, short links and last words.
     * Starts and ends alternate.
     */
    quantities: [] as number[],
    /** Start and end of each outermost table, alternating. Views put a scrolling frame around it. */
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
      const last = tag && ENDS.has(tag.name) ? lastWords(text) : text.length;
      for (const { 0: quantity, index } of text.matchAll(QUANTITY)) {
        if (index + quantity.length > last) break;
        offsets.quantities.push(at + index, at + index + quantity.length);
      }
      if (last < text.length) offsets.quantities.push(at + last, at + text.length);
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

/**
 * Returns the offset at which the last words of a Chinese text begin, or the text's length if they cannot be
 * determined.
 */
function lastWords(text: string): number {
  const start = Math.max(0, text.length - END_LENGTH);
  const end = text.slice(start);
  if (text.length < MIN_LENGTH || !HAN.test(end)) return text.length;
  const letters = endOfLetters(end);
  const marks = [...end.matchAll(/[，。；：、！？”）》](?!$)/gu)].map(({ index }) => index + 1);
  const quantities = [...end.matchAll(QUANTITY)].map(({ index }) => index);
  const first = [...wordBreaks(end), ...marks, ...quantities]
    .toSorted((a, b) => b - a)
    .find((at) => widthOf(end.slice(at, letters)) >= MIN_LAST);
  const isShort = first !== undefined && widthOf(end.slice(first)) <= MAX_LAST;
  return isShort ? start + first : text.length;
}
