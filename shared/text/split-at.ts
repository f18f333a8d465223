import type { TextRange } from "./find-keyword.ts";

/** Splits a text at ascending offsets. */
export function splitAt(text: string, offsets: readonly number[] = []): string[] {
  return [...offsets, text.length].map((end, index) => text.slice(offsets[index - 1] ?? 0, end));
}

/** Returns the ranges of a text that match a global pattern. */
export function matchesOf(text: string, pattern: RegExp): TextRange[] {
  return [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
}

/** A line may break at this character, in texts for which no offsets of line breaks are given. */
export const ZERO_WIDTH_SPACE = "\u200B";
export const NO_BREAK_SPACE = "\u00A0";
