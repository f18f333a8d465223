import { typedText } from "../../shared/text/typed-text.ts";
import {
  BETWEEN_WORDS,
  foldCharacters,
  IDEOGRAPHIC,
  SHORTEST_PREFIX,
} from "../../shared/text/word-boundaries.ts";

/**
 * A run of Chinese characters becomes overlapping pairs and the last character alone: 智能制造 is 智能 能制
 * 制造 造. A phrase of pairs finds any substring of two characters or more, and a prefix query a single one;
 * FTS5's own trigram tokenizer finds nothing shorter than three.
 */

const RUN = new RegExp(`(${IDEOGRAPHIC}+)|[[\\p{L}\\p{N}]--${IDEOGRAPHIC}]+`, "gv");

interface Run {
  text: string;
  isIdeographic: boolean;
}

/** The tokens of a text, separated by spaces, as stored in the search index. */
export function indexTokens(text: string): string {
  return runsOf(text).flatMap(tokensOf).join(" ");
}

/**
 * The FTS5 expression for a keyword, undefined without tokens: all words must occur, each a quoted phrase of letters
 * and digits.
 */
export function matchExpression(keyword: string): string | undefined {
  const phrases = typedText(keyword)
    .split(BETWEEN_WORDS)
    .flatMap((word) => phraseOf(runsOf(word)));
  return phrases.length > 0 ? phrases.join(" AND ") : undefined;
}

function phraseOf(runs: Run[]): string[] {
  const last = runs.at(-1);
  if (!last) return [];
  const tokens = [...runs.slice(0, -1).flatMap(tokensOf), ...lastTokens(last)];
  return [`"${tokens.join(" ")}"${endsInPrefix(last) ? " *" : ""}`];
}

/** Unlike indexed text, a keyword may end within a run. */
function lastTokens(run: Run): string[] {
  const isPhrase = run.isIdeographic && charactersOf(run).length > 1;
  return isPhrase ? tokensOf(run).slice(0, -1) : [run.text];
}

function endsInPrefix(run: Run): boolean {
  const { length } = charactersOf(run);
  return run.isIdeographic ? length === 1 : length >= SHORTEST_PREFIX;
}

function tokensOf(run: Run): string[] {
  if (!run.isIdeographic) return [run.text];
  const characters = charactersOf(run);
  return characters.map((character, index) => character + (characters[index + 1] ?? ""));
}

/** Runs of characters of one script. */
function runsOf(text: string): Run[] {
  return Array.from(foldCharacters(text).matchAll(RUN), ([full, ideographic]) => ({
    text: full,
    isIdeographic: ideographic !== undefined,
  }));
}

function charactersOf(run: Run): string[] {
  return Array.from(run.text);
}
