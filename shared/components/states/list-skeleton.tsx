import grid from "../card-grid/card-grid.module.css";
import styles from "./skeleton.module.css";
import { Repeat, Skeleton } from "./skeleton.tsx";

interface ListSkeletonProps {
  count: number;
  /** Whether the first card is large. */
  lead?: boolean;
}

/** Skeleton of a list of cards, in their final size. */
export function ListSkeleton({ count, lead = false }: ListSkeletonProps) {
  return (
    <Skeleton>
      <div className={grid.cards} data-lead={lead} aria-hidden="true">
        {lead && <Cards count={1} className={styles.card} />}
        <Cards count={lead ? count - 1 : count} className={`${styles.card} ${styles.row}`} />
      </div>
    </Skeleton>
  );
}

function Cards(props: { count: number; className: string | undefined }) {
  return (
    <Repeat {...props}>
      <div className={styles.picture} />
      <div className={styles.short} />
      <div className={styles.title} />
      <div className={styles.line} />
      <div className={styles.short} />
    </Repeat>
  );
}
