import { figureOf } from "../../content/key-figure.ts";
import type { ContentCard } from "../../content/types.ts";
import styles from "./figure-or-picture.module.css";
import { LargeFigure } from "./large-figure.tsx";
import { Picture } from "./picture.tsx";

interface FigureOrPictureProps {
  item: ContentCard;
  className?: string | undefined;
  /** Without a figure: false if the page shows the item's picture elsewhere. */
  hasPicture?: boolean;
}

/** At the end of an item's row: its figure, which its own words say too, else its picture. */
export function FigureOrPicture({ item, className = "", hasPicture = true }: FigureOrPictureProps) {
  const figure = figureOf(item);
  if (figure) {
    return (
      <span className={`${styles.figure} ${className}`} aria-hidden="true">
        <LargeFigure {...figure} />{" "}
        {figure.text && <span className={styles.text}>{figure.text}</span>}
      </span>
    );
  }
  if (!hasPicture || !item.imgUrl) return null;
  const sizes = "(width > 750px) 22vw, 6rem";
  return <Picture className={`${styles.picture} ${className}`} item={item} sizes={sizes} />;
}
