import type { CSSProperties } from "react";
import type { ContentItem } from "../../content/types.ts";
import { mixTokens } from "../../styles/mix-tokens.ts";
import styles from "./parts-bar.module.css";

/** How much lighter the last part is than the first: it must still differ from paper. */
const LIGHTEST = 0.75;

interface PartsBarProps {
  items: readonly ContentItem[];
  /** What the whole bar stands for; the sum of the parts by default. */
  total?: number;
  /** Parts are numbered, as in the list beside them. */
  isNumbered?: boolean;
}

/** Items to scale by their `value`, which the page states in words too. */
export function PartsBar({ items, total, isNumbered = false }: PartsBarProps) {
  const parts = items
    .map(({ id, value = -1 }, index) => ({ id, value, number: index + 1 }))
    .filter(({ value }) => value >= 0);
  const sum = parts.reduce((all, { value }) => all + value, 0);
  const rest = (total ?? sum) - sum;
  return (
    <div className={styles.bar} aria-hidden="true">
      {parts.map(({ id, value, number }, index) => (
        <span
          key={id}
          className={styles.part}
          style={
            {
              "--share": value,
              "--tint": mixTokens("ember", "hot", (LIGHTEST * index) / parts.length),
            } as CSSProperties
          }
        >
          {isNumbered && <span>{number}</span>}
        </span>
      ))}
      {rest > 0 && <span className={styles.rest} style={{ "--share": rest } as CSSProperties} />}
    </div>
  );
}
