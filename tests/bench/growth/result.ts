import { drawChart, type Panel } from "../report/chart.ts";
import type { BenchResult, Table } from "../report/result.ts";
import { percentile, type Spread, spreadOf } from "../rounds.ts";
import type { Dimension, GrowthCase, Mode } from "./cases.ts";

/** What one case has cost in one round. */
export interface Load {
  cpuMs: number;
  /** Milliseconds of each request. */
  times: number[];
  /** What should not have been answered. */
  errors: string[];
}

export const GROWTH_CHART = "growth.svg";

interface Row {
  of: GrowthCase;
  cpu: Spread;
  p99: number;
}

const DIMENSIONS: Record<Dimension, string> = {
  items: "Items of the list",
  nodes: "Nodes of the navigation",
  visitors: "Visitors at once",
};
const MODES: Record<Mode, string> = {
  rendered: "rendered anew, nothing cached",
  kept: "document hit",
};

export function growthResult(loads: Map<GrowthCase, Load[]>): {
  result: BenchResult;
  chart: string;
} {
  const rows = [...loads].map(
    ([of, list]): Row => ({
      of,
      cpu: spreadOf(list.map(({ cpuMs }) => cpuMs)),
      p99: percentile(
        list.flatMap(({ times }) => times),
        0.99,
      ),
    }),
  );
  const result: BenchResult = {
    name: "growth",
    title: "Growth",
    how: "The list page on workerd alone, with content services of several sizes; each visitor asks again as soon as there is an answer. Client, content service and worker share the machine's processors: the times of many visitors at once are those of a queue, their CPU time is the worker's own.",
    tables: Object.entries(DIMENSIONS).map(([dimension, caption]) =>
      tableOf(
        caption,
        rows.filter(({ of }) => of.dimension === dimension),
      ),
    ),
    targets: (["items", "visitors"] as const).flatMap((dimension) =>
      (["rendered", "kept"] as const).map((mode) => ({
        figure: `CPU of the largest to the smallest, ${DIMENSIONS[dimension].toLowerCase()} (${MODES[mode]})`,
        value: growthOf(rows, dimension, mode),
        most: FLAT,
        unit: "",
      })),
    ),
    errors: [...loads].flatMap(([of, list]) => errorsOf(of, list)),
    chart: GROWTH_CHART,
  };
  return { result, chart: drawChart(panelsOf(rows)) };
}

/** What varies by less than this from one run to the next counts as flat. */
const FLAT = 1.2;

function errorsOf({ dimension, size, mode }: GrowthCase, list: Load[]): string[] {
  const errors = list.flatMap((load) => load.errors);
  const requests = errors.length + list.flatMap(({ times }) => times).length;
  if (errors.length === 0) return [];
  const what = `${DIMENSIONS[dimension].toLowerCase()} ${size}, ${MODES[mode]}`;
  return [`${errors.length} of ${requests} requests failed (${what}): ${errors[0]}`];
}

function growthOf(rows: Row[], dimension: Dimension, mode: Mode): number {
  const own = rows.filter(({ of }) => of.dimension === dimension && of.mode === mode);
  const of = (size: number) =>
    percentile(
      own.filter((row) => row.of.size === size).map(({ cpu }) => cpu.median),
      0.5,
    );
  const sizes = own.map((row) => row.of.size);
  return of(Math.max(...sizes)) / of(Math.min(...sizes));
}

function tableOf(caption: string, rows: Row[]): Table {
  const hasPlaces = rows.some(({ of }) => of.place !== "first");
  return {
    caption,
    rows: rows.map(({ of, cpu, p99 }) => ({
      size: of.size,
      ...(hasPlaces && { page: of.place }),
      answer: MODES[of.mode],
      "CPU ms a request": cpu,
      "p99 ms": p99,
    })),
  };
}

function panelsOf(rows: Row[]): Panel[] {
  const figures = [
    { label: "CPU ms a request", figureOf: ({ cpu }: Row) => cpu.median },
    { label: "p99 latency, ms", figureOf: ({ p99 }: Row) => p99 },
  ];
  return figures.flatMap(({ label, figureOf }) =>
    Object.entries(DIMENSIONS).map(([dimension, name]) => ({
      x: name,
      y: label,
      lines: (Object.keys(MODES) as Mode[]).map((mode) => ({
        name: MODES[mode],
        points: rows
          .filter(({ of }) => of.dimension === dimension && of.mode === mode)
          // Of the list's pages the one in the middle stands for all.
          .filter(({ of }) => dimension !== "items" || of.place === "middle")
          .map((row): [number, number] => [row.of.size, figureOf(row)]),
      })),
    })),
  );
}
