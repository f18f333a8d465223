/**
 * A colour between the colours of two tokens: `mixTokens("heat", "cold", 0.25)`. A part below 0 or above 1 gives the
 * colour of the nearer token.
 */
export function mixTokens(from: string, to: string, part: number): string {
  return `color-mix(in oklab, var(--${from}), var(--${to}) ${Math.round(Math.min(Math.max(part, 0), 1) * 100)}%)`;
}
