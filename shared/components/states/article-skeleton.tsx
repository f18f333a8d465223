import { LoadingStatus } from "./loading-status.tsx";
import styles from "./skeleton.module.css";

/** The shapes of an article. */
export function ArticleSkeleton() {
  return (
    <div className={styles.list}>
      <LoadingStatus />
      <div className={styles.article} aria-hidden="true">
        <div className={styles.title} />
        <div className={styles.short} />
        <div className={styles.picture} />
        <div className={styles.line} />
        <div className={styles.line} />
        <div className={styles.line} />
        <div className={styles.short} />
      </div>
    </div>
  );
}
