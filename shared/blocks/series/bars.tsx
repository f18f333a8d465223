import { MAX_POINTS } from "../figure/limits.ts";
import styles from "./bars.module.css";
import type { SeriesPoint } from "./series.tsx";

/** A series as bars; to assistive technology a list. Apart from lines, because the home page has bars only. */
export function Bars({ points }: { points: readonly Omit<SeriesPoint, "at">[] }) {
  const greatest = Math.max(...points.map(({ value }) => value));
  if (points.length > MAX_POINTS) return null;
  return (
    <ol className={styles.bars} style={{ "--count": points.length }}>
      {points.map(({ name, text, value }) => (
        <li key={name} style={{ "--share": value / greatest }}>
          <span>{name}</span> <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
