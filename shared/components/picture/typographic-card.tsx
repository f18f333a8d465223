import { figureOf } from "../../content/key-figure.ts";
import type { ContentCard } from "../../content/types.ts";
import { LargeFigure } from "./large-figure.tsx";
import styles from "./typographic-card.module.css";

/** What such a card is set from. */
export type Worded = Partial<Pick<ContentCard, "title" | "summary" | "facts">>;

interface TypographicCardProps {
  item: Worded;
  className?: string | undefined;
}

/** Stands where an item has no picture: a figure of its title or summary, else the year in its title or its first words. */
export function TypographicCard({ item, className = "" }: TypographicCardProps) {
  const [year] = /\b20\d\d(?=年)/.exec(item.title ?? "") ?? [];
  const figure = figureOf(item) ?? (year && { number: year, unit: "" });
  return (
    // The item's own words say the same beside it.
    <span className={`${styles.card} ${className}`} aria-hidden="true">
      {figure ? (
        <span className={styles.figure}>
          <LargeFigure {...figure} />
          {figure.text && <span className={styles.text}>{figure.text}</span>}
        </span>
      ) : (
        <span className={styles.words}>{item.title?.split(/[，：]|[,:] /)[0]}</span>
      )}
    </span>
  );
}
