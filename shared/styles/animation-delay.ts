/** The delay between neighbouring items, in milliseconds. */
const STEP_MS = 100;

/** The CSS animation delay of the item with an index: `animationDelay(3)` gives `300ms`. */
export function animationDelay(index: number): string {
  return `${index * STEP_MS}ms`;
}
