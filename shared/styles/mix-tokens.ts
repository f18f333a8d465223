/**
 * Mixes the colours of two tokens: `mixTokens("heat", "cold", 0.25)` contains a quarter of the second colour. A
 * share below 0 counts as 0, and a share above 1 counts as 1.
 */
export function mixTokens(from: string, to: string, share: number): string {
  return `color-mix(in oklab, var(--${from}), var(--${to}) ${Math.round(Math.min(Math.max(share, 0), 1) * 100)}%)`;
}
