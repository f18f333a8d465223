import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./empty.module.css";

interface EmptyProps {
  title: string;
  hint?: string;
  /** Links to other pages. */
  children?: ReactNode;
}

/** Message for an empty list. */
export function Empty({ title, hint, children }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <Icon name="file" />
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </div>
  );
}
