import type { ReactNode } from "react";
import styles from "./section.module.css";

interface SectionProps {
  /** Target of fragments; the heading's id is this with `-title`. */
  id: string;
  title: ReactNode;
  /** Above the title: a number in large type, or a drawing. */
  mark?: ReactNode;
  /** Below the title. */
  more?: ReactNode;
  /** Where the body stands: beside the head, around it, with what is as wide as the page, or below it. */
  variant?: "beside" | "around" | "below";
  /** Whether the head scrolls away beside a long body, because it is too high to stay in view. */
  isHigh?: boolean;
  children: ReactNode;
}

/** A section of a page: a head below a black line, and its body. */
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
      <div className={variant === "beside" && !isHigh ? styles.sticky : undefined}>
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
