import { keyFigure } from "../../content/key-figure.ts";
import type { ContentCard } from "../../content/types.ts";
import { monthDay, year } from "../../i18n/dates.ts";
import clamp from "../clamp/clamp.module.css";
import styles from "./typographic-card.module.css";

/** What such a card is set from. */
export type Worded = Partial<Pick<ContentCard, "title" | "publishTime">>;

interface TypographicCardProps {
  item: Worded;
  className?: string | undefined;
}

/** Stands where an item has no picture: a figure of its title, else its day, else its first words. */
export function TypographicCard({ item, className }: TypographicCardProps) {
  const { title = "", publishTime } = item;
  const figure = keyFigure(title);
  const date = publishTime && { year: year(publishTime), day: monthDay(publishTime, ".") };
  return (
    // The item's own words say the same beside it.
    <span className={[styles.frame, className].filter(Boolean).join(" ")} aria-hidden="true">
      <span className={styles.card}>
        {figure ? (
          <span className={styles.large}>
            {figure.number}
            <span className={styles.unit}>{figure.unit}</span>
          </span>
        ) : (
          <span className={date ? styles.large : `${styles.words} ${clamp.clamp}`}>
            {date ? date.day : title}
          </span>
        )}
        {date && <span className={styles.small}>{date.year}</span>}
      </span>
    </span>
  );
}
