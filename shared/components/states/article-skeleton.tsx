import styles from "./skeleton.module.css";
import { Skeleton } from "./skeleton.tsx";

/** Skeleton of an article. */
export function ArticleSkeleton() {
  return (
    <Skeleton>
      <div className={styles.article} aria-hidden="true">
        <div className={styles.title} />
        <div className={styles.short} />
        <div className={styles.picture} />
        <div className={styles.line} />
        <div className={styles.line} />
        <div className={styles.line} />
        <div className={styles.short} />
      </div>
    </Skeleton>
  );
}
