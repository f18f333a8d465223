import type { ReactNode } from "react";
import { Summary, type Titled } from "./breakable-text.tsx";
import styles from "./card.module.css";
import { ItemLink } from "./link.tsx";
import "./link-area.css";

interface CardProps {
  /** What has the title of the card. Its link has the whole card as its area. */
  item: Titled;
  href?: string | undefined;
  /** Level of the title. */
  as?: "h2" | "h3";
  /** Size of the title, and of the summary if the title is large. */
  size?: "small" | "medium" | "large";
  /** Whether the card begins with a line. */
  isRuled?: boolean;
  /** Stands above the title: a date, a kind. */
  label?: ReactNode;
  summary?: string | undefined;
  /** A picture, a portrait or a poster, which gets the ratio of the grid. */
  picture?: ReactNode;
  className?: string | undefined;
  /** Stands below the title. */
  children?: ReactNode;
}

const titles = { small: styles.name, medium: styles.title, large: "title-2" };
const cards = { small: styles.small, medium: undefined, large: styles.large };

/**
 * A cell of a grid: a picture with its title and a few words. The picture comes first in the document, because words
 * that arrive before it would move.
 */
export function Card({ item, href, as: Title = "h2", size = "medium", ...card }: CardProps) {
  const { isRuled, label, summary, picture, className, children } = card;
  const classes = [styles.card, cards[size], isRuled && "ruled", href && "link-area", className];
  return (
    <article className={classes.filter(Boolean).join(" ")}>
      {picture}
      <div className={`${styles.text} stack`}>
        {label}
        <Title className={titles[size]}>
          <ItemLink item={item} href={href} />
        </Title>
        <Summary className={`${styles.summary} summary`} text={summary} isShort />
        {children}
      </div>
    </article>
  );
}

interface GridProps {
  /** How many cards stand side by side in wide windows. Below 750 px it is one, or two if there are four columns. */
  columns?: 2 | 3 | 4;
  /** Ratio of the pictures. */
  ratio?: "16 / 9" | "4 / 5" | "3 / 4";
  /** A class that arranges the cards, instead of `columns`. */
  className?: string | undefined;
  /** List items. */
  children: ReactNode;
}

/** `sizes` of a picture that is as wide as a column. */
export const columnSizes = {
  2: "(width > 750px) min(44vw, 44rem), 90vw",
  3: "(width > 750px) min(29vw, 29rem), 90vw",
  4: "(width > 970px) min(21vw, 21rem), 44vw",
};

const classes = { 2: styles.two, 3: styles.three, 4: styles.four };

/** Cards in columns, their pictures in one ratio. */
export function Grid({ columns, ratio = "16 / 9", className, children }: GridProps) {
  const arrangement = columns ? classes[columns] : className;
  return (
    <ul className={`${styles.grid} ${arrangement}`} style={{ "--picture-ratio": ratio }}>
      {children}
    </ul>
  );
}
