import { typedText } from "./typed-text.ts";
import { BETWEEN_WORDS, foldCharacters, IDEOGRAPHIC, SHORTEST_PREFIX } from "./word-boundaries.ts";

/** A range of a text in UTF-16 code units. `end` is exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

const LETTER = `[[\\p{L}\\p{N}]--${IDEOGRAPHIC}]`;

/**
 * The ranges of a text that match words of the keyword, in order. Case, character width (ＡＩ), accents and invisible
 * characters are ignored. Latin words match the beginnings of words, as in the search itself.
 */
export function findKeyword(text: string, keyword: string): TextRange[] {
  const pattern = patternOf(keyword);
  if (!pattern) return [];
  const { folded, locate } = fold(text);
  const found: TextRange[] = [];
  for (const { 0: match, index } of folded.matchAll(pattern)) {
    const { start } = locate(index);
    const next = index + match.length;
    // Combining accents belong to the letter before them, and a ligature must not be split.
    const end = Math.max(locate(next - 1).end, locate(next).start);
    if (start >= (found.at(-1)?.end ?? 0)) found.push({ start, end });
  }
  return found;
}

function patternOf(keyword: string): RegExp | undefined {
  const words = typedText(keyword)
    .split(BETWEEN_WORDS)
    .map((word) => fold(word).folded)
    .filter((word) => word !== "")
    // If one word is the beginning of another, the longer one must be tried first.
    .sort((a, b) => b.length - a.length)
    .map(wordPattern);
  return words.length > 0 ? new RegExp(words.join("|"), "gv") : undefined;
}

function wordPattern(word: string): string {
  const first = STARTS_IN_LETTERS.test(word) ? `(?<!${LETTER})` : "";
  const tail = ENDS_IN_LETTERS.exec(word)?.[0] ?? "";
  const last = tail !== "" && tail.length < SHORTEST_PREFIX ? `(?!${LETTER})` : "";
  // A space between Chinese and Latin text is optional.
  const runs = word.split(CHANGE_OF_SCRIPT).map(escapePattern);
  return first + runs.join("\\s*") + last;
}

const STARTS_IN_LETTERS = new RegExp(`^${LETTER}`, "v");
const ENDS_IN_LETTERS = new RegExp(`${LETTER}+$`, "v");
const CHANGE_OF_SCRIPT = new RegExp(
  `(?<=${IDEOGRAPHIC})(?=${LETTER})|(?<=${LETTER})(?=${IDEOGRAPHIC})`,
  "v",
);

export function escapePattern(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

/**
 * Matches a run of characters that only need conversion to lower case, or a single character that needs more than that.
 */
const RUNS = /[ -~\u3001\u3002\u4e00-\u9fff]+|./gsu;

/**
 * A part of a folded text. `at` is the beginning of the part in the folded text. `start` and `end` are the part's range
 * in the original text.
 */
interface FoldedPart extends TextRange {
  at: number;
  isRun: boolean;
}

/**
 * Normalises a text for comparison. For a code unit of the folded text, `locate` finds the range in the original text.
 * From one call of `locate` to the next, the argument may grow, stay the same or go back by one.
 */
function fold(text: string) {
  const parts: FoldedPart[] = [];
  let folded = "";
  for (const { 0: run, index } of text.matchAll(RUNS)) {
    const isRun = PLAIN.test(run);
    const comparable = isRun ? run.toLowerCase() : foldCharacters(run);
    if (comparable === "") continue;
    parts.push({ at: folded.length, start: index, end: index + run.length, isRun });
    folded += comparable;
  }
  let current = 0;
  const locate = (index: number): TextRange => {
    if (index >= folded.length) return { start: text.length, end: text.length };
    while (index < (parts[current]?.at ?? 0)) current--;
    while (index >= (parts[current + 1]?.at ?? folded.length)) current++;
    const { at, start, end, isRun } = parts[current] as FoldedPart;
    return isRun ? { start: start + index - at, end: start + index - at + 1 } : { start, end };
  };
  return { folded, locate };
}

/**
 * Tests whether a match of {@link RUNS} only needs conversion to lower case. The first character of the match
 * determines this.
 */
const PLAIN = /^[ -~\u3001\u3002\u4e00-\u9fff]/;
