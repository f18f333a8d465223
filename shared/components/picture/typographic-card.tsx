import { keyFigure } from "../../content/key-figure.ts";
import type { ContentCard } from "../../content/types.ts";
import { year } from "../../i18n/dates.ts";
import styles from "./typographic-card.module.css";

/** What such a card is set from. */
export type Worded = Partial<Pick<ContentCard, "title" | "publishTime">>;

interface TypographicCardProps {
  item: Worded;
  className?: string | undefined;
}

/** Stands where an item has no picture: a figure of its title, else its first words. */
export function TypographicCard({ item, className = "" }: TypographicCardProps) {
  const { title = "", publishTime } = item;
  const figure = keyFigure(title);
  return (
    // The item's own words say the same beside it.
    <span className={`${styles.card} ${className}`} aria-hidden="true">
      {figure ? (
        <span className={styles.large}>
          {figure.number}
          <span className={styles.unit}>{figure.unit}</span>
        </span>
      ) : (
        <span className={styles.words}>{title.split(/[，：]|[,:] /)[0]}</span>
      )}
      {publishTime && <span className={styles.small}>{year(publishTime)}</span>}
    </span>
  );
}
