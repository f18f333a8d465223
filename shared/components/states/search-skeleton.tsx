import { LoadingStatus } from "./loading-status.tsx";
import styles from "./skeleton.module.css";

/** The shapes of search results: how many there are, then where and when, a title, an excerpt. */
export function SearchSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.list}>
      <LoadingStatus />
      <div className={styles.results} aria-hidden="true">
        <div className={styles.short} />
        {Array.from({ length: count }, (_, index) => `result-${index}`).map((key) => (
          <div className={styles.result} key={key}>
            <div className={styles.short} />
            <div className={styles.resultText}>
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
