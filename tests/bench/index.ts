import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { RESULTS } from "./report/result.ts";
import { writeReport } from "./report/write-report.ts";

/**
 * `npm run bench [-- part] [--quick] [--rounds 9] [--dist folder] [--keep]`: one
 * part (`--only part` says the same), or all of them but the soak and then the
 * report in docs/speed; `--keep` writes the report after one part, too.
 */
const KEEP = "--keep";
const ONLY = "--only";

/** Script by name, in the order of the report. */
const parts: Record<string, string> = {
  cpu: "cpu.ts",
  misses: "misses.ts",
  hits: "hits.ts",
  browser: "browser/browser.ts",
  lighthouse: "lighthouse.ts",
  start: "start.ts",
  search: "search.ts",
};
/** Runs for a given time, with its own report and options. */
const apart: Record<string, string> = { soak: "soak.ts" };

const words = process.argv.slice(2).filter((word) => word !== KEEP && word !== ONLY);
const name = words[0]?.startsWith("--") ? undefined : words[0];
const options = name === undefined ? words : words.slice(1);
const chosen = choose();
// Results of an older run must not end up in this report.
if (name === undefined) await rm(RESULTS, { recursive: true, force: true });
for (const script of chosen) run(script);
if (name === undefined || process.argv.includes(KEEP)) await writeReport(Object.keys(parts));

function choose(): string[] {
  if (name === undefined) return Object.values(parts);
  const all = new Map(Object.entries({ ...parts, ...apart }));
  const script = all.get(name);
  if (script) return [script];
  console.error(`there is no part "${name}"; there are ${[...all.keys()].join(", ")}`);
  process.exit(2);
}

/** A failing benchmark does not stop the others. */
function run(script: string): void {
  const parameters = [join(import.meta.dirname, script), ...options];
  const { status } = spawnSync(process.execPath, parameters, { stdio: "inherit" });
  if (status !== 0) process.exitCode = status ?? 1;
}
