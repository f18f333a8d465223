import { factsOf } from "../../content/facts.ts";
import type { ContentItem } from "../../content/types.ts";
import { usePage } from "../../page/page-context.tsx";
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
  const [space, pause] = usePage().locale === "en" ? [" ", " "] : ["", "，"];
  const facts = factsOf(item);
  if (facts.length === 0) return null;
  return (
    <ul
      className={`${styles.facts} ${className}`}
      // All numbers have the size of the widest.
      style={{ "--widest": Math.max(...facts.map(widthOf)) }}
    >
      {facts.map((fact) => {
        const { number, unit, text } = fact;
        const words = unit ? number + space + unit + pause + text : number + space + text;
        return (
          <li key={words}>
            <span className="visually-hidden">{words}</span>
            <span className={styles.number} aria-hidden="true">
              <LargeFigure number={number} unit={unit} />
              {isDrawn && <Marks {...fact} />}
            </span>
            <span
              className={styles.text}
              aria-hidden="true"
              dangerouslySetInnerHTML={{ __html: wholeNumbers(text) }}
            />
          </li>
        );
      })}
    </ul>
  );
}
