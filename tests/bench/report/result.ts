import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { printResult } from "./print.ts";
import type { BenchResult, StoredResult } from "./types.ts";

export const RESULTS = "test-results/bench";

/**
 * Prints a result and saves it for the report.
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

/** Commit of the sources, marked if they have changed since. */
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
