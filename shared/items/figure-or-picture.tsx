import { figureOf, isSaid } from "../content/key-figure.ts";
import type { ContentCard } from "../content/types.ts";
import { shortSummary } from "../text/short-summary.ts";
import { Figure } from "../ui/figure.tsx";
import { Picture } from "../ui/picture.tsx";
import styles from "./figure-or-picture.module.css";

interface FigureOrPictureProps {
  item: ContentCard;
  className?: string | undefined;
  /** Without a figure: false if the page shows the item's picture elsewhere. */
  hasPicture?: boolean;
}

const classes = { figure: styles.figure, text: styles.text };

/** At the end of an item's row, which has its title and summary: its figure, else its picture. */
export function FigureOrPicture({ item, className = "", hasPicture = true }: FigureOrPictureProps) {
  const figure = figureOf(item);
  if (figure) {
    return (
      <span
        className={className}
        aria-hidden={
          isSaid(figure, [item.title, item.summary && shortSummary(item.summary)]) || undefined
        }
      >
        <Figure {...figure} classes={classes} />
      </span>
    );
  }
  if (!hasPicture || !item.imgUrl) return null;
  const sizes = "(width > 750px) min(22vw, 21rem), 6rem";
  return <Picture className={`${styles.picture} ${className}`} item={item} sizes={sizes} />;
}
