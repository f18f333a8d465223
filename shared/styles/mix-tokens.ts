/** A colour between those of two tokens: `mixTokens("heat", "cold", 0.25)`. Beyond 0 and 1 it is that of the nearer token. */
export function mixTokens(from: string, to: string, part: number): string {
  return `color-mix(in oklab, var(--${from}), var(--${to}) ${Math.round(Math.min(Math.max(part, 0), 1) * 100)}%)`;
}
