import { figureOf } from "../../content/key-figure.ts";
import type { ContentCard } from "../../content/types.ts";
import { Marks } from "../dots/dots.tsx";
import { LargeFigure } from "./large-figure.tsx";
import styles from "./typographic-card.module.css";

/** What such a card is set from. */
export type Worded = Partial<Pick<ContentCard, "title" | "summary" | "facts">>;

interface TypographicCardProps {
  item: Worded;
  className?: string | undefined;
}

/** Stands where an item has no picture: the figure of its title or summary, counted out; nothing without one. */
export function TypographicCard({ item, className = "" }: TypographicCardProps) {
  const figure = figureOf(item);
  if (!figure) return null;
  return (
    // The item's own words say the same beside it.
    <span className={`${styles.card} ${className}`} aria-hidden="true">
      <Marks {...figure} /> <LargeFigure {...figure} />{" "}
      {figure.text && <span className={styles.text}>{figure.text}</span>}
    </span>
  );
}
