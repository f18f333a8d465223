import type { ReactNode } from "react";
import { LoadingStatus } from "./loading-status.tsx";
import styles from "./skeleton.module.css";

/** A placeholder of grey blocks, announced as loading. */
export function Skeleton({ children }: { children: ReactNode }) {
  return (
    <div className={styles.list} data-skeleton="">
      <LoadingStatus />
      {children}
    </div>
  );
}

interface RepeatProps {
  count: number;
  className: string | undefined;
  children: ReactNode;
}

/** Repeats the children `count` times. */
export function Repeat({ count, className, children }: RepeatProps) {
  return Array.from({ length: count }, (_, index) => `shape-${index}`).map((key) => (
    <div className={className} key={key}>
      {children}
    </div>
  ));
}
