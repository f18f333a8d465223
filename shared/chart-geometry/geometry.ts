/** An interval from one value to another. */
type Interval = readonly [from: number, to: number];

/** Where something is in a drawing, in per cent from the left and from the top. */
export type Point = readonly [x: number, y: number];

/**
 * A function that maps one interval to another. If the first interval is a single value, this value maps to the
 * start of the second.
 */
export function scale([from, to]: Interval, [start, end]: Interval): (value: number) => number {
  const length = to - from || 1;
  return (value) => round(start + ((value - from) / length) * (end - start));
}

/** The smallest and the largest value. */
export function extent(values: readonly number[]): Interval {
  return [Math.min(...values), Math.max(...values)];
}

export interface Line {
  /** A path in per cent from the left and from the top. */
  d: string;
  kind?: "base" | "before" | "gap" | "mark" | "main" | "lead";
}

/** Attributes of a drawing's SVG, which is stretched to fill its place. */
export const DRAWING = { viewBox: "0 0 100 100", preserveAspectRatio: "none", "aria-hidden": true };

/** The SVG of these lines as HTML, for drawings that are not rendered by React. */
export function drawingHtml(lines: readonly Line[]): string {
  const attributes = Object.entries(DRAWING).map(([name, value]) => ` ${name}="${value}"`);
  return `<svg${attributes.join("")}>${linesHtml(lines)}</svg>`;
}

/** Lines as elements of a drawing's SVG, each drawn over those before it. */
export function linesHtml(lines: readonly Line[]): string {
  return lines
    .map(({ d, kind }) => {
      const attribute = kind ? ` data-line="${kind}"` : "";
      return `<path${attribute} d="${d}" vector-effect="non-scaling-stroke"/>`;
    })
    .join("");
}

/** A path of straight lines. */
export function linePath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;
}

/** A path that keeps its height until the next point. */
export function stepPath([[x, y], ...points]: readonly [Point, ...Point[]]): string {
  return `M${x} ${y}${points.map((point) => `H${point[0]}V${point[1]}`).join("")}`;
}

/**
 * Positions between 0 and 100 that are at least `gap` apart. They keep their order and stay close to the wanted ones.
 */
export function spread(wanted: readonly number[], gap: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => at(wanted, a) - at(wanted, b));
  const placed = [...wanted];
  let least = 0;
  for (const index of order) {
    placed[index] = Math.max(at(wanted, index), least);
    least = at(placed, index) + gap;
  }
  let most = 100;
  for (const index of order.reverse()) {
    placed[index] = round(Math.min(at(placed, index), most));
    most = at(placed, index) - gap;
  }
  return placed;
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
