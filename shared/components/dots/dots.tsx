import styles from "./dots.module.css";

interface DotsProps {
  count: number;
  /** Dots in a row. */
  columns: number;
  /** How many of them, from the first on, glow; rounded. */
  lit?: number;
  className?: string | undefined;
}

/** A number drawn as so many dots, row by row; the page states it in words too. */
export function Dots({ count, columns, lit = 0, className = "" }: DotsProps) {
  return (
    <svg
      className={`${styles.dots} ${className}`}
      viewBox={`0 0 ${columns} ${Math.ceil(count / columns)}`}
      aria-hidden="true"
    >
      <path d={rowsOf(count, columns)} />
      {lit > 0 && <path className={styles.lit} d={rowsOf(Math.round(lit), columns)} />}
    </svg>
  );
}

/** Lines that are dashed into dots, a little longer than from the first dot to the last. */
function rowsOf(count: number, columns: number): string {
  const row = (dots: number) => `h${dots - 1}.01`;
  const rest = count % columns;
  const full = `${row(columns)}m-${columns - 1}.01 1`.repeat(Math.floor(count / columns));
  return `M.5 .5${full}${rest > 0 ? row(rest) : ""}`;
}
