/** Delay between the reveals of neighbours. */
const STEP_MS = 100;

/** CSS animation delay of the item at an index: `animationDelay(3)` is `300ms`. */
export function animationDelay(index: number): string {
  return `${index * STEP_MS}ms`;
}
