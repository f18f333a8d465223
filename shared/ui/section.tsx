import type { ReactNode } from "react";
import styles from "./section.module.css";

interface SectionProps {
  /** The target of fragments. The id of the heading is this id with `-title`. */
  id: string;
  title: ReactNode;
  /** Shown above the title: a number in large type, or a drawing. */
  mark?: ReactNode;
  /** Shown below the title. */
  more?: ReactNode;
  /**
   * The place of the body: beside the head, below it, or around it. `around` is for bodies with parts that are as
   * wide as the page.
   */
  variant?: "beside" | "around" | "below";
  /** Whether the head scrolls away beside a long body, because it is too high to stay in view. */
  isHigh?: boolean;
  children: ReactNode;
}

/** A section of a page, with a head below a black line and a body. */
export function Section({
  id,
  title,
  mark,
  more,
  variant = "beside",
  isHigh = false,
  children,
}: SectionProps) {
  const classes = { beside: "aside", around: `${styles.around} aside`, below: "stack" };
  return (
    <section
      className={`${styles.section} ${classes[variant]} ruled`}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <div className={variant === "beside" && !isHigh ? "sticky" : undefined}>
        {mark}
        <h2 className={`${styles.title} title-2`} id={`${id}-title`}>
          {title}
        </h2>
        {more}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
