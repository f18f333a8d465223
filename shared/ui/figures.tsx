import { textKeys } from "../text/text-keys.ts";
import { Figure } from "./figure.tsx";
import styles from "./figures.module.css";

const DOTS_IN_A_ROW = 30;

interface FiguresProps {
  facts: readonly { number: string; unit: string; text: string; total?: number }[];
  /** `margin`: beside a text, and the first figure is drawn. `row`: in columns, and none is drawn. */
  variant?: "margin" | "row";
  className?: string | undefined;
}

/** Facts of a text. One may be drawn. The others stand below or beside each other, in the size of the text. */
export function Figures({ facts, variant = "margin", className = "" }: FiguresProps) {
  if (facts.length === 0) return null;
  const keys = textKeys(facts.map(({ text }) => text));
  return (
    <ul
      className={`${styles.figures} ${styles[variant]} ${className}`}
      style={{ "--count": facts.length }}
    >
      {facts.map((fact, index) => {
        const isDrawn = variant === "margin" && index === 0;
        return (
          <li key={keys[index]}>
            <Figure {...fact} isDrawn={isDrawn} isPlain={!isDrawn} columns={DOTS_IN_A_ROW} />
          </li>
        );
      })}
    </ul>
  );
}
