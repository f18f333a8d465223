import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import type { Spread } from "../rounds.ts";
import { printResult } from "./print.ts";

/** What a benchmark has found. */
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
  /** It should be this at most, or at least. */
  most?: number;
  least?: number;
  unit: string;
}

export interface StoredResult extends BenchResult {
  date?: string;
  /** Of the build. */
  commit?: string;
}

export const RESULTS = "test-results/bench";

/**
 * Prints a result and leaves it for the report.
 *
 * @param dist folder of the build that was measured.
 */
export async function finish(result: BenchResult, dist: string): Promise<void> {
  printResult(result);
  const date = new Date().toISOString();
  const stored: StoredResult = { ...result, date, commit: commitOf(dist) };
  await mkdir(RESULTS, { recursive: true });
  await writeFile(`${RESULTS}/${result.name}.json`, `${JSON.stringify(stored, null, 2)}\n`);
}

/** Of the sources; with a mark where they have changed since. */
function commitOf(dist: string): string {
  try {
    return execFileSync("git", ["-C", dist, "describe", "--always", "--dirty=, changed"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "unknown";
  }
}
