import { properNames } from "../../shared/brand/words.ts";
import type { TextRange } from "../../shared/text/find-keyword.ts";
import { matchesOf } from "../../shared/text/split-at.ts";
import { isInside, wordBreaks } from "./line-breaks.ts";
import { anyOf, clausesOf, MIN_LAST, QUOTE, RANGE, SHORT_QUOTE, UNIT, widthOf } from "./words.ts";

const FIGURE = "\\d[\\d,.]{0,15}";
const SCALE = "(?:thousand|million|billion|trillion)";
const MONTH =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const LATIN_UNIT =
  "(?:tonnes?|per ?cent|(?:kilo|centi|milli)?met(?:re|er)s?|hours?|minutes?|(?:milli)?seconds?|days?|weeks?|months?|years?|" +
  "km|mm|cm|m|kg|t|[kM]W|[kMG]Wh|[MGT]B|ms|s|h|°C)";
/**
 * Matches names, numbers with their units, and short quotations in longer texts. It leaves out the year of a Chinese
 * date, because such a long unbreakable part would leave a gap at the end of a line.
 */
const QUANTITY = new RegExp(
  `${anyOf(properNames)}|${SHORT_QUOTE}|(?:${RANGE})(?: ${LATIN_UNIT}(?![\\w-]))?|\\d{1,2}月\\d{1,2}日|` +
    `[第约近超逾]?${FIGURE}(?:${UNIT}|[十百千万亿多余]+|[%‰℃](?=\\p{Script=Han}))|` +
    `(?:RMB|USD|EUR) (?:${FIGURE}(?: ${SCALE}\\b)?|${SCALE}\\b|bn\\b|m\\b)|` +
    `\\d{1,2} ${MONTH}(?: \\d{4})?|exit \\d+|\\+\\d{2}[\\d ]{6,15}\\d|` +
    `${FIGURE} (?:${SCALE}(?: tonnes)?|${LATIN_UNIT})(?![\\w-])|\\b[A-Z]{2,5} \\d{1,5}(?![\\w.,])`,
  "gu",
);

const QUOTES = new RegExp(QUOTE, "gu");

const HAN = /\p{Script=Han}/u;
/**
 * The last words of a text stay on one line together. This is their greatest width, in Chinese characters. If they were
 * wider, the line before them would end in a gap.
 */
const MAX_LAST = 12;
/** A text of fewer characters fits on one line. */
const MIN_LENGTH = 9;
/** The last words are searched for in this many characters at the end of a text. */
const SEARCHED_LENGTH = 48;

/** Matches punctuation with which no line may end, and the beginning of an HTML entity. */
const OPENING = /[“‘（《「『&#]/;
/** Matches characters with which no line may begin: punctuation, particles, and second halves of surrogate pairs. */
const NO_START = /[^\p{L}\p{N}“‘（《「『&]|[的了着过们地得\uDC00-\uDFFF]/u;
/** Matches two characters inside a word, a number or an HTML entity. */
const WITHIN_WORD = /[\w.,-][\w;]/;

/**
 * Returns the start and end offsets, alternating, of the ranges of a text in which no line may break. These are names,
 * numbers with their units, short quotations, and the last words of a Chinese text.
 */
export function wholeParts(text: string): number[] {
  const quantities = quantitiesOf(text);
  const last = lastWordsAt(text, quantities);
  const offsets = quantities
    .filter(({ end }) => end <= last)
    .flatMap(({ start, end }) => [start, end]);
  return last < text.length ? [...offsets, last, text.length] : offsets;
}

/** Returns the ranges of names, of numbers with their units, and of short quotations. */
export function quantitiesOf(text: string): TextRange[] {
  return matchesOf(text, QUANTITY);
}

function quotesOf(text: string): TextRange[] {
  return matchesOf(text, QUOTES);
}

/**
 * Returns the offset at which the last words of a Chinese text begin, or the text's length if the text is short or not
 * Chinese. The last words are at least {@link MIN_LAST} characters wide. They are narrower only if one word more would
 * make them wider than {@link MAX_LAST}. `wholes` are further ranges in which no line may break.
 */
export function lastWordsAt(text: string, wholes: readonly TextRange[]): number {
  if (text.length < MIN_LENGTH || !HAN.test(text.slice(-SEARCHED_LENGTH))) return text.length;
  // A quotation at the end of the text is not divided either, if it is not too wide.
  const quotes = quotesOf(text).filter(({ start }) => widthOf(text.slice(start)) <= MAX_LAST);
  let best = text.length;
  for (const at of boundariesOf(text).toReversed()) {
    if (!mayBegin(text, at) || isInside(at, [...wholes, ...quotes])) continue;
    const width = widthOf(text.slice(at));
    if (width > MAX_LAST) break;
    if (HAN.test(text.slice(at))) best = at;
    if (width >= MIN_LAST) break;
  }
  return best;
}

/**
 * Returns the offsets between the words of a short Chinese text. The last words, after the last offset, stay together.
 * `wholes` are ranges in which no line may break.
 */
export function breaksBetweenWords(text: string, wholes: readonly TextRange[] = []): number[] {
  const last = lastWordsAt(text, wholes);
  const undivided = [...wholes, ...quotesOf(text)];
  const breaks = wordBreaks(text).filter((at) => at < last && !isInside(at, undivided));
  return last === text.length ? breaks : [...breaks, last];
}

/** Returns the offsets between words at the end of a text, in ascending order. */
function boundariesOf(text: string): number[] {
  const boundaries: number[] = [];
  let at = Math.max(0, text.length - SEARCHED_LENGTH);
  for (const word of clausesOf(text.slice(at)).flat()) {
    if (at > 0) boundaries.push(at);
    at += word.length;
  }
  return boundaries;
}

function mayBegin(text: string, at: number): boolean {
  const [before = "", first = ""] = [text[at - 1], text[at]];
  return !NO_START.test(first) && !OPENING.test(before) && !WITHIN_WORD.test(before + first);
}
