import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Failure, runScript } from "../../tools/failure.ts";
import { helpIfAsked } from "../../tools/options.ts";
import { RESULTS } from "./report/result.ts";
import { writeReport } from "./report/write-report.ts";

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
const scripts = new Map(Object.entries({ ...parts, ...apart }));
const names = [...scripts.keys()].join(", ");

const USAGE = `npm run bench [-- part] [options]

  part           one of ${names};
                 without one, all but soak are run and docs/speed is written
  --only part    the same
  --keep         writes this part's results into docs/speed
  --rounds 9     measured rounds
  --quick        two rounds
  --dist folder  measures another build
  soak takes --seconds, --connections and --seed instead of the last three.`;

await runScript(async () => {
  helpIfAsked(USAGE);
  const words = process.argv.slice(2).filter((word) => word !== KEEP && word !== ONLY);
  const name = words[0]?.startsWith("--") ? undefined : words[0];
  const options = name === undefined ? words : words.slice(1);
  const chosen = choose(name);
  // Results of an older run must not end up in this report.
  if (name === undefined) await rm(RESULTS, { recursive: true, force: true });
  for (const script of chosen) run(script, options);
  if (name === undefined || process.argv.includes(KEEP)) await writeReport(Object.keys(parts));
});

function choose(name: string | undefined): string[] {
  if (name === undefined) return Object.values(parts);
  const script = scripts.get(name);
  if (!script) throw new Failure(`there is no part "${name}"; there are ${names}`);
  return [script];
}

/** A failing benchmark does not stop the others. */
function run(script: string, options: string[]): void {
  const parameters = [join(import.meta.dirname, script), ...options];
  const { status } = spawnSync(process.execPath, parameters, { stdio: "inherit" });
  if (status !== 0) process.exitCode = status ?? 1;
}
