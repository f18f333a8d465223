import type { ReactNode } from "react";
import {
  DRAWING,
  extent,
  type Line,
  linePath,
  linesHtml,
  MAX_POINTS,
  type Point,
  scale,
  stepPath,
} from "../figure/geometry.ts";
import "../../styles/drawing.css";
import styles from "./series.module.css";

export interface SeriesPoint {
  /** What stands below it, such as a year. */
  name: string;
  value: number;
  /** The value as it is written. */
  text: string;
  /** Its place on the horizontal scale, a whole number. */
  at: number;
  /** What holds from this point on, such as a grade. */
  note?: string | undefined;
}

interface SeriesProps {
  points: readonly SeriesPoint[];
  /** `line`: from point to point, from nought on. `step`: a value holds until the next one; dashed over places without one. */
  variant: "line" | "step";
  /** What is measured, and what it has become. */
  caption: ReactNode;
}

/** A series of values, its last one in orange; to assistive technology a picture that says them. Nothing if there is one only. */
export function Series({ points, variant, caption }: SeriesProps) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last || last.at - first.at > MAX_POINTS) return null;
  const values = points.map(({ value }) => value);
  const x = scale([first.at, last.at], [0, 100]);
  const y = scale(extent(variant === "line" ? [0, ...values] : values), [100, 0]);
  const places = points.map(({ at, value }): Point => [x(at), y(value)]);
  const dots = (variant === "line" ? places : places.slice(-1)).map(markAt);
  const base: Line = { d: `M0 ${variant === "line" ? y(0) : 100}H100`, kind: "base" };
  const lines: Line[] =
    variant === "line" ? [{ d: linePath(places), kind: "main" }] : steps(points, places);
  const label = points.map(({ name, note, text }) => [name, note, text].filter(Boolean).join(" "));
  return (
    <figure className={`${styles.figure} ruled`}>
      <figcaption className="title-4">{caption}</figcaption>
      <div
        className={`${styles.series} ${styles[variant]}`}
        data-plot=""
        role="img"
        aria-label={label.join(", ")}
      >
        <svg
          {...DRAWING}
          dangerouslySetInnerHTML={{ __html: linesHtml([base, ...lines, ...dots]) }}
        />
        {variant === "step" &&
          placesWithout(points).map((at) => (
            <span className={styles.gap} key={at} style={{ "--x": x(at) }}>
              <span className={styles.name}>{at} </span>
            </span>
          ))}
        {points.map(({ at, name, text, note }, index) => {
          const Value = index === points.length - 1 ? "b" : "span";
          return (
            <span
              className={styles.point}
              key={`${at} ${text}`}
              style={{ "--x": x(at), "--y": places[index]?.[1] }}
            >
              <Value className={styles.value}>{text}</Value>{" "}
              {note && note !== points[index - 1]?.note && (
                <span className={styles.note}>{note}</span>
              )}{" "}
              <span className={styles.name}>{name} </span>
            </span>
          );
        })}
      </div>
    </figure>
  );
}

function markAt([left, top]: Point): Line {
  return { d: `M${left} ${top}h0`, kind: "mark" };
}

function steps(points: readonly SeriesPoint[], places: readonly Point[]): Line[] {
  return places.slice(1).map((place, index) => {
    const d = stepPath([places[index] ?? place, place]);
    const isNext = (points[index + 1]?.at ?? 0) - (points[index]?.at ?? 0) === 1;
    return isNext ? { d } : { d, kind: "gap" };
  });
}

/** The places between two points that have none. */
function placesWithout(points: readonly SeriesPoint[]): number[] {
  return points.slice(1).flatMap(({ at }, index) => {
    const from = (points[index]?.at ?? at) + 1;
    return Array.from({ length: Math.max(0, at - from) }, (_, step) => from + step);
  });
}

interface BarsProps {
  points: readonly Omit<SeriesPoint, "at">[];
}

/** The same as bars; to assistive technology a list. */
export function Bars({ points }: BarsProps) {
  const greatest = Math.max(...points.map(({ value }) => value));
  if (points.length > MAX_POINTS) return null;
  return (
    <ol className={styles.bars} style={{ "--count": points.length }}>
      {points.map(({ name, text, value }) => (
        <li key={name} style={{ "--share": value / greatest }}>
          <span>{name}</span> <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
