import { join } from "node:path";
import { Failure, runScript } from "../cli/failure.ts";
import { captureNpm, runNpm } from "../cli/npm.ts";
import { readOptions } from "../cli/options.ts";
import { ROOT } from "../cli/root.ts";
import { type Group, type RunStep, runGroups } from "./groups.ts";

const USAGE = `npm test -- [options]   runs everything that CI runs: types, style, unused code, workflows, unit tests, browser tests, size budgets
  --quick               checks types and style, and runs the unit tests
  --changed             checks types and style, and runs the tests that import files with uncommitted changes
  --from test:browser   leaves out the steps that end before this step begins, for example because only this step has failed`;

/** The scripts of package.json that `npm test` runs, in groups. The scripts of a group run at the same time. */
const CHECKS = ["check:types", "check:style"];
const ALL: Group[] = [
  [...CHECKS, "check:unused", "check:workflows", "test:code"],
  // The browser tests run alone, because they need all the processor's cores. They also build the site.
  ["test:browser"],
  ["check:size"],
];
const QUICK: Group[] = [[...CHECKS, "test:code -- --project unit --project brand"]];
const CHANGED: Group[] = [
  [...CHECKS, "test:code -- --changed"],
  ["test:browser -- --only-changed --pass-with-no-tests"],
];

// The steps start Node hundreds of times with the same modules. The compile cache saves the time to compile them again.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, "node_modules/.cache/node");

/** `npm test` runs all checks. */
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
  if (!(await runGroups(groups, runNpmScript)))
    throw new Failure("some steps have failed: their output is printed above");
});

function startingWith(step: string | undefined, groups: Group[]): Group[] {
  if (step === undefined) return groups;
  const first = groups.findIndex((group) => group.includes(step));
  if (first < 0) throw new Failure(`--from needs one of ${groups.flat().join(", ")}`);
  return groups.slice(first);
}

/** Runs a script of package.json. The browser tests take longest, so their progress is printed while they run. */
async function runNpmScript(name: string): ReturnType<RunStep> {
  const parameters = ["run", "--silent", ...name.split(" ")];
  if (name.startsWith("test:browser")) {
    return { passed: (await runNpm(parameters)) === 0, output: "" };
  }
  const { status, output } = await captureNpm(parameters);
  return { passed: status === 0, output };
}
