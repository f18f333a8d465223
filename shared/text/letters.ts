/** Where the last letter of a text ends: what follows are marks, spaces and figures. */
export function endOfLetters(text: string): number {
  const last = [...text.matchAll(/\p{L}/gu)].at(-1);
  return last ? last.index + last[0].length : 0;
}
