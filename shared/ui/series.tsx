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
  /** A text that applies from this point to the next note, such as a grade. */
  note?: string | undefined;
}

interface SeriesProps {
  /**
   * With `steps`, each value applies until the next point. With `points`, each value applies only at its own position.
   */
  variant?: "steps" | "points";
  points: readonly SeriesPoint[];
  /** A text that says what was measured and how it has changed. */
  caption: ReactNode;
  /** The words for a position without a value, if the variant is `points`. */
  gapText?: string;
}

/**
 * A chart of a series of values. The mark of the last value is orange. At positions without a value, steps are dashed
 * and points leave a gap. The vertical scale of steps contains zero. Assistive technology sees a picture whose name
 * contains all values. Renders nothing if there is only one value.
 */
export function Series({ variant = "steps", points, caption, gapText }: SeriesProps) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last || last.at - first.at > MAX_POINTS) return null;
  const hasSteps = variant === "steps";
  const values = points.map(({ value }) => value);
  // The last value has a step of its own.
  const x = scale([first.at, last.at + (hasSteps ? 1 : 0)], [0, 100]);
  const y = hasSteps ? scale(extent([0, ...values]), [100, 0]) : scale(extent(values), [85, 0]);
  const places = points.map(({ at, value }): Point => [x(at), y(value)]);
  const base: Line = { d: `M0 ${hasSteps ? y(0) : 100}H100`, kind: "base" };
  const lines = hasSteps ? steps(points, places) : marks(places);
  const label = points.map(({ name, note, text }) => [name, note, text].filter(Boolean).join(" "));
  const keys = textKeys(label);
  return (
    <figure className={`${styles.figure} ruled`}>
      <figcaption className="title-4">{caption}</figcaption>
      <div
        className={styles.series}
        data-plot=""
        data-variant={variant}
        style={{ "--step": x(first.at + 1) }}
        data-falls={last.value < first.value || undefined}
        role="img"
        aria-label={label.join(", ")}
      >
        <svg
          {...DRAWING}
          dangerouslySetInnerHTML={{
            __html: linesHtml([base, ...lines]),
          }}
        />
        {placesWithout(points).map((at) => (
          <span className={styles.gap} key={at} style={{ "--x": x(at) }}>
            {gapText && <span className={styles.gapText}>{gapText} </span>}
            <span className={styles.name}>{at} </span>
          </span>
        ))}
        {points.map(({ at, name, text, note }, index) => (
          <span
            className={styles.point}
            key={keys[index]}
            style={{ "--x": x(at), "--y": places[index]?.[1] }}
          >
            <span className={styles.value}>{text}</span>{" "}
            {note && (variant === "points" || note !== points[index - 1]?.note) && (
              <span className={styles.note}>{note}</span>
            )}{" "}
            <span className={styles.name}>{name} </span>
          </span>
        ))}
      </div>
    </figure>
  );
}

function marks(places: readonly Point[]): Line[] {
  return places.map(([left, top], index) => ({
    d: `M${left} ${top}h0`,
    kind: index === places.length - 1 ? "mark" : "before",
  }));
}

function steps(points: readonly SeriesPoint[], places: readonly Point[]): Line[] {
  return places.map((place, index) => {
    const next = places[index + 1];
    if (!next) return { d: stepPath([place, [100, place[1]]]), kind: "main" };
    const d = stepPath([place, next]);
    const isNext = (points[index + 1]?.at ?? 0) - (points[index]?.at ?? 0) === 1;
    return isNext ? { d } : { d, kind: "gap" };
  });
}

/** The positions without a value, each between two neighbouring points. */
function placesWithout(points: readonly SeriesPoint[]): number[] {
  return points.slice(1).flatMap(({ at }, index) => {
    const from = (points[index]?.at ?? at) + 1;
    return Array.from({ length: Math.max(0, at - from) }, (_, step) => from + step);
  });
}
