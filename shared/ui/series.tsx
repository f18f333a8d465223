import type { ReactNode } from "react";
import {
  DRAWING,
  extent,
  type Line,
  linesHtml,
  type Point,
  scale,
  stepPath,
} from "../chart-geometry/geometry.ts";
import { MAX_POINTS } from "../chart-geometry/limits.ts";
import { textKeys } from "../text/text-keys.ts";
import "../chart-geometry/drawing.css";
import styles from "./series.module.css";

export interface SeriesPoint {
  /** The label below the point, such as a year. */
  name: string;
  value: number;
  /** The value in the form in which it is shown. */
  text: string;
  /** The position on the horizontal scale, as a whole number. */
  at: number;
  /** A text that applies from this point on, such as a grade. */
  note?: string | undefined;
}

interface SeriesProps {
  /** With `steps`, each value applies until the next point. With `points`, it applies only at its own position. */
  variant?: "steps" | "points";
  points: readonly SeriesPoint[];
  /** A text that says what was measured and how it has changed. */
  caption: ReactNode;
}

/**
 * A chart of a series of values. The last value is orange and large. At positions without a value, steps are dashed
 * and points leave a gap. Assistive technology sees a picture with all values as its name. Renders nothing if there
 * is only one value.
 */
export function Series({ variant = "steps", points, caption }: SeriesProps) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last || last.at - first.at > MAX_POINTS) return null;
  const x = scale([first.at, last.at], [0, 100]);
  const y = scale(extent(points.map(({ value }) => value)), [variant === "steps" ? 100 : 85, 0]);
  const places = points.map(({ at, value }): Point => [x(at), y(value)]);
  const lines =
    variant === "steps" ? steps(points, places) : places.map((place) => markAt(place, "before"));
  const base: Line = { d: "M0 100H100", kind: "base" };
  const label = points.map(({ name, note, text }) => [name, note, text].filter(Boolean).join(" "));
  const keys = textKeys(label);
  return (
    <figure className={`${styles.figure} ruled`}>
      <figcaption className="title-4">{caption}</figcaption>
      <div
        className={styles.series}
        data-plot=""
        data-variant={variant}
        style={{ "--step": 100 / (last.at - first.at) }}
        data-falls={last.value < first.value || undefined}
        role="img"
        aria-label={label.join(", ")}
      >
        <svg
          {...DRAWING}
          dangerouslySetInnerHTML={{
            __html: linesHtml([
              base,
              ...lines,
              ...places.slice(-1).map((place) => markAt(place, "mark")),
            ]),
          }}
        />
        {placesWithout(points).map((at) => (
          <span className={styles.gap} key={at} style={{ "--x": x(at) }}>
            <span className={styles.name}>{at} </span>
          </span>
        ))}
        {points.map(({ at, name, text, note }, index) => {
          const Value = index === points.length - 1 ? "b" : "span";
          return (
            <span
              className={styles.point}
              key={keys[index]}
              style={{ "--x": x(at), "--y": places[index]?.[1] }}
            >
              <Value className={styles.value}>{text}</Value>{" "}
              {note && (variant === "points" || note !== points[index - 1]?.note) && (
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

function markAt([left, top]: Point, kind: "before" | "mark"): Line {
  return { d: `M${left} ${top}h0`, kind };
}

function steps(points: readonly SeriesPoint[], places: readonly Point[]): Line[] {
  return places.slice(1).map((place, index) => {
    const d = stepPath([places[index] ?? place, place]);
    const isNext = (points[index + 1]?.at ?? 0) - (points[index]?.at ?? 0) === 1;
    return isNext ? { d } : { d, kind: "gap" };
  });
}

/** The positions between two neighbouring points that have no value. */
function placesWithout(points: readonly SeriesPoint[]): number[] {
  return points.slice(1).flatMap(({ at }, index) => {
    const from = (points[index]?.at ?? at) + 1;
    return Array.from({ length: Math.max(0, at - from) }, (_, step) => from + step);
  });
}
