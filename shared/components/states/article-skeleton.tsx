import styles from "./skeleton.module.css";
import { block, repeat, Skeleton } from "./skeleton.tsx";

const BLOCKS = block(styles.article, [
  block(styles.title),
  block(styles.short),
  block(styles.picture),
  ...repeat(3, block(styles.line)),
  block(styles.short),
]);

/** Skeleton of an article. */
export function ArticleSkeleton() {
  return <Skeleton blocks={BLOCKS} />;
}
