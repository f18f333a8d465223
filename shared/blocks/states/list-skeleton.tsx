import grid from "../card-grid/card-grid.module.css";
import styles from "./skeleton.module.css";
import { block, Skeleton } from "./skeleton.tsx";

interface ListSkeletonProps {
  count: number;
  /** Whether the first card is large. */
  lead?: boolean;
}

const SHORT = block(styles.short);
const SHAPES = block(styles.picture) + SHORT + block(styles.title) + block(styles.line) + SHORT;
const LEAD = block(styles.card, SHAPES);
const CARD = block(`${styles.card} ${styles.row}`, SHAPES);

/** Skeleton of a list of cards, in their final size. */
export function ListSkeleton({ count, lead = false }: ListSkeletonProps) {
  const blocks = lead
    ? block(`${grid.cards} ${grid.lead}`, LEAD + CARD.repeat(count - 1))
    : block(grid.cards, CARD.repeat(count));
  return <Skeleton blocks={blocks} />;
}
