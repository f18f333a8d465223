/** Splits a text at ascending offsets. */
export function splitAt(text: string, offsets: readonly number[] = []): string[] {
  return [...offsets, text.length].map((end, index) => text.slice(offsets[index - 1] ?? 0, end));
}

/** The character at which a line may break, in texts that have no offsets. */
export const ZERO_WIDTH_SPACE = "\u200B";
