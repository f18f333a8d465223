/** Word boundaries, shared by the search index and the highlighting of results. */

/** Scripts written without spaces, so words have no visible boundaries. For patterns with the flag `v`. */
export const IDEOGRAPHIC = "[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}ー]";

/** White space and Chinese enumeration marks. */
export const BETWEEN_WORDS = /[\s，、；]+/;

/** Shorter Latin words only match completely: `AI` does not match `aim`. */
export const SHORTEST_PREFIX = 3;
