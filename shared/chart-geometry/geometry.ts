/** An interval from one value to another. */
type Interval = readonly [from: number, to: number];

/** A position in a chart, in per cent from the left and from the top. */
export type Point = readonly [x: number, y: number];

/**
 * Returns a function that maps the interval from `from` to `to` onto the interval from `start` to `end`, in proportion.
 * If `from` equals `to`, this value is mapped to `start`.
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
  /** The path in SVG notation, in per cent from the left and from the top. */
  d: string;
  kind?: "base" | "before" | "gap" | "mark" | "main" | "lead";
}

/** The attributes of a chart's SVG element, which is stretched to the size of the chart. */
export const DRAWING = { viewBox: "0 0 100 100", preserveAspectRatio: "none", "aria-hidden": true };

/** The SVG of lines as HTML, for charts that React does not render. */
export function drawingHtml(lines: readonly Line[]): string {
  const attributes = Object.entries(DRAWING).map(([name, value]) => ` ${name}="${value}"`);
  return `<svg${attributes.join("")}>${linesHtml(lines)}</svg>`;
}

/** The SVG paths of lines. Later lines are drawn over earlier ones. */
export function linesHtml(lines: readonly Line[]): string {
  return lines
    .map(({ d, kind }) => {
      const attribute = kind ? ` data-line="${kind}"` : "";
      return `<path${attribute} d="${d}" vector-effect="non-scaling-stroke"/>`;
    })
    .join("");
}

/** An SVG path that connects points with straight lines. */
export function linePath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;
}

/** An SVG path that keeps the height of each point until the next one. */
export function stepPath([[x, y], ...points]: readonly [Point, ...Point[]]): string {
  return `M${x} ${y}${points.map((point) => `H${point[0]}V${point[1]}`).join("")}`;
}

/**
 * Moves positions between 0 and 100 apart, so that neighbours have at least the distance `gap`. The results keep their
 * order and stay near the wanted positions.
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
