import { MAX_DOTS } from "../chart-geometry/limits.ts";
import styles from "./dots.module.css";

interface DotsProps {
  count: number;
  /** The number of dots in a row. */
  columns: number;
  /** The number of lit dots, beginning with the first dot. A fraction is rounded. By default, all dots are lit. */
  lit?: number | undefined;
  className?: string | undefined;
}

/**
 * Draws a number as dots, row by row. The page also states the number in words. Zero and numbers above
 * `MAX_DOTS.page` are not drawn.
 */
export function Dots({ count, columns, lit, className = "" }: DotsProps) {
  if (!(count > 0 && count <= MAX_DOTS.page)) return null;
  const isPart = lit !== undefined;
  return (
    <svg
      className={`${styles.dots} ${className}`}
      viewBox={`0 0 ${columns} ${Math.ceil(count / columns)}`}
      preserveAspectRatio="xMinYMin"
      aria-hidden="true"
    >
      <path className={isPart ? styles.rest : undefined} d={dotsPath(count, columns)} />
      {isPart && lit > 0 && <path d={dotsPath(Math.round(Math.min(lit, count)), columns)} />}
    </svg>
  );
}

/**
 * The rows of dots as lines, which CSS turns into dots. Each line is slightly longer than the distance from its first
 * to its last dot.
 */
function dotsPath(count: number, columns: number): string {
  const row = (dots: number) => `h${dots - 1}.01`;
  const rest = count % columns;
  const full = `${row(columns)}m-${columns - 1}.01 1`.repeat(Math.floor(count / columns));
  return `M.5 .5${full}${rest > 0 ? row(rest) : ""}`;
}
