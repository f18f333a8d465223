import {
  drawingHtml,
  extent,
  type Line,
  linePath,
  type Point,
  scale,
  spread,
} from "../../shared/chart-geometry/geometry.ts";
import { MAX_CELLS } from "../../shared/chart-geometry/limits.ts";

/**
 * The drawing of a `<figure>` in a body (the HTML text of an item). The class of the element names the kind of
 * figure. For `line`, `slope` and `tally` the worker makes a drawing from a table when it receives the body. `stages`
 * and `journey` need no drawing, because style sheets turn their list or table into a figure.
 */
interface BodyFigure {
  /** Offset in the body, directly after the start tag of the figure. */
  at: number;
  html: string;
}

/** A table whose cells are HTML without tags. `values` has the number that each text states, or NaN. */
interface Table {
  head: string[];
  rows: { name: string; texts: string[]; values: number[] }[];
}

/**
 * A figure as an editor wrote it in a body. `draw` exists if the worker draws figures of this kind. `problem` exists if
 * the editor has made a mistake.
 */
interface WrittenFigure {
  at: number;
  problem?: FigureProblem | undefined;
  draw?: () => string;
}

export type FigureProblem =
  | { code: "figure-unknown" | "figure-long"; values: { name: string } }
  | { code: "figure-stages"; values: Record<never, never> }
  | { code: "figure-journey"; values: { most: number } }
  | { code: "figure-shape"; values: { name: string; columns: number } }
  | { code: "figure-rows"; values: { name: string; most: number } }
  | { code: "figure-number"; values: { text: string } }
  | { code: "figure-tally"; values: { most: number } }
  | { code: "figure-slope"; values: { name: string; first: string } };

const KINDS: Record<string, { columns: number; draw: (table: Table) => string }> = {
  line: { columns: 2, draw: drawLine },
  slope: { columns: 3, draw: drawSlopes },
  tally: { columns: 2, draw: drawTally },
};

/** At most this many figures of a body are drawn. */
const MAX_FIGURES = 50;
const MAX_ROWS = 100;
/**
 * A figure of the kind `journey` looks like the map of a railway. It has at most this many lines, and its table has a
 * column for each line. shared/items/body-styles/journey.css has rules for exactly this many lines.
 */
const MAX_LINES = 4;
/** A table whose HTML is longer than this many characters is not drawn. */
const MAX_TABLE_LENGTH = 65_536;

const FIGURE = /<figure class="([^"]*)">(.*?)<\/figure>/gs;
const ROW = /<tr\b.*?<\/tr>/gs;
const CELL = /<t[hd]\b(?:[^">]|"[^"]*")*>(.*?)<\/t[hd]>/gs;
const TAG = /<(?:[^">]|"[^"]*")*>/g;
const NUMBER = /^[+-]?[\d,]+(?:\.\d+)?%?$/;

/**
 * Returns the drawings for a sanitised body. A table that cannot be drawn stays a table. A figure that needs no drawing
 * is returned with empty HTML.
 */
export function drawFigures(html: string): BodyFigure[] {
  return readFigures(html)
    .slice(0, MAX_FIGURES)
    .flatMap(({ at, problem, draw }) => (problem ? [] : [{ at, html: draw?.() ?? "" }]));
}

export function readFigures(html: string): WrittenFigure[] {
  if (!html.includes("<figure class=")) return [];
  return [...html.matchAll(FIGURE)].map(({ index, 0: full, 1: name = "", 2: inner = "" }) => {
    const at = index + full.indexOf(">") + 1;
    if (name === "stages") {
      const problem: FigureProblem = { code: "figure-stages", values: {} };
      return { at, problem: /^\s*<ol>/.test(inner) ? undefined : problem };
    }
    const kind = KINDS[name];
    if (!kind && name !== "journey") {
      return { at, problem: { code: "figure-unknown", values: { name } } };
    }
    if (inner.length > MAX_TABLE_LENGTH) {
      return { at, problem: { code: "figure-long", values: { name } } };
    }
    const table = readTable(inner);
    if (!kind) return { at, problem: problemWithJourney(table) };
    return { at, problem: problemWith(table, name, kind.columns), draw: () => kind.draw(table) };
  });
}

function readTable(html: string): Table {
  const [head = [], ...rows] = [...html.matchAll(ROW)].map(([row]) =>
    [...row.matchAll(CELL)].map(([, cell = ""]) => cell.replace(TAG, "").trim()),
  );
  return {
    head,
    rows: rows.map(([name = "", ...texts]) => ({ name, texts, values: texts.map(readNumber) })),
  };
}

/** Reads a printed number, which may have commas, a percent sign and a minus sign. Returns NaN for any other text. */
export function readNumber(text: string): number {
  const plain = text.replace("−", "-");
  return NUMBER.test(plain) ? Number(plain.replace(/[,%]/g, "")) : Number.NaN;
}

/**
 * Checks a figure of the kind `journey`, which shows lines and their stops, as the map of a railway does. Its table has
 * one column for each line. Each row names a stop, and has text only in the column of the line on which the stop is.
 */
function problemWithJourney({ head, rows }: Table): FigureProblem | undefined {
  const lines = head.length - 1;
  const isStop = ({ name, texts }: Table["rows"][number]) =>
    name !== "" && texts.length === lines && texts.filter((text) => text !== "").length === 1;
  if (lines >= 2 && lines <= MAX_LINES && rows.length >= 2 && rows.every(isStop)) {
    return rows.length > MAX_ROWS
      ? { code: "figure-rows", values: { name: "journey", most: MAX_ROWS } }
      : undefined;
  }
  return { code: "figure-journey", values: { most: MAX_LINES } };
}

function problemWith(
  { head, rows }: Table,
  name: string,
  columns: number,
): FigureProblem | undefined {
  const widths = [head.length, ...rows.map(({ texts }) => texts.length + 1)];
  if (rows.length < 2 || widths.some((width) => width !== columns)) {
    return { code: "figure-shape", values: { name, columns } };
  }
  if (rows.length > MAX_ROWS) return { code: "figure-rows", values: { name, most: MAX_ROWS } };
  const texts = rows.flatMap((row) => row.texts);
  const other = texts.find((text) => Number.isNaN(readNumber(text)));
  if (other !== undefined) return { code: "figure-number", values: { text: other } };
  const counts = rows.flatMap(({ values }) => values);
  const isCount = counts.every((count) => Number.isInteger(count) && count > 0);
  const cells = counts.reduce((all, count) => all + count, 0);
  if (name === "tally" && !(isCount && cells <= MAX_CELLS)) {
    return { code: "figure-tally", values: { most: MAX_CELLS } };
  }
  const ratio = rows.find(({ values: [before = 0] }) => name === "slope" && before <= 0);
  if (!ratio) return undefined;
  return { code: "figure-slope", values: { name: ratio.name, first: ratio.texts[0] ?? "" } };
}

/**
 * Draws one line, whose two ends are labelled with their names and values. A mark on the line shows the value of one
 * year earlier, in the same quarter or month as the last value.
 */
function drawLine({ head, rows }: Table): string {
  const values = rows.map(({ values: [value = 0] }) => value);
  const x = scale([0, values.length - 1], [0, 100]);
  const y = scale(extent(values), [100, 0]);
  const points = values.map((value, index): Point => [x(index), y(value)]);
  const ends = [0, values.length - 1].map((index) => ({
    name: rows[index]?.name,
    text: rows[index]?.texts[0],
    top: points[index]?.[1] ?? 0,
  }));
  const [first, last] = ends;
  const before = sameTimeBefore(rows.map(({ name }) => name));
  const [left = 0, top = 0] = points[before] ?? [];
  const hasBefore = before > 0;
  // If the line rises after the mark, it would cross a label above the mark. In this case the label is below the mark.
  const isDip = (points[before + 1]?.[1] ?? 0) < top;
  return plot(
    "line",
    `${head.join(" ")}: ${rows.map(({ name, texts }) => `${name} ${texts[0]}`).join(", ")}`,
    [
      { d: linePath(points) },
      ...(hasBefore ? [{ d: `M${left} ${top}h0`, kind: "before" } as const] : []),
      { d: `M100 ${last?.top}h0`, kind: "mark" },
    ],
    [
      ...(hasBefore
        ? [
            `<span data-at="before"${isDip ? ' data-below=""' : ""} style="--x:${left};--y:${top}">${rows[before]?.name}<br>${rows[before]?.texts[0]}</span>`,
          ]
        : []),
      `<span data-at="start" style="--y:${first?.top}">${first?.text}</span>`,
      `<b data-at="end" style="--y:${last?.top}">${last?.text}</b>`,
      `<span data-at="from">${first?.name}</span> <span data-at="to">${last?.name}</span>`,
    ],
  );
}

/**
 * Finds the row that lies one year before the last row: 2025年三季度 if the last row is 2026年三季度. Returns −1 if there is no
 * such row, or if that row is directly before the last row.
 */
function sameTimeBefore(names: readonly string[]): number {
  const wanted = names.at(-1)?.replace(/\d{4}/, (year) => String(Number(year) - 1));
  return names.slice(0, -2).indexOf(wanted ?? "");
}

/**
 * Draws each row as a line. All lines begin at 100. Each line ends at the row's second value, in per cent of the row's
 * first value: the values 20 and 10 become 100 and 50. The greatest change is emphasised.
 */
function drawSlopes({ head, rows }: Table): string {
  const ratios = rows.map(({ values: [before = 1, after = 0] }) => after / before);
  const y = scale(extent([1, ...ratios]), [100, 0]);
  const changes = ratios.map((ratio) => Math.abs(ratio - 1));
  const greatest = changes.indexOf(Math.max(...changes));
  const places = spread(ratios.map(y), 100 / (rows.length + 1));
  const start: Point = [0, y(1)];
  const lines = ratios.flatMap((ratio, index): Line[] => {
    const end: Point = [100, y(ratio)];
    const d = linePath([start, end]);
    const lead = linePath([end, [106, places[index] ?? 0]]);
    return [index === greatest ? { d, kind: "main" } : { d }, { d: lead, kind: "lead" }];
  });
  const labels = rows.map(({ name, texts: [before, after] }, index) => {
    const element = index === greatest ? "b" : "span";
    return `<${element} data-at="end" style="--y:${places[index]}">${name} <span>${before} → ${after}</span></${element}>`;
  });
  return plot(
    "slope",
    `${head[1]} → ${head[2]}: ${rows.map(({ name, texts }) => `${name} ${texts.join(" → ")}`).join("; ")}`,
    [{ d: `M0 ${y(1)}H100`, kind: "base" }, ...lines],
    [
      `<span data-at="head">${head[1]} = 100</span> <span data-at="head">${head[2]}</span>`,
      ...labels,
    ],
    ` style="--rows:${rows.length}"`,
  );
}

/**
 * Draws one cell for each counted unit. The cells of a row have the same colour. The drawing has no text, because the
 * table below it names the colours and their numbers.
 */
function drawTally({ head, rows }: Table): string {
  const runs = rows.map(({ values: [count = 0] }) => {
    return `<span style="--count:${count}">${"<i></i>".repeat(count)}</span>`;
  });
  const words = rows.map(({ name, texts }) => `${name} ${texts[0]}`).join("; ");
  return plot("tally", `${head.join(" ")}: ${words}`, [], runs);
}

/** Writes the same element as shared/ui/series.tsx. */
function plot(
  kind: string,
  name: string,
  lines: readonly Line[],
  labels: readonly string[],
  attributes = "",
): string {
  const label = name.replaceAll('"', "&quot;");
  const drawing = lines.length > 0 ? drawingHtml(lines) : "";
  return `<div data-plot="${kind}" role="img" aria-label="${label}"${attributes}>${drawing}${labels.join(" ")}</div>`;
}
