/**
 * How many dots, cells or points are drawn at most. Of more, nobody could see how many they are, and content may
 * count anything.
 */
export const MAX_DOTS = {
  /** Dots of a drawing that is as wide as the page. */
  page: 20_000,
  /** Dots below a number. */
  mark: 250,
  /** Ticks of a scale below a number. */
  scale: 100,
} as const;
export const MAX_CELLS = 100;
export const MAX_POINTS = 100;
