import { typedText } from "../../shared/text/typed-text.ts";
import {
  BETWEEN_WORDS,
  foldCharacters,
  IDEOGRAPHIC,
  SHORTEST_PREFIX,
} from "../../shared/text/word-boundaries.ts";

/**
 * A run of Chinese characters is indexed as overlapping pairs and its last character: 智能制造 as 智能 能制 制造 造. A phrase of
 * pairs finds any substring of at least two characters, and a prefix query finds a single character. FTS5's own trigram
 * tokenizer finds nothing shorter than three characters.
 */

const RUN = new RegExp(`(${IDEOGRAPHIC}+)|[[\\p{L}\\p{N}]--${IDEOGRAPHIC}]+`, "gv");

interface Run {
  text: string;
  isIdeographic: boolean;
}

/** Returns the tokens of a text, separated by spaces, as the search index stores them. */
export function indexTokens(text: string): string {
  return runsOf(text).flatMap(tokensOf).join(" ");
}

/**
 * Makes the FTS5 expression for a keyword, or returns undefined if the keyword has no tokens. All words of the keyword
 * must occur. Each word becomes a quoted phrase of letters and digits.
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

/**
 * Leaves out the token of a keyword's last character. In the index only the last character of a run has a token of its
 * own, but a keyword may end before the end of the run (智能 in 智能制造).
 */
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

/** Splits a text into runs of ideographs and runs of other letters and digits. */
function runsOf(text: string): Run[] {
  return Array.from(foldCharacters(text).matchAll(RUN), ([full, ideographic]) => ({
    text: full,
    isIdeographic: ideographic !== undefined,
  }));
}

function charactersOf(run: Run): string[] {
  return Array.from(run.text);
}
