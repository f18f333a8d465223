import styles from "./skeleton.module.css";
import { block, Skeleton } from "./skeleton.tsx";

const SHORT = block(styles.short);
const BLOCKS = block(
  styles.article,
  block(styles.title) + SHORT + block(styles.picture) + block(styles.line).repeat(3) + SHORT,
);

export function ArticleSkeleton() {
  return <Skeleton blocks={BLOCKS} />;
}
