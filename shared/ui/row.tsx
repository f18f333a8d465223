import type { ComponentProps, ReactNode } from "react";
import { PublishDate } from "./publish-date.tsx";
import styles from "./row.module.css";
import "./link-area.css";

/** Rows below hairlines; `first` is the number of the first one, which is not shown. */
export function Rows({ first = 1, children }: { first?: number; children: ReactNode }) {
  return (
    <ol className={styles.rows} start={first}>
      {children}
    </ol>
  );
}

interface RowProps {
  /**
   * Of twelve columns: `date`: 4:6:2, a dated entry and its file. `picture`: 4:5:3, an entry whose picture or
   * grade stands at the end. `pair`: 4:8, a name and what belongs to it.
   */
  variant: "date" | "picture" | "pair";
  start: ReactNode;
  end?: ReactNode;
  id?: string | undefined;
  /** The whole row is the target of its link. */
  isLink?: boolean;
  /** `div` for parts that are not entries of their own, such as people of one year. */
  as?: "article" | "div";
  /** The first of the page: its headline and its picture are large. */
  isLarge?: boolean;
  children: ReactNode;
}

/** Class and `sizes` of the picture at the end of an entry that is not large. */
export const rowPicture = styles.small;
export const rowPictureSizes = "(width > 750px) min(22vw, 21rem), 6rem";

/** A narrow column at the start, the text, and what stands at the end. */
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

/** The start of a dated entry: its day, and its kind or column beside or below it. */
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
