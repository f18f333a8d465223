import { LoadingStatus } from "./loading-status.tsx";
import styles from "./skeleton.module.css";

interface CardsSkeletonProps {
  count: number;
  shape?: "tile" | "portrait" | "cover";
}

/** The shapes of small cards side by side. */
export function CardsSkeleton({ count, shape = "tile" }: CardsSkeletonProps) {
  return (
    <div className={styles.list}>
      <LoadingStatus />
      <div className={styles.tiles} data-shape={shape} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => `tile-${index}`).map((key) => (
          <div className={styles.card} key={key}>
            <div className={styles.picture} />
            <div className={styles.title} />
            <div className={styles.short} />
          </div>
        ))}
      </div>
    </div>
  );
}
