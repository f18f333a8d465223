import { textKeys } from "../text/text-keys.ts";
import { Figure, widestOf } from "./figure.tsx";
import styles from "./figures.module.css";

const DOTS_IN_A_ROW = 30;

interface FiguresProps {
  facts: readonly { number: string; unit: string; text: string; total?: number }[];
  /** `margin`: drawn, one below the other beside a text, or beside each other above it. `row`: in columns. */
  variant?: "margin" | "row";
  className?: string | undefined;
}

/** Facts, all in the size of the widest, with their captions in line. */
export function Figures({ facts, variant = "margin", className = "" }: FiguresProps) {
  if (facts.length === 0) return null;
  const keys = textKeys(facts.map(({ text }) => text));
  return (
    <ul
      className={`${styles.figures} ${styles[variant]} ${className}`}
      style={{ ...widestOf(facts), "--count": facts.length }}
    >
      {facts.map((fact, index) => (
        <li key={keys[index]}>
          <Figure {...fact} isDrawn={variant === "margin"} columns={DOTS_IN_A_ROW} />
        </li>
      ))}
    </ul>
  );
}
