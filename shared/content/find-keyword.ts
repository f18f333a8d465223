import { BETWEEN_WORDS, IDEOGRAPHIC, SHORTEST_PREFIX } from "./words.ts";

/** A range of a text in UTF-16 code units, end exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

const LETTER = `[[\\p{L}\\p{N}]--${IDEOGRAPHIC}]`;

/**
 * Ranges of a text that match words of the keyword, in order. Case, width (ＡＩ) and
 * accents are ignored; Latin words match as prefixes, as in the search itself.
 */
export function findKeyword(text: string, keyword: string): TextRange[] {
  const pattern = patternOf(keyword);
  if (!pattern) return [];
  const { folded, starts, ends } = fold(text);
  const found: TextRange[] = [];
  for (const { 0: match, index } of folded.matchAll(pattern)) {
    const start = starts[index] ?? 0;
    const next = index + match.length;
    // Combining accents belong to the letter before them, and a ligature is never split.
    const end = Math.max(ends[next - 1] ?? 0, starts[next] ?? text.length);
    if (start >= (found.at(-1)?.end ?? 0)) found.push({ start, end });
  }
  return found;
}

function patternOf(keyword: string): RegExp | undefined {
  const words = keyword
    .split(BETWEEN_WORDS)
    .map((word) => fold(word).folded)
    .filter((word) => word !== "")
    // If one word is a prefix of another, the longer one must be tried first.
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

function escapePattern(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

/** A text normalised for comparison, with the source range of each of its code units. */
function fold(text: string) {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = "";
  let offset = 0;
  for (const character of text) {
    const end = offset + character.length;
    const comparable = foldCharacter(character);
    folded += comparable;
    for (let unit = 0; unit < comparable.length; unit++) {
      starts.push(offset);
      ends.push(end);
    }
    offset = end;
  }
  return { folded, starts, ends };
}

/** Fast path: characters that need no normalisation. */
const PLAIN = /^[ -~\u4e00-\u9fff]$/;

function foldCharacter(character: string): string {
  if (PLAIN.test(character)) return character.toLowerCase();
  return character
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{Mn}/gu, "")
    .normalize("NFKC");
}
