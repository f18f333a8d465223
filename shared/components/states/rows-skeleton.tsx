import styles from "./skeleton.module.css";
import { Repeat, Skeleton } from "./skeleton.tsx";

/** The shapes of a list of rows: a date or grade, a title, a line or two. */
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
