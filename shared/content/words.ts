/** How words are told apart, in the search index and in what a search shows. */

/** Chinese is written without spaces: its words begin and end anywhere. For patterns with the flag `v`. */
export const IDEOGRAPHIC = "[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}ー]";

/** White space and the marks between the members of a Chinese enumeration. */
export const BETWEEN_WORDS = /[\s，、；]+/;

/** A shorter Latin word is found as a whole only: `AI` is not the beginning of `aim`. */
export const SHORTEST_PREFIX = 3;
