/** Delay of the specification's reveals (section 1). */
const STEP_MS = 100;

/** When the item at an index begins to move, as CSS: `animationDelay(3)` is `300ms`. */
export function animationDelay(index: number, stepMs = STEP_MS): string {
  return `${index * stepMs}ms`;
}
