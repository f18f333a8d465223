import { findKeyword, type Stretch } from "./find-keyword.ts";
import { stripTags } from "./strip-tags.ts";
import { toCard } from "./summary.ts";
import type { ContentCard, ContentItem } from "./types.ts";
import { IDEOGRAPHIC } from "./words.ts";

/** Characters of an excerpt, its ellipses not counted. */
const EXCERPT_LENGTH = 120;
/** Characters of it that stand before the hit. */
const LEAD_LENGTH = 36;
/** A longer run of letters is no word of a language: it may be cut. */
const LONGEST_WORD = 24;

/**
 * The item as a search shows it: its summary where that has a word of the
 * keyword, else the place of the body that has one, else the summary still.
 */
export function toSearchCard(item: ContentItem, keyword: string): ContentCard {
  const card = toCard(item);
  const hasHit = findKeyword(card.summary ?? "", keyword).length > 0;
  const summary = hasHit ? undefined : excerpt(stripTags(item.content), keyword);
  return summary === undefined ? card : { ...card, summary };
}

/** The surroundings of the keyword's first word in a plain text; undefined where it has none. */
export function excerpt(
  text: string,
  keyword: string,
  length = EXCERPT_LENGTH,
): string | undefined {
  const [hit] = findKeyword(text, keyword);
  if (!hit) return undefined;
  const { start, end } = around(text, hit, length);
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
}

function around(text: string, hit: Stretch, length: number): Stretch {
  const lead = Math.min(LEAD_LENGTH, Math.max(0, length - (hit.end - hit.start)));
  // A hit near the end leaves more room before it.
  const cut = Math.max(0, Math.min(hit.start - lead, text.length - length));
  const start = beginning(text, cut, hit);
  return {
    start,
    // The keyword may be no more than the beginning of the word that it has found.
    end: Math.max(beforeCut(text, start + length), wordAround(text, hit.end)?.end ?? hit.end),
  };
}

/** From the cut on: the first sentence that begins before the hit, else the first whole word. */
function beginning(text: string, cut: number, hit: Stretch): number {
  if (cut === 0) return 0;
  const full = fullCharacter(text, cut);
  const word = wordAround(text, full)?.end ?? full;
  const sentence = SENTENCE_END.exec(text.slice(word, hit.start));
  const rest = text.slice(sentence ? word + sentence.index + 1 : word);
  return Math.min(text.length - rest.replace(LEADING_MARKS, "").length, hit.start);
}

/** The last place up to the cut that goes through no word, less the marks that would lead on. */
function beforeCut(text: string, offset: number): number {
  if (offset >= text.length) return text.length;
  const full = fullCharacter(text, offset);
  return text.slice(0, wordAround(text, full)?.start ?? full).replace(TRAILING_MARKS, "").length;
}

const SENTENCE_END = /[。！？]|[.!?](?=\s)/;
const LEADING_MARKS = /^[\s，。、；：！？）】》”’,.;:!?)\]]+/;
const TRAILING_MARKS = /[\s，、；：（【《“‘,;:([]+$/;

/** Half of a surrogate pair is no character. */
function fullCharacter(text: string, offset: number): number {
  return (text.codePointAt(offset - 1) ?? 0) > 0xffff ? offset - 1 : offset;
}

/** The Latin word or the number that a cut would go through. */
function wordAround(text: string, offset: number): Stretch | undefined {
  const before = WORD_END.exec(text.slice(Math.max(0, offset - LONGEST_WORD), offset));
  const after = WORD_START.exec(text.slice(offset, offset + LONGEST_WORD));
  if (!before || !after) return undefined;
  const word = { start: offset - before[0].length, end: offset + after[0].length };
  return word.end - word.start > LONGEST_WORD ? undefined : word;
}

const WORD_CHARACTER = `[[\\p{L}\\p{N}\\p{M}_.,%’'\\-]--${IDEOGRAPHIC}]`;
const WORD_END = new RegExp(`${WORD_CHARACTER}+$`, "v");
const WORD_START = new RegExp(`^${WORD_CHARACTER}+`, "v");
