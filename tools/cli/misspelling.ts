/** More edits are another word. */
const MAX_EDITS = 2;
/** As many as a line shows well. */
const FEW = 5;

/** The known word that a name is a misspelling of; undefined for one that is unlike any. */
export function intended(
  name: string,
  known: readonly string[],
  maxEdits = MAX_EDITS,
): string | undefined {
  const [nearest] = byLikeness(name, known);
  return nearest !== undefined && edits(name, nearest) <= maxEdits ? nearest : undefined;
}

/** The known words that are most like a name, for a message. */
export function similarTo(name: string, known: readonly string[]): string {
  return byLikeness(name, known).slice(0, FEW).join(", ");
}

/** The known words, the most similar first. */
function byLikeness(name: string, known: readonly string[]): string[] {
  return known
    .map((word) => ({ word, edits: edits(name, word) }))
    .toSorted((a, b) => a.edits - b.edits)
    .map(({ word }) => word);
}

/** Levenshtein distance, with neighbours that changed places as one edit. */
function edits(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const at = (from: number[], column: number) => from[column] ?? Number.POSITIVE_INFINITY;
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
