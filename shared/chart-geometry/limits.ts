/**
 * The greatest number of dots, cells or ticks in a drawing. If a drawing had more, nobody could see how many there are.
 * So larger numbers in the content are not drawn, or are drawn in another way: for example, a dot stands for ten units.
 */
export const MAX_DOTS = {
  /** The dots of a drawing that is as wide as the page. */
  page: 20_000,
  /** The dots of a small drawing that illustrates a number and stands below it. */
  mark: 250,
  /** The ticks of a scale that illustrates a number and stands below it. */
  scale: 100,
} as const;
export const MAX_CELLS = 100;
export const MAX_POINTS = 100;
