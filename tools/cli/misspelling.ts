/** By default, a known word is suggested for a misspelt name only if at most this many {@link edits} separate them. */
const MAX_EDITS = 2;
/** A message has at most this many suggestions. */
const FEW = 5;

/** Guesses which known word is meant by a misspelt name. Undefined if no known word is similar. */
export function intended(
  name: string,
  known: readonly string[],
  maxEdits = MAX_EDITS,
): string | undefined {
  const similar = known.filter(({ length }) => Math.abs(length - name.length) <= maxEdits);
  const [nearest] = byLikeness(name, similar);
  return nearest !== undefined && edits(name, nearest) <= maxEdits ? nearest : undefined;
}

/** The known words that are most similar to a name, joined for use in a message. */
export function similarTo(name: string, known: readonly string[]): string {
  return byLikeness(name, known).slice(0, FEW).join(", ");
}

function byLikeness(name: string, known: readonly string[]): string[] {
  return known
    .map((word) => ({ word, edits: edits(name, word) }))
    .toSorted((a, b) => a.edits - b.edits)
    .map(({ word }) => word);
}

/** The Levenshtein distance: the number of characters to insert, remove or replace to turn one word into the other. */
function edits(a: string, b: string): number {
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const row = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const [above = 0, left = 0, corner = 0] = [last[j + 1], row[j], last[j]];
      row.push(Math.min(above + 1, left + 1, corner + (letter === other ? 0 : 1)));
    }
    last = row;
  }
  return last.at(-1) ?? 0;
}
