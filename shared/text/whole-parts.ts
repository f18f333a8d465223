import type { TextRange } from "./find-keyword.ts";
import { clausesOf, UNIT } from "./words.ts";

const FIGURE = "\\d[\\d,.]{0,15}";
const SCALE = "(?:thousand|million|billion|trillion)";
const MONTH =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const LATIN_UNIT =
  "(?:tonnes?|per ?cent|(?:kilo|centi|milli)?met(?:re|er)s?|hours?|minutes?|(?:milli)?seconds?|days?|weeks?|months?|years?|" +
  "km|mm|cm|m|kg|t|[kM]W|[kMG]Wh|[MGT]B|ms|s|h|°C)";
/**
 * Matches numbers with their units in longer texts. It leaves out the year of a Chinese date, because such a long
 * unbreakable part would leave a gap at the end of a line.
 */
const QUANTITY = new RegExp(
  `\\d{1,2}月\\d{1,2}日|[第约近超逾]?${FIGURE}(?:${UNIT}|[十百千万亿多余]+)|` +
    `(?:RMB|USD|EUR) ${FIGURE}(?: ${SCALE}\\b)?|` +
    `\\d{1,2} ${MONTH}(?: \\d{4})?|\\d{2}:\\d{2}–\\d{2}:\\d{2}|exit \\d+|\\+\\d{2}[\\d ]{6,15}\\d|` +
    `${FIGURE} (?:${SCALE}(?: tonnes)?|${LATIN_UNIT})(?![\\w-])`,
  "gu",
);

const HAN = /\p{Script=Han}/u;
/** Characters that count for the width of the last line. Punctuation does not count. */
const COUNTED = /[\p{L}\p{N}%]/u;
/**
 * The least and the greatest width of the last words that stay together, in Chinese characters. With narrower words
 * the last line would be too short. With wider words the previous line would end in a gap.
 */
const MIN_LAST = 4;
const MAX_LAST = 8;
/** The length in characters below which a text fits on one line. */
const MIN_LENGTH = 9;
/** In characters. The last words are looked for at the end of a text. */
const SEARCHED_LENGTH = 48;

/** Matches punctuation with which no line may end, and the beginning of an HTML entity. */
const OPENING = /[“‘（《「『&#]/;
/** Matches characters with which no line may begin: punctuation, particles, and second halves of surrogate pairs. */
const NO_START = /[^\p{L}\p{N}“‘（《「『&]|[的了着过们地得\uDC00-\uDFFF]/u;
/** Matches two characters inside a word, a number or an HTML entity. */
const WITHIN_WORD = /[\w.,-][\w;]/;

/**
 * Returns the ranges of a text in which no line may break: numbers with their units and, where the text ends, its last
 * words.
 */
export function wholeParts(text: string): TextRange[] {
  const quantities = quantitiesOf(text);
  const last = lastWordsAt(text, quantities);
  const parts = quantities.filter(({ end }) => end <= last);
  return last < text.length ? [...parts, { start: last, end: text.length }] : parts;
}

/** Returns the ranges of the numbers with their units. */
export function quantitiesOf(text: string): TextRange[] {
  return matchesOf(text, QUANTITY);
}

/** Returns the ranges of a text that match a global pattern. */
export function matchesOf(text: string, pattern: RegExp): TextRange[] {
  return [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
}

/**
 * Returns the offset at which the last words of a Chinese text begin, or the text's length if the text is short or not
 * Chinese. Words are never divided: if the last words of at least {@link MIN_LAST} characters are too wide, the last
 * line may be shorter. `wholes` are further ranges in which no line may break,
 * and `terms` matches words that the dictionary would divide.
 */
export function lastWordsAt(text: string, wholes: readonly TextRange[], terms?: RegExp): number {
  if (text.length < MIN_LENGTH) return text.length;
  let best = text.length;
  for (const at of boundariesOf(text, terms).toReversed()) {
    if (!mayBegin(text, at) || wholes.some(({ start, end }) => start < at && at < end)) continue;
    const width = widthOf(text.slice(at));
    if (width > MAX_LAST) break;
    if (HAN.test(text.slice(at))) best = at;
    if (width >= MIN_LAST) break;
  }
  return best;
}

/** Matches a complete date. A line may break after its year. */
const YEAR = /^\D?\d{4}年(?=\d)/;

/** Returns the offsets between words at the end of a text, in ascending order. */
function boundariesOf(text: string, terms: RegExp | undefined): number[] {
  const boundaries: number[] = [];
  let at = Math.max(0, text.length - SEARCHED_LENGTH);
  for (const word of clausesOf(text.slice(at), terms).flat()) {
    if (at > 0) boundaries.push(at);
    const [year] = YEAR.exec(word) ?? [];
    if (year !== undefined) boundaries.push(at + year.length);
    at += word.length;
  }
  return boundaries;
}

function widthOf(text: string): number {
  return [...text].reduce(
    (width, it) => width + (COUNTED.test(it) ? (HAN.test(it) ? 1 : 0.5) : 0),
    0,
  );
}

function mayBegin(text: string, at: number): boolean {
  const [before = "", first = ""] = [text[at - 1], text[at]];
  return !NO_START.test(first) && !OPENING.test(before) && !WITHIN_WORD.test(before + first);
}
