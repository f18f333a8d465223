/** A colour between those of two tokens: `mixTokens("heat", "cold", 0.25)`. */
export function mixTokens(from: string, to: string, part: number): string {
  return `color-mix(in oklab, var(--${from}), var(--${to}) ${Math.round(part * 100)}%)`;
}

const COOLING = ["heat", "ember", "steel", "cold"] as const;

/** A colour of steel that cools: 0 is hot, 1 is cold. */
export function coolingColour(part: number): string {
  const place = part * (COOLING.length - 1);
  const from = Math.min(Math.floor(place), COOLING.length - 2);
  return mixTokens(COOLING[from] ?? "heat", COOLING[from + 1] ?? "cold", place - from);
}
