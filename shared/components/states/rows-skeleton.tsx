import { LoadingStatus } from "./loading-status.tsx";
import styles from "./skeleton.module.css";

/** The shapes of a list of rows: a date or grade, a title, a line or two. */
export function RowsSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.list}>
      <LoadingStatus />
      <div className={styles.rows} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => `row-${index}`).map((key) => (
          <div className={styles.row} key={key}>
            <div className={styles.title} />
            <div className={styles.rowText}>
              <div className={styles.title} />
              <div className={styles.line} />
              <div className={styles.short} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
