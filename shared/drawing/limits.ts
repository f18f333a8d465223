/** As many dots, cells and points as are still seen as a number or told apart; content may count anything. */
export const MAX_DOTS = {
  /** As wide as the page. */
  page: 20_000,
  /** Below a number. */
  mark: 250,
  /** Ticks of a scale below a number. */
  scale: 100,
} as const;
export const MAX_CELLS = 100;
export const MAX_POINTS = 100;
