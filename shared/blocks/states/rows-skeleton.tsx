import rows from "../row/row.module.css";
import shapes from "./skeleton.module.css";
import { block, Skeleton } from "./skeleton.tsx";

interface RowsSkeletonProps {
  count: number;
  /** With the line above search results. */
  hasCount?: boolean;
}

const COUNT = block(`${shapes.short} ${shapes.count}`);
const SHORT = block(shapes.short);
const TEXT = block(shapes.text, block(shapes.title) + block(shapes.line) + SHORT);
const ROW = block(`${rows.row} ${rows.pair}`, SHORT + TEXT);

export function RowsSkeleton({ count, hasCount = false }: RowsSkeletonProps) {
  return <Skeleton blocks={(hasCount ? COUNT : "") + block(rows.rows, ROW.repeat(count))} />;
}
