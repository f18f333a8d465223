import { join } from "node:path";
import { Failure, runScript } from "../cli/failure.ts";
import { captureNpm, runNpm } from "../cli/npm.ts";
import { readOptions } from "../cli/options.ts";
import { ROOT } from "../cli/root.ts";
import { type Group, type RunStep, runGroups } from "./groups.ts";

const USAGE = `npm test -- [options]   runs everything that CI runs: types, style, unused code, workflows, unit tests, browser tests, size budgets
  --quick               types, style and unit tests alone
  --changed             types, style, and the tests that import what has not been committed
  --from test:browser   begins with this step, after a failure in it`;

/** Scripts of package.json with their arguments. Those of a group run side by side. */
const CHECKS = ["check:types", "check:style"];
const ALL: Group[] = [
  [...CHECKS, "check:unused", "check:workflows", "test:code"],
  // It needs both cores to itself. It also builds the site.
  ["test:browser"],
  ["check:size"],
];
const QUICK: Group[] = [[...CHECKS, "test:code -- --project unit --project brand"]];
const CHANGED: Group[] = [
  [...CHECKS, "test:code -- --changed"],
  ["test:browser -- --only-changed --pass-with-no-tests"],
];

// The steps start Node hundreds of times with the same modules, so their compiled code is kept.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, "node_modules/.cache/node");

/** `npm test` runs everything that must pass. */
await runScript(async () => {
  const { values } = readOptions(USAGE, {
    options: {
      quick: { type: "boolean" },
      changed: { type: "boolean" },
      from: { type: "string" },
    },
  });
  const some = values.changed ? CHANGED : values.quick && QUICK;
  const groups = startingWith(values.from, some || ALL);
  if (!(await runGroups(groups, runNpmScript))) throw new Failure("not everything passed");
});

function startingWith(step: string | undefined, groups: Group[]): Group[] {
  if (step === undefined) return groups;
  const first = groups.findIndex((group) => group.includes(step));
  if (first < 0) throw new Failure(`--from needs one of ${groups.flat().join(", ")}`);
  return groups.slice(first);
}

/** Runs a script of package.json. The browser tests take longest, so they print their progress. */
async function runNpmScript(name: string): ReturnType<RunStep> {
  const parameters = ["run", "--silent", ...name.split(" ")];
  if (name.startsWith("test:browser")) {
    return { passed: (await runNpm(parameters)) === 0, output: "" };
  }
  const { status, output } = await captureNpm(parameters);
  return { passed: status === 0, output };
}
