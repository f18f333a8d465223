import { keyFigure } from "../../content/key-figure.ts";
import type { ContentCard } from "../../content/types.ts";
import { BreakableText } from "../breakable-text/breakable-text.tsx";
import { LargeFigure } from "./large-figure.tsx";
import styles from "./typographic-card.module.css";

/** What such a card is set from. */
export type Worded = Partial<Pick<ContentCard, "title" | "titleBreaks" | "summary">>;

interface TypographicCardProps {
  item: Worded;
  className?: string | undefined;
}

/** Stands where an item has no picture: a figure of its title or summary, else its first words. */
export function TypographicCard({ item, className = "" }: TypographicCardProps) {
  const { title = "", titleBreaks, summary = "" } = item;
  const figure = keyFigure(title) ?? keyFigure(summary);
  const [words = ""] = title.split(/[，：]|[,:] /);
  return (
    // The item's own words say the same beside it.
    <span className={`${styles.card} ${className}`} aria-hidden="true">
      {figure ? (
        <LargeFigure {...figure} />
      ) : (
        <BreakableText
          className={styles.words}
          data-words=""
          text={words}
          breaks={titleBreaks?.filter((at) => at < words.length)}
        />
      )}
    </span>
  );
}
