import grid from "../card/grid.module.css";
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
    ? block(`${grid.grid} ${grid.lead}`, LEAD + CARD.repeat(count - 1))
    : block(`${grid.grid} ${grid.three}`, CARD.repeat(count));
  return <Skeleton blocks={blocks} />;
}
