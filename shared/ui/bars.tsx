import { MAX_POINTS } from "../chart-geometry/limits.ts";
import { textKeys } from "../text/text-keys.ts";
import styles from "./bars.module.css";
import type { SeriesPoint } from "./series.tsx";

/**
 * A series as bars. Assistive technology reads the bars as a list. This component is not in series.tsx, because the
 * home page only needs bars.
 */
export function Bars({ points }: { points: readonly Omit<SeriesPoint, "at">[] }) {
  const greatest = Math.max(...points.map(({ value }) => value));
  if (points.length > MAX_POINTS) return null;
  const keys = textKeys(points.map(({ name }) => name));
  return (
    <ol className={styles.bars} style={{ "--count": points.length }}>
      {points.map(({ name, text, value }, index) => (
        <li key={keys[index]} style={{ "--share": value / greatest }}>
          <span>{name}</span> <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
