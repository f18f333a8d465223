import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { RESULTS } from "./report/result.ts";
import { writeReport } from "./report/write-report.ts";

/**
 * `npm run bench [-- name [options]]`: one benchmark, or all but the soak and
 * then the report in docs/speed; `--keep` writes the report after one, too.
 */
const KEEP = "--keep";
const SEARCH = ["--json", `${RESULTS}/search.json`];

/** Script and options by name, in the order of the report. */
const benches: Record<string, string[]> = {
  cpu: ["cpu.ts"],
  streaming: ["streaming.ts"],
  browser: ["browser/browser.ts"],
  start: ["start.ts"],
  growth: ["growth.ts"],
  search: ["search.ts", "--items", "20000", ...SEARCH],
};
/** Takes as long as it is told to, and has a report of its own. */
const apart: Record<string, string[]> = { soak: ["soak.ts"] };

const [name, ...options] = process.argv.slice(2);
const chosen = choose();
// What an older run has left is no result of this one.
if (name === undefined) await rm(RESULTS, { recursive: true, force: true });
for (const bench of chosen) run(bench);
if (name === undefined || options.includes(KEEP)) await writeReport(Object.keys(benches));

function choose(): string[][] {
  if (name === undefined) return Object.values(benches);
  const bench = new Map(Object.entries({ ...benches, ...apart })).get(name);
  if (bench) return [[...bench, ...options.filter((option) => option !== KEEP)]];
  const names = Object.keys({ ...benches, ...apart }).join(", ");
  console.error(`there is no benchmark "${name}"; there are ${names}, and all without a name`);
  process.exit(2);
}

/** One that fails does not keep the others from being measured. */
function run([file = "", ...more]: string[]): void {
  const script = join(import.meta.dirname, file);
  const { status } = spawnSync(process.execPath, [script, ...more], { stdio: "inherit" });
  if (status !== 0) process.exitCode = status ?? 1;
}
