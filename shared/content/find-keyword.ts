import { BETWEEN_WORDS, IDEOGRAPHIC, SHORTEST_PREFIX } from "./words.ts";

/** A stretch of a text, in UTF-16 code units, the end excluded. */
export interface Stretch {
  start: number;
  end: number;
}

const LETTER = `[[\\p{L}\\p{N}]--${IDEOGRAPHIC}]`;

/**
 * Where a text has words of the keyword, in order. Case, width (ＡＩ) and accents
 * do not count; a Latin word is found from its beginning, as the search itself does.
 */
export function findKeyword(text: string, keyword: string): Stretch[] {
  const pattern = patternOf(keyword);
  if (!pattern) return [];
  const { folded, starts, ends } = fold(text);
  const found: Stretch[] = [];
  for (const { 0: match, index } of folded.matchAll(pattern)) {
    const start = starts[index] ?? 0;
    const next = index + match.length;
    // Accents belong to the letter before them, and a ligature is never cut.
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
    // Of two words that begin alike the longer one must be tried first.
    .sort((a, b) => b.length - a.length)
    .map(wordPattern);
  return words.length > 0 ? new RegExp(words.join("|"), "gv") : undefined;
}

function wordPattern(word: string): string {
  const first = STARTS_IN_LETTERS.test(word) ? `(?<!${LETTER})` : "";
  const tail = ENDS_IN_LETTERS.exec(word)?.[0] ?? "";
  const last = tail !== "" && tail.length < SHORTEST_PREFIX ? `(?!${LETTER})` : "";
  // Some writers put a space between Chinese and Latin, some do not.
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

/** A text as it is compared, and where the character of each of its code units comes from. */
interface FoldedText {
  folded: string;
  starts: number[];
  ends: number[];
}

function fold(text: string): FoldedText {
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

/** Nearly every character of a page stands for itself. */
const PLAIN = /^[ -~\u4e00-\u9fff]$/;

function foldCharacter(character: string): string {
  if (PLAIN.test(character)) return character.toLowerCase();
  return character
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{Mn}/gu, "")
    .normalize("NFKC");
}
