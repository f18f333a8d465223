import { LoadingStatus } from "./loading-status.tsx";
import styles from "./skeleton.module.css";

interface ListSkeletonProps {
  count: number;
  /** The first card is the large one. */
  lead?: boolean;
}

/** The shapes of a list of cards, in their final size. */
export function ListSkeleton({ count, lead = false }: ListSkeletonProps) {
  return (
    <div className={styles.list}>
      <LoadingStatus />
      <div className={styles.cards} data-lead={lead} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => `card-${index}`).map((key) => (
          <div className={styles.card} key={key}>
            <div className={styles.picture} />
            <div className={styles.short} />
            <div className={styles.title} />
            <div className={styles.line} />
            <div className={styles.short} />
          </div>
        ))}
      </div>
    </div>
  );
}
