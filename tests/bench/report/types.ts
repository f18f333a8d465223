import type { Spread } from "../rounds.ts";

/** The result of a benchmark. */
export interface BenchResult {
  name: string;
  title: string;
  /** What was measured and how, in a few sentences. */
  how: string;
  tables: Table[];
  targets: Target[];
}

export interface Table {
  caption: string;
  rows: Record<string, Cell>[];
}

export type Cell = string | number | Spread;

/** A figure to reach. */
export interface Target {
  figure: string;
  value: number;
  /** Upper or lower limit. */
  most?: number;
  least?: number;
  unit: string;
}

export interface StoredResult extends BenchResult {
  date?: string;
  /** Of the build. */
  commit?: string;
}
