/** A colour between those of two tokens: `mixTokens("heat", "cold", 0.25)`. */
export function mixTokens(from: string, to: string, part: number): string {
  return `color-mix(in oklab, var(--${from}), var(--${to}) ${Math.round(part * 100)}%)`;
}
