import type { ReactNode } from "react";
import { padNumber } from "../i18n/numbers.ts";
import styles from "./section.module.css";

interface SectionProps {
  /** The id of the section, for links to it. The id of the heading is this id with `-title`. */
  id: string;
  title: ReactNode;
  /** The number of the section, shown above the title. Screen readers do not read it. */
  number?: number | undefined;
  /** A drawing above the title. */
  mark?: ReactNode;
  /** Shown directly below the title. */
  subTitle?: string | undefined;
  /** Shown at the end of the head. */
  more?: ReactNode;
  /** The place of the body: beside the head, or below it. */
  variant?: "beside" | "below";
  /** Whether the head stays in view beside a long body. A head that may be higher than the window must scroll away. */
  isSticky?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A section of a page. It begins with a black line, followed by the head and the body. */
export function Section({
  id,
  title,
  number,
  mark,
  subTitle,
  more,
  variant = "beside",
  isSticky = false,
  className = "",
  children,
}: SectionProps) {
  return (
    <section
      className={`${styles.section} ${variant === "beside" ? "aside" : "stack"} ruled ${className}`}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <div className={isSticky ? "sticky" : undefined}>
        {number !== undefined && (
          <p className={`${styles.number} label`} aria-hidden="true">
            {padNumber(number, 2)}
          </p>
        )}
        {mark}
        <h2 className={`${styles.title} title-2`} id={`${id}-title`}>
          {title}
        </h2>
        {subTitle && <p className={styles.subTitle}>{subTitle}</p>}
        {more}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
