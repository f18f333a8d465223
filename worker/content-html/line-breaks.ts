import type { TextRange } from "../../shared/text/find-keyword.ts";
import { matchesOf } from "../../shared/text/split-at.ts";
import { SizedMap } from "../cache/sized-map.ts";
import {
  clausesOf,
  LEADING,
  LEADING_WORD,
  MIN_LAST,
  SHORT_QUOTE,
  TRAILING,
  widthOf,
  wordsOf,
} from "./words.ts";

/**
 * Returns the offsets at which a line of a Chinese text may break, besides spaces and punctuation. The offsets are
 * between words, but not near the ends of a clause: usually no line ends with the first word of a clause or begins with
 * its last word ({@link joinEnds} has exceptions). The library BudouX is not used, because it breaks 389 of 426 titles
 * before particles or within words (先|进制造, 2025年|年|度).
 */
export function lineBreaks(text: string): readonly number[] {
  return breaksOf(text, lineCache, (parts, mark, next) => joinEnds(joinNumbers(parts), mark, next));
}

/**
 * Returns the offsets between all words and short phrases. Narrow table cells may break at all of these offsets, and
 * addresses only at some.
 */
export function wordBreaks(text: string): readonly number[] {
  return breaksOf(text, wordCache, (parts) => parts);
}

/** Returns the offsets between the parts of a Chinese address, such as district, street and number. */
export function addressBreaks(address: string): readonly number[] {
  return wordBreaks(address).filter((at) => ADDRESS_PART.test(address.slice(at - 1, at + 1)));
}

/** Matches the two characters around an offset between parts of an address. */
const ADDRESS_PART = /^[省市区县，]|[\dA-Z]$/;

/**
 * The texts in a cache have at most this many characters in total. In memory, the texts and their offsets take a few
 * bytes for each character.
 */
const MAX_CACHED_LENGTH = 200_000;
/**
 * The offsets that were found in each text. Caching them pays, because lists are revalidated every minute, mostly with
 * the same titles.
 */
const lineCache = new SizedMap<readonly number[]>(MAX_CACHED_LENGTH);
const wordCache = new SizedMap<readonly number[]>(MAX_CACHED_LENGTH);

/** A text of more than this many characters is not a heading, so browsers choose its line breaks. */
const MAX_LENGTH = 2_000;

/** A text of at most this many characters fits on any line and needs no breaks. */
const MAX_UNBROKEN = 6;

/**
 * All widths are in ideographs. Words at the start of a clause are joined until they reach MIN_FIRST, and words at the
 * end of a clause until they reach MIN_LAST. Joined words are never wider than MAX_JOINED.
 */
const MIN_FIRST = 5;
const MAX_JOINED = 8;
/** At the end of a clause, joined words may even have this width. They still fit on a line of a headline on phones. */
const MAX_END = 9;
/** Words after a colon are joined until they reach this width, so that lines break after the colon. */
const AFTER_COLON = 8;

const HAN = /\p{Script=Han}/u;
const LETTER = /[\p{L}\p{N}%‰]/u;

const WORD = /^\p{Script=Han}{2,4}$/u;

const OPENING_QUOTE = /^[“‘]/;
const CLOSING_QUOTE = /[”’]$/;
const SHORT_QUOTES = new RegExp(SHORT_QUOTE, "gu");

function breaksOf(text: string, cache: SizedMap<readonly number[]>, join: JoinParts) {
  if (text.length <= MAX_UNBROKEN || text.length > MAX_LENGTH || !HAN.test(text)) return [];
  const known = cache.get(text);
  if (known) return known;
  const breaks = findBreaks(text, join);
  cache.set(text, breaks, text.length);
  return breaks;
}

/**
 * Joins parts of a clause between which no line may break. At first each part is a word or a short phrase. `mark` is
 * the character before the clause, and `next` the character after it.
 */
type JoinParts = (parts: string[], mark: string, next: string) => string[];

function findBreaks(text: string, join: JoinParts): number[] {
  const breaks: number[] = [];
  let at = 0;
  for (const clause of clausesOf(text)) {
    const next = text[at + clause.join("").length] ?? "";
    for (const [index, part] of join(clause, text[at - 1] ?? "", next).entries()) {
      const [before = "", after = ""] = [text[at - 1], text[at]];
      const isBetweenWords = index > 0 && (HAN.test(before) || HAN.test(after));
      if (isBetweenWords || isBesideQuote(before, after)) breaks.push(at);
      at += part.length;
    }
  }
  const quotes = matchesOf(text, SHORT_QUOTES);
  return breaks.filter((offset) => !isInside(offset, quotes));
}

/** Whether an offset is within a range, and not at its start or end. */
export function isInside(offset: number, ranges: readonly TextRange[]): boolean {
  return ranges.some(({ start, end }) => start < offset && offset < end);
}

/**
 * Whether a place in a text is directly before an opening or directly after a closing quotation mark. Browsers do not
 * break lines there, because Chinese quotation marks are the same characters as the Latin ones. So these places need
 * offsets.
 */
function isBesideQuote(before: string, after: string): boolean {
  return (
    (OPENING_QUOTE.test(after) && LETTER.test(before)) ||
    (CLOSING_QUOTE.test(before) && LETTER.test(after))
  );
}

/**
 * Joins a number to the word before it if both together are not too wide. This word is a verb (缩短12分钟) or says what the
 * number means (营业收入114.6亿元).
 */
function joinNumbers(parts: string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const both = (joined.at(-1) ?? "") + part;
    const isAfterWord = WORD.test(joined.at(-1) ?? "") && /^\d/.test(part);
    if (isAfterWord && widthOf(both) <= MAX_JOINED) joined[joined.length - 1] = both;
    else joined.push(part);
  }
  return joined;
}

/**
 * Joins short parts at the start and at the end of a clause if the result is not too wide. The first clause of a text
 * may begin with a short part.
 */
function joinEnds(parts: string[], mark: string, next: string): string[] {
  const isAfterColon = mark === "：";
  // No line breaks inside a short clause that follows a punctuation mark, because the line can break at that mark
  // instead.
  const clause = parts.join("");
  if (mark !== "" && widthOf(clause) <= (isAfterColon ? MAX_END : MAX_JOINED)) return [clause];
  const joined = [...parts];
  const join = (at: number) => joined.splice(at, 2, joined.slice(at, at + 2).join(""));
  const fits = (at: number, most = MAX_JOINED) =>
    widthOf(joined.slice(at, at + 2).join("")) <= most;
  const [first, most] = isAfterColon ? [AFTER_COLON, AFTER_COLON] : [MIN_FIRST, MAX_JOINED];
  while (mark !== "" && joined.length > 1 && widthOf(joined[0] ?? "") < first && fits(0, most))
    join(0);
  // Before an enumeration comma (、), the last word may begin a line, because the other words of the list follow on that
  // line.
  if (next === "、") return joined;
  while (joined.length > 1 && widthOf(joined.at(-1) ?? "") < MIN_LAST && fits(joined.length - 2)) {
    join(joined.length - 2);
  }
  return lengthenLast(joined);
}

/**
 * If the last part is short and could not be joined to the part before it, moves words from the part before it into the
 * last part. If no word can be moved without tearing a phrase, the two parts become one, unless the result would be too
 * wide.
 */
function lengthenLast(parts: string[]): string[] {
  let last = parts.at(-1) ?? "";
  if (parts.length < 2 || widthOf(last) >= MIN_LAST) return parts;
  const before = wordsOf(parts.at(-2) ?? "");
  const isUnfinished = () =>
    widthOf(last) < MIN_LAST ||
    LEADING.has(before.at(-1) ?? "") ||
    LEADING_WORD.test(before.at(-1) ?? "") ||
    TRAILING.has(last[0] ?? "") ||
    // A number stays with the word behind it: 40米高.
    /^\d/.test(before.at(-1) ?? "");
  while (before.length > 1 && isUnfinished()) last = before.pop() + last;
  if (!isUnfinished()) return [...parts.slice(0, -2), before.join(""), last];
  const both = parts.slice(-2).join("");
  return widthOf(both) <= MAX_END ? [...parts.slice(0, -2), both] : parts;
}
