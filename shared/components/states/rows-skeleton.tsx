import styles from "./skeleton.module.css";
import { Repeat, Skeleton } from "./skeleton.tsx";

/** Skeleton of a list of rows. */
export function RowsSkeleton({ count }: { count: number }) {
  return (
    <Skeleton>
      <div className={styles.rows} aria-hidden="true">
        <Repeat count={count} className={styles.row}>
          <div className={styles.title} />
          <div className={styles.rowText}>
            <div className={styles.title} />
            <div className={styles.line} />
            <div className={styles.short} />
          </div>
        </Repeat>
      </div>
    </Skeleton>
  );
}
