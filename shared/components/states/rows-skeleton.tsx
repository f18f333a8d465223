import rows from "../rows/rows.module.css";
import styles from "./rows-skeleton.module.css";
import shapes from "./skeleton.module.css";
import { block, repeat, Skeleton } from "./skeleton.tsx";

interface RowsSkeletonProps {
  count: number;
  /** With the line above search results. */
  hasCount?: boolean;
}

const COUNT = block(`${shapes.short} ${styles.count}`);
const ROW = block(rows.row, [
  block(shapes.short),
  block(styles.text, [block(shapes.title), block(shapes.line), block(shapes.short)]),
]);

/** Skeleton of a list of rows. */
export function RowsSkeleton({ count, hasCount = false }: RowsSkeletonProps) {
  return <Skeleton blocks={(hasCount ? COUNT : "") + block(rows.rows, repeat(count, ROW))} />;
}
