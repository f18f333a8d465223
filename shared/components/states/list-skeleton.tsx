import grid from "../card-grid/card-grid.module.css";
import styles from "./skeleton.module.css";
import { block, repeat, Skeleton } from "./skeleton.tsx";

interface ListSkeletonProps {
  count: number;
  /** Whether the first card is large. */
  lead?: boolean;
}

const SHAPES = [styles.picture, styles.short, styles.title, styles.line, styles.short].map(
  (className) => block(className),
);
const LEAD = block(styles.card, SHAPES);
const CARD = block(`${styles.card} ${styles.row}`, SHAPES);

/** Skeleton of a list of cards, in their final size. */
export function ListSkeleton({ count, lead = false }: ListSkeletonProps) {
  const cards = lead ? [LEAD, ...repeat(count - 1, CARD)] : repeat(count, CARD);
  return <Skeleton blocks={block(`${grid.cards} ${lead ? grid.lead : ""}`, cards)} />;
}
