import { withoutInvisible } from "./typed-text.ts";

/** Word boundaries, shared by the search index and the highlighting of results. */

/** Scripts that are written without spaces between words, for patterns with the flag `v`. */
export const IDEOGRAPHIC = "[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}ー]";

/** A text or a character without invisible characters and differences of width (ＡＩ), case and accents. */
export function foldCharacters(text: string): string {
  return withoutInvisible(text)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{Mn}/gu, "")
    .normalize("NFKC");
}

/** White space and Chinese enumeration marks. */
export const BETWEEN_WORDS = /[\s，、；]+/;

/** Latin words that are shorter match only complete words: `AI` does not match `aim`. */
export const SHORTEST_PREFIX = 3;
