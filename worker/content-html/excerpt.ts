import { isIdeographic, shortSummary } from "../../shared/text/cut-text.ts";
import { findKeyword, type TextRange } from "../../shared/text/find-keyword.ts";
import {
  type Decode,
  joinBlocks,
  type TextBlock,
  textBlocks,
} from "../../shared/text/strip-tags.ts";
import { NOT_RUNNING_TEXT, summaryOfText } from "../../shared/text/summary.ts";
import { IDEOGRAPHIC } from "../../shared/text/word-boundaries.ts";

/** Length of an excerpt in characters, without ellipses. */
const EXCERPT_LENGTH = { letters: 120, ideographs: 80 };
/** An excerpt shows about this many characters before the match. */
const LEAD_LENGTH = 36;
/** An excerpt ends after a complete clause if that shortens the excerpt by at most this many characters. */
const CLAUSE_LENGTH = 24;
/** A word that is longer than this many characters may be cut. */
const MAX_WORD_LENGTH = 24;
/**
 * Each search result is stored with at most this many characters of its body. The excerpt is cut from these characters.
 * The limit keeps cache entries of several hundred results small.
 */
const SEARCHED_LENGTH = 2 ** 14;

/** The text of a body. The excerpt of a search result is cut from this text. */
export interface SearchedText {
  /** The text without headings and tables. */
  sentences: string;
  /** The whole text, including headings and tables. */
  everything: string;
}

export function searchedText(html: string, decode?: Decode): SearchedText {
  const blocks = textBlocks(html, { apart: NOT_RUNNING_TEXT, stopAfter: SEARCHED_LENGTH, decode });
  return {
    sentences: beginningOf(blocks.filter(({ isApart }) => !isApart)),
    everything: beginningOf(blocks),
  };
}

function beginningOf(blocks: readonly TextBlock[]): string {
  const text = joinBlocks(blocks);
  return text.slice(0, characterStart(text, SEARCHED_LENGTH));
}

/**
 * Chooses the summary of a search result. The item's own summary is used if its beginning, as lists show it, contains a
 * word of the keyword. Otherwise an excerpt around such a word is used. The excerpt is taken from the rest of the
 * summary, from the body's sentences, or from the body's headings and tables, in this order. If none of these texts
 * contains such a word, the item's own summary is used.
 */
export function searchSummary(
  summary: string | undefined,
  { sentences, everything }: SearchedText,
  keyword: string,
): string {
  const whole = summary ?? summaryOfText(sentences);
  const own = shortSummary(whole);
  if (findKeyword(own, keyword).length > 0) return own;
  return (
    excerpt(whole, keyword) ?? excerpt(sentences, keyword) ?? excerpt(everything, keyword) ?? own
  );
}

/** Cuts an excerpt from a plain text, around the first match of the keyword. Returns undefined if there is no match. */
export function excerpt(
  text: string,
  keyword: string,
  length = isIdeographic(text) ? EXCERPT_LENGTH.ideographs : EXCERPT_LENGTH.letters,
): string | undefined {
  const [match] = findKeyword(text, keyword);
  if (!match) return undefined;
  const { start, end } = around(text, match, length);
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
}

function around(text: string, match: TextRange, length: number): TextRange {
  const lead = Math.min(LEAD_LENGTH, Math.max(0, length - (match.end - match.start)));
  // If the match is near the end of the text, the excerpt shows more of the text before it.
  const cut = Math.max(0, Math.min(match.start - lead, text.length - length));
  const start = beginning(text, cut, match);
  return {
    start,
    // If the keyword matches only the start of a word, the excerpt contains the whole word.
    end: Math.max(beforeCut(text, start + length), wordAround(text, match.end)?.end ?? match.end),
  };
}

/**
 * Returns where the excerpt starts. The text between the cut and the match decides: the excerpt starts with the first
 * sentence that begins there, or else with the first clause, or else with the first complete word.
 */
function beginning(text: string, cut: number, match: TextRange): number {
  if (cut === 0) return 0;
  const boundary = characterStart(text, cut);
  const word = wordAround(text, boundary)?.end ?? boundary;
  const lead = text.slice(word, match.start);
  const mark = SENTENCE_END.exec(lead) ?? CLAUSE_END.exec(lead);
  const first = mark ? word + mark.index + 1 : word;
  const marks = LEADING_MARKS.exec(text.slice(first, match.start))?.[0].length ?? 0;
  return first + marks;
}

/**
 * Returns where the excerpt ends: after a clause that ends shortly before the offset, or else after a word. Punctuation
 * at the end is left out.
 */
function beforeCut(text: string, offset: number): number {
  if (offset >= text.length) return text.length;
  const from = Math.max(0, offset - CLAUSE_LENGTH);
  const clause = text.slice(from, offset).search(LAST_CLAUSE);
  const boundary = clause < 0 ? characterStart(text, offset) : from + clause;
  let end = wordAround(text, boundary)?.start ?? boundary;
  while (TRAILING_MARK.test(text.charAt(end - 1))) end--;
  return end;
}

const SENTENCE_END = /[。！？]|[.!?](?=\s)/;
const CLAUSE_END = /[，；：]|[,;:](?=\s)/;
const LAST_CLAUSE = /[，；：。！？][^，；：。！？]*$/;
const LEADING_MARKS = /^[\s，。、；：！？）】》”’,.;:!?)\]]+/;
const TRAILING_MARK = /[\s，、；：（【《“‘,;:([]/;

/** Moves an offset out of a surrogate pair. */
function characterStart(text: string, offset: number): number {
  return (text.codePointAt(offset - 1) ?? 0) > 0xffff ? offset - 1 : offset;
}

/** Returns the Latin word, or the number with its unit, that contains an offset. */
function wordAround(text: string, offset: number): TextRange | undefined {
  const left = text.slice(Math.max(0, offset - MAX_WORD_LENGTH), offset);
  const right = text.slice(offset, offset + MAX_WORD_LENGTH);
  const [number, unit] = [NUMBER_END.exec(left), UNIT_START.exec(right)];
  const [before, after] =
    number && unit ? [number, unit] : [WORD_END.exec(left), WORD_START.exec(right)];
  if (!before || !after) return undefined;
  const word = { start: offset - before[0].length, end: offset + after[0].length };
  return word.end - word.start > MAX_WORD_LENGTH ? undefined : word;
}

const WORD_CHARACTER = `[[\\p{L}\\p{N}\\p{M}_.,%’'\\-]--${IDEOGRAPHIC}]`;
/** The end of a word. A number before the word is included, because the word may be its unit. */
const WORD_END = new RegExp(`(?:\\d[\\d,.]* )?${WORD_CHARACTER}+$`, "v");
const WORD_START = new RegExp(`^${WORD_CHARACTER}+`, "v");
/**
 * A number before its unit. A Chinese unit follows without a space, as in 1,146亿元. A Latin unit follows after a space,
 * as in 2,050 mm.
 */
const NUMBER_END = /\d[\d,.]*(?: |[十百千万亿]*)$/;
const UNIT_START = /^[\d,.]*(?: ?[a-z%]+|[十百千万亿]*\p{Script=Han})/iu;
