import type { ReactNode } from "react";
import styles from "./opening.module.css";
import { PageName } from "./opening.tsx";

/** Dark in both schemes, the page's own, or the colour of heat. */
export type Ground = "stage" | "paper" | "heat";

interface OwnOpeningProps {
  ground: Ground;
  className?: string | undefined;
  children: ReactNode;
}

/** An opening that a view designs: the page's name, then what the page is about at full width. */
export function OwnOpening({ ground, className = "", children }: OwnOpeningProps) {
  return (
    <div className={styles.opening} data-opening="own" data-ground={ground}>
      <div className={`${styles.inner} ${className}`}>
        <PageName />
        {children}
      </div>
    </div>
  );
}
