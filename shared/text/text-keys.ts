/** React keys for texts. If a text is repeated, its key also contains the number of the occurrence. */
export function textKeys(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return texts.map((text) => {
    const occurrence = (counts.get(text) ?? 0) + 1;
    counts.set(text, occurrence);
    return occurrence > 1 ? `${text}.${occurrence}` : text;
  });
}
