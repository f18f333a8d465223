import styles from "./skeleton.module.css";
import { Repeat, Skeleton } from "./skeleton.tsx";

interface CardsSkeletonProps {
  count: number;
  shape?: "tile" | "portrait" | "cover";
}

/** Skeleton of a grid of small cards. */
export function CardsSkeleton({ count, shape = "tile" }: CardsSkeletonProps) {
  return (
    <Skeleton>
      <div className={styles.tiles} data-shape={shape} aria-hidden="true">
        <Repeat count={count} className={styles.card}>
          <div className={styles.picture} />
          <div className={styles.title} />
          <div className={styles.short} />
        </Repeat>
      </div>
    </Skeleton>
  );
}
