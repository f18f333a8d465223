const STEPS = [1, 2, 3, 4, 6, 8, 10];

/** The end of a scale that reaches a value: a round number, half of which is one too. */
export function scaleEnd(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return power * (STEPS.find((step) => step * power >= value) ?? 10);
}
