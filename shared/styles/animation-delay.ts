/** Delay between reveals. */
const STEP_MS = 100;

/** CSS animation delay of the item at an index: `animationDelay(3)` is `300ms`. */
export function animationDelay(index: number, stepMs = STEP_MS): string {
  return `${index * stepMs}ms`;
}
