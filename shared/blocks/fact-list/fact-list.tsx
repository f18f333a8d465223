import { factsOf } from "../../content/facts.ts";
import type { ContentItem } from "../../content/types.ts";
import { wholeNumbers } from "../breakable-text/summary.tsx";
import { Marks } from "../dots/dots.tsx";
import { LargeFigure, widthOf } from "../picture/large-figure.tsx";
import styles from "./fact-list.module.css";

interface FactListProps {
  item: ContentItem;
  className?: string | undefined;
  /** Whether the numbers are drawn too. */
  isDrawn?: boolean;
}

/** The facts of an item: each number large, its unit beside it, and below it what it counts. */
export function FactList({ item, className = "", isDrawn }: FactListProps) {
  const facts = factsOf(item);
  if (facts.length === 0) return null;
  return (
    <ul
      className={`${styles.facts} ${className}`}
      // All numbers have the size of the widest.
      style={{ "--widest": Math.max(...facts.map(widthOf)) }}
    >
      {facts.map((fact) => (
        <li key={fact.number + fact.text}>
          <span className={styles.number}>
            <LargeFigure number={fact.number} unit={fact.unit} />
            {isDrawn && <Marks {...fact} />}
          </span>{" "}
          <span
            className={styles.text}
            dangerouslySetInnerHTML={{ __html: wholeNumbers(fact.text) }}
          />
        </li>
      ))}
    </ul>
  );
}
