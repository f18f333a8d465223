/** Where the last letter of a text ends: what follows are marks, spaces and figures. */
export function endOfLetters(text: string): number {
  // It looks from the end, so that each character is looked at once.
  return /^.*\p{L}/su.exec(text)?.[0].length ?? 0;
}
