import { withoutInvisible } from "./typed-text.ts";

/** Word boundaries for the search index and for highlighting results. */

/** Matches scripts that are written without spaces between words. Patterns need the flag `v`. */
export const IDEOGRAPHIC = "[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}ー]";

/** Removes invisible characters and the differences of width (ＡＩ), case and accents. */
export function foldCharacters(text: string): string {
  return withoutInvisible(text)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{Mn}/gu, "")
    .normalize("NFKC");
}

/** Matches white space and Chinese enumeration marks. */
export const BETWEEN_WORDS = /[\s，、；]+/;

/**
 * A Latin word with at least this many characters also matches the beginnings of longer words. Shorter words only match
 * complete words: `AI` does not match `aim`.
 */
export const SHORTEST_PREFIX = 3;
