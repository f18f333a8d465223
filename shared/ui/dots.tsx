import { MAX_DOTS } from "../chart-geometry/limits.ts";
import styles from "./dots.module.css";

interface DotsProps {
  count: number;
  /** Dots in a row. */
  columns: number;
  /** How many dots are lit, from the first one on. It is rounded. By default all are. */
  lit?: number | undefined;
  className?: string | undefined;
}

/**
 * A number drawn as so many dots, row by row. The page also states it in words. Zero is not drawn, and neither are
 * more than {@link MAX_DOTS}.
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
 * The rows of dots as lines, which CSS dashes into dots. Each line is a little longer than from its first dot to its
 * last.
 */
function dotsPath(count: number, columns: number): string {
  const row = (dots: number) => `h${dots - 1}.01`;
  const rest = count % columns;
  const full = `${row(columns)}m-${columns - 1}.01 1`.repeat(Math.floor(count / columns));
  return `M.5 .5${full}${rest > 0 ? row(rest) : ""}`;
}
