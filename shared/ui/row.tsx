import type { ComponentProps, ReactNode } from "react";
import { PublishDate } from "./publish-date.tsx";
import styles from "./row.module.css";
import "./link-area.css";

/** Rows below thin lines. `first` is the number of the first row. Numbers of rows are not visible. */
export function Rows({ first = 1, children }: { first?: number; children: ReactNode }) {
  return (
    <ol className={styles.rows} start={first}>
      {children}
    </ol>
  );
}

interface RowProps {
  /**
   * The widths of the parts, in columns of a grid of twelve. `date` is 4:6:2, for an entry with a date and a file.
   * `picture`, `cover` and `grade` are 4:5:3, for an entry that ends with a picture, the cover of a file or a grade.
   * `pair` is 4:8, for a name and its details.
   */
  variant: "date" | "picture" | "cover" | "grade" | "pair";
  start: ReactNode;
  end?: ReactNode;
  id?: string | undefined;
  /** Whether the whole row can be clicked like its link. */
  isLink?: boolean;
  /** `div` is for parts that are not entries of their own, such as people of one year. */
  as?: "article" | "div";
  /** Whether this is the first row of the page, which has a large headline and a large picture. */
  isLarge?: boolean;
  children: ReactNode;
}

/** The class and the `sizes` of the picture at the end of an entry that is not large. */
export const rowPicture = styles.small;
export const rowPictureSizes = "min(22vw, 21rem)";

/** A row with a narrow column at the start, the text, and an optional part at the end. */
export function Row({ variant, start, end, as: Element = "article", ...row }: RowProps) {
  const { id, isLink, isLarge, children } = row;
  return (
    <li id={id}>
      <Element
        className={[
          "stack",
          styles.row,
          styles[variant],
          isLarge && styles.large,
          isLink && "link-area",
        ]
          .filter(Boolean)
          .join(" ")}
      >
        <div className={styles.start}>{start}</div>
        <div className={`${styles.text} stack`}>{children}</div>
        {end && <div className={styles.end}>{end}</div>}
      </Element>
    </li>
  );
}

/** The start of a dated entry: the day, and the kind of the entry beside or below the day. */
export function RowDate({
  item,
  kind,
}: ComponentProps<typeof PublishDate> & { kind?: string | undefined }) {
  return (
    <p className={`${styles.facts} cluster caption`}>
      <PublishDate item={item} /> {kind && <span>{kind}</span>}
    </p>
  );
}
