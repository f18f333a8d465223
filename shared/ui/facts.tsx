import { textKeys } from "../text/text-keys.ts";
import { Fact } from "./fact.tsx";
import styles from "./facts.module.css";

const DOTS_IN_A_ROW = 30;

interface FactsProps {
  facts: readonly { number: string; unit: string; text: string; total?: number }[];
  /** `margin`: beside a text, and the first one is drawn. `row`: in columns, and none is drawn. */
  variant?: "margin" | "row";
  className?: string | undefined;
}

/** Facts of a text. One may be drawn. The others stand below or beside each other, in the size of the text. */
export function Facts({ facts, variant = "margin", className = "" }: FactsProps) {
  if (facts.length === 0) return null;
  const keys = textKeys(facts.map(({ text }) => text));
  return (
    <ul
      className={`${styles.facts} ${styles[variant]} ${className}`}
      style={{ "--count": facts.length }}
    >
      {facts.map((fact, index) => {
        const isDrawn = variant === "margin" && index === 0;
        return (
          <li key={keys[index]}>
            <Fact {...fact} isDrawn={isDrawn} isPlain={!isDrawn} columns={DOTS_IN_A_ROW} />
          </li>
        );
      })}
    </ul>
  );
}
