import { useId } from "react";
import styles from "./dots.module.css";

interface DotsProps {
  /** Dots in a row. */
  columns: number;
  count: number;
  /** How many of them, from the first on, glow; of the last one perhaps only a part. */
  lit: number;
  className?: string | undefined;
}

/** A dot for each one that a number counts, row by row. */
export function Dots({ columns, count, lit, className = "" }: DotsProps) {
  const id = useId();
  const rows = Math.ceil(count / columns);
  return (
    <svg
      className={`${styles.dots} ${className}`}
      viewBox={`0 0 ${columns} ${rows}`}
      role="presentation"
    >
      <pattern id={`${id}dot`} width="1" height="1" patternUnits="userSpaceOnUse">
        <circle cx="0.5" cy="0.5" r="0.34" />
      </pattern>
      <mask id={`${id}dots`}>
        <path fill={`url(#${id}dot)`} d={`M0 0h${columns}v${rows}H0z`} />
      </mask>
      <g mask={`url(#${id}dots)`}>
        <path className={styles.all} d={areaOf(count, columns)} />
        <path className={styles.lit} d={areaOf(lit, columns)} />
      </g>
    </svg>
  );
}

/** The squares of so many dots, row by row. */
function areaOf(count: number, columns: number): string {
  const rows = Math.floor(count / columns);
  return `M0 0h${columns}v${rows}H0zM0 ${rows}h${count % columns}v1H0z`;
}
