/** The parts of a text between offsets, which ascend. */
export function splitAt(text: string, offsets: readonly number[] = []): string[] {
  return [...offsets, text.length].map((end, index) => text.slice(offsets[index - 1] ?? 0, end));
}

/** Where a line may break in a text without offsets. */
export const ZERO_WIDTH_SPACE = "\u200B";
