import type { ReactNode } from "react";
import { type Summarised, Summary, type Titled } from "./breakable-text.tsx";
import styles from "./card.module.css";
import { ItemLink } from "./link.tsx";
import "./link-area.css";

interface CardProps {
  /** The data with the card's title. The title's link covers the whole card. */
  item: Titled;
  href?: string | undefined;
  /** The level of the title. */
  as?: "h2" | "h3";
  /** The size of the title. In a card with a large title, the summary is larger as well. */
  size?: "small" | "medium" | "large";
  /** Whether there is a line above the card. */
  isRuled?: boolean;
  /** Shown above the title, for example a date or a kind. */
  label?: ReactNode;
  /** The data whose summary is shown below the title. */
  summaryOf?: Summarised | undefined;
  /** A picture, a portrait or a poster. It gets the aspect ratio of the grid. */
  picture?: ReactNode;
  className?: string | undefined;
  /** Shown below the title. */
  children?: ReactNode;
}

const titles = { small: styles.name, medium: styles.title, large: "title-2" };
const cards = { small: styles.small, medium: undefined, large: styles.large };

/**
 * A cell of a grid: a picture with a title and a few words. The picture comes first in the document, because words
 * before the picture would move when the picture arrives.
 */
export function Card({ item, href, as: Title = "h2", size = "medium", ...card }: CardProps) {
  const { isRuled, label, summaryOf, picture, className, children } = card;
  const classes = [styles.card, cards[size], isRuled && "ruled", href && "link-area", className];
  return (
    <article className={classes.filter(Boolean).join(" ")}>
      {picture}
      <div className={`${styles.text} stack`}>
        {label}
        <Title className={titles[size]}>
          <ItemLink item={item} href={href} />
        </Title>
        {summaryOf && <Summary className={`${styles.summary} summary`} item={summaryOf} isShort />}
        {children}
      </div>
    </article>
  );
}

interface GridProps {
  /**
   * The number of cards in a row in wide windows. In windows below 750 px, there is one card in a row, or two cards if
   * `columns` is 4.
   */
  columns?: 2 | 3 | 4;
  /** The aspect ratio of the pictures. */
  ratio?: "2 / 1" | "16 / 9" | "4 / 5";
  /** A class that arranges the cards, used instead of `columns`. */
  className?: string | undefined;
  /** The cards as list items. */
  children: ReactNode;
}

/** The `sizes` of a picture that is as wide as a column. */
export const columnSizes = {
  1: "min(90vw, 90rem)",
  2: "(width > 750px) min(44vw, 44rem), 90vw",
  3: "(width > 750px) min(29vw, 29rem), 90vw",
  4: "(width > 970px) min(21vw, 21rem), 44vw",
};

const classes = { 2: styles.two, 3: styles.three, 4: styles.four };

/** Cards in columns. All pictures have the same aspect ratio. */
export function Grid({ columns, ratio = "16 / 9", className, children }: GridProps) {
  const arrangement = columns ? classes[columns] : className;
  return (
    <ul className={`${styles.grid} ${arrangement}`} style={{ "--picture-ratio": ratio }}>
      {children}
    </ul>
  );
}
