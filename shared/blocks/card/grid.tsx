import type { ReactNode } from "react";
import styles from "./card.module.css";

interface GridProps {
  /**
   * How many cards stand side by side in wide windows; below 750 px one, of four two. `lead`: one large with
   * two beside it, three, a large one in a row of its own, two, three; on phones rows below hairlines.
   */
  columns: 2 | 3 | 4 | "lead";
  /** Of the pictures. */
  ratio?: "16 / 9" | "4 / 5" | "3 / 4";
  /** List items. */
  children: ReactNode;
}

const classes = { 2: styles.two, 3: styles.three, 4: styles.four, lead: styles.lead };

/** Cards in columns, their pictures in one ratio. */
export function Grid({ columns, ratio = "16 / 9", children }: GridProps) {
  return (
    <ul className={`${styles.grid} ${classes[columns]}`} style={{ "--picture-ratio": ratio }}>
      {children}
    </ul>
  );
}
