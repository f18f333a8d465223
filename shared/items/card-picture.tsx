import { figureOf, isSaid } from "../content/key-figure.ts";
import type { ContentCard } from "../content/types.ts";
import { shortSummary } from "../text/short-summary.ts";
import { Figure } from "../ui/figure.tsx";
import { Picture, type PictureOptions } from "../ui/picture.tsx";
import styles from "./card-picture.module.css";

export interface CardPictureProps extends PictureOptions {
  item: Partial<Pick<ContentCard, "imgUrl" | "image" | "title" | "summary" | "facts">>;
  /** Whether the item's summary stands beside it, as its title does. */
  hasSummary?: boolean;
}

const classes = {
  figure: styles.figure,
  text: styles.text,
  mark: styles.mark,
  bar: styles.bar,
  scale: styles.scale,
};

/** The picture of a card; without one the figure that the item's words say, if any. */
export function CardPicture({ item, hasSummary = false, ...options }: CardPictureProps) {
  if (item.imgUrl !== undefined) return <Picture item={item} {...options} />;
  const figure = figureOf(item);
  if (!figure) return null;
  return (
    <span
      className={`${styles.frame} ${options.className ?? ""}`}
      aria-hidden={
        isSaid(figure, [
          item.title,
          hasSummary && item.summary ? shortSummary(item.summary) : "",
        ]) || undefined
      }
    >
      <Figure {...figure} classes={classes} isDrawn />
    </span>
  );
}
