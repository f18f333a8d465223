import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readEnvironment } from "./environment.ts";
import { writeMarkdown } from "./markdown.ts";
import { RESULTS } from "./result.ts";
import type { StoredResult } from "./types.ts";

const FOLDER = "docs/speed";

/** Writes the report from the latest results of the named benchmarks. */
export async function writeReport(names: readonly string[]): Promise<void> {
  const found = await Promise.all(names.map(readResult));
  const results = found.filter((result) => result !== undefined);
  const missing = names.filter((_, index) => found[index] === undefined);
  const report = { environment: readEnvironment(), results, missing };
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, "report.json"), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(join(FOLDER, "README.md"), writeMarkdown(report));
  console.log(`\nwritten to ${FOLDER}`);
}

async function readResult(name: string): Promise<StoredResult | undefined> {
  const text = await readFile(join(RESULTS, `${name}.json`), "utf8").catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}
