import rows from "../rows/rows.module.css";
import styles from "./rows-skeleton.module.css";
import shapes from "./skeleton.module.css";
import { Repeat, Skeleton } from "./skeleton.tsx";

interface RowsSkeletonProps {
  count: number;
  /** With the line above search results. */
  hasCount?: boolean;
}

/** Skeleton of a list of rows. */
export function RowsSkeleton({ count, hasCount = false }: RowsSkeletonProps) {
  return (
    <Skeleton>
      {hasCount && <div className={`${shapes.short} ${styles.count}`} aria-hidden="true" />}
      <div className={rows.rows} aria-hidden="true">
        <Repeat count={count} className={rows.row}>
          <div className={shapes.short} />
          <div className={styles.text}>
            <div className={shapes.title} />
            <div className={shapes.line} />
            <div className={shapes.short} />
          </div>
        </Repeat>
      </div>
    </Skeleton>
  );
}
