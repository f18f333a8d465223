import styles from "./skeleton.module.css";
import { Repeat, Skeleton } from "./skeleton.tsx";

/** Skeleton of search results, including their count. */
export function SearchSkeleton({ count }: { count: number }) {
  return (
    <Skeleton>
      <div className={styles.results} aria-hidden="true">
        <div className={styles.short} />
        <Repeat count={count} className={styles.result}>
          <div className={styles.short} />
          <div className={styles.resultText}>
            <div className={styles.title} />
            <div className={styles.line} />
            <div className={styles.short} />
          </div>
        </Repeat>
      </div>
    </Skeleton>
  );
}
