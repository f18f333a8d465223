import type { CSSProperties } from "react";
import type { ContentItem } from "../../content/types.ts";
import styles from "./parts-bar.module.css";

interface PartsBarProps {
  items: readonly ContentItem[];
  /** What the whole bar stands for; the sum of the parts by default. */
  total?: number;
  /** Parts are numbered, as in the list beside them. */
  isNumbered?: boolean;
}

/** Items to scale by their `value`, which the page states in words too. */
export function PartsBar({ items, total, isNumbered = false }: PartsBarProps) {
  const parts = items.filter(({ value = -1 }) => value >= 0);
  const sum = parts.reduce((all, { value = 0 }) => all + value, 0);
  const rest = (total ?? sum) - sum;
  return (
    <div className={styles.bar} aria-hidden="true">
      {parts.map(({ id, value = 0 }, index) => (
        <span
          key={id}
          className={styles.part}
          style={{ "--share": value, "--tint": tintOf(index / parts.length) } as CSSProperties}
        >
          {isNumbered && index + 1}
        </span>
      ))}
      {rest > 0 && <span className={styles.rest} style={{ "--share": rest } as CSSProperties} />}
    </div>
  );
}

/** Lighter from the first to the last. */
function tintOf(part: number): string {
  return `color-mix(in oklab, var(--accent-fill), #ffb98a ${Math.round(part * 75)}%)`;
}
