import { MAX_DOTS } from "../drawing/limits.ts";
import styles from "./dots.module.css";

interface DotsProps {
  count: number;
  /** Dots in a row. */
  columns: number;
  /** How many of them, from the first on, are lit; rounded. By default all. */
  lit?: number | undefined;
  className?: string | undefined;
}

/** A number drawn as so many dots, row by row; the page states it in words too. Over {@link MAX_DOTS} nothing is drawn, nor is nothing. */
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

/** Lines that are dashed into dots, row by row, a little longer than from the first dot to the last. */
function dotsPath(count: number, columns: number): string {
  const row = (dots: number) => `h${dots - 1}.01`;
  const rest = count % columns;
  const full = `${row(columns)}m-${columns - 1}.01 1`.repeat(Math.floor(count / columns));
  return `M.5 .5${full}${rest > 0 ? row(rest) : ""}`;
}
