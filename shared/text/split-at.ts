/** The parts of a text between ascending offsets. */
export function splitAt(text: string, offsets: readonly number[] = []): string[] {
  return [...offsets, text.length].map((end, index) => text.slice(offsets[index - 1] ?? 0, end));
}

/** Marks where a line may break in a text that has no offsets. */
export const ZERO_WIDTH_SPACE = "\u200B";
