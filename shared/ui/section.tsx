import type { ReactNode } from "react";
import styles from "./section.module.css";

interface SectionProps {
  /** Target of fragments; the heading's id is this with `-title`. */
  id: string;
  title: ReactNode;
  /** Above the title: a number in large type, or a drawing. */
  mark?: ReactNode;
  /** Below the title, or beside it where the head stands above the body. */
  more?: ReactNode;
  /** Where the body stands: beside the head, which stays in view, or below it. */
  variant?: "beside" | "below";
  children: ReactNode;
}

/** A section of a page: a head below a black line, and its body. */
export function Section({ id, title, mark, more, variant = "beside", children }: SectionProps) {
  return (
    <section
      className={`${styles.section} ${variant === "beside" ? `${styles.beside} aside` : "stack"} ruled`}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <div className={`${styles.head} ${variant === "beside" ? "sticky" : ""}`}>
        <div>
          {mark}
          <h2 className={`${styles.title} title-2`} id={`${id}-title`}>
            {title}
          </h2>
        </div>
        {more && <div>{more}</div>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
