/** React keys for texts, of which several may be the same: a later one also has its number. */
export function textKeys(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return texts.map((text) => {
    const occurrence = (counts.get(text) ?? 0) + 1;
    counts.set(text, occurrence);
    return occurrence > 1 ? `${text}.${occurrence}` : text;
  });
}
