/**
 * Mixes the colours of two tokens: `mixTokens("heat", "cold", 0.25)`. If the part is below 0 or above 1, the result
 * is the colour of the nearer token.
 */
export function mixTokens(from: string, to: string, part: number): string {
  return `color-mix(in oklab, var(--${from}), var(--${to}) ${Math.round(Math.min(Math.max(part, 0), 1) * 100)}%)`;
}
