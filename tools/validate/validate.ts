import { Failure, runScript } from "../cli/failure.ts";
import { captureNpm, runNpm } from "../cli/npm.ts";
import { readOptions } from "../cli/options.ts";
import { type Group, type RunStep, runGroups } from "./groups.ts";

const USAGE = `npm test -- [options]   runs everything that CI runs: types, style, unused code, unit tests, browser tests, size budgets
  --quick               types, style and unit tests alone: about a minute
  --from test:browser   begins with this step, after a failure in it`;

/** Scripts of package.json; those of a group run side by side. */
const CHECKS = ["check:types", "check:style", "check:unused", "check:workflows"];
const ALL: Group[] = [
  [...CHECKS, "test:code"],
  // Alone: its timing is part of what it tests. It builds the site.
  ["test:browser"],
  ["check:size"],
];
const QUICK: Group[] = [["check:types", "check:style", "test:unit"]];

/** `npm test`: everything that must pass. */
await runScript(async () => {
  const options = { quick: { type: "boolean" }, from: { type: "string" } } as const;
  const { quick, from } = readOptions(USAGE, { options }).values;
  const groups = startingWith(from, quick ? QUICK : ALL);
  const effects = { print: console.log, now: () => performance.now() };
  if (!(await runGroups(groups, runNpmScript, effects))) throw new Failure("not everything passed");
});

function startingWith(step: string | undefined, groups: Group[]): Group[] {
  if (step === undefined) return groups;
  const first = groups.findIndex((group) => group.includes(step));
  if (first < 0) throw new Failure(`--from needs one of ${groups.flat().join(", ")}`);
  return groups.slice(first);
}

/** The longest prints as it goes. */
async function runNpmScript(name: string): ReturnType<RunStep> {
  if (name === "test:browser") return { passed: (await runNpm(name)) === 0, output: "" };
  const { status, output } = await captureNpm(["run", name, "--silent"]);
  return { passed: status === 0, output };
}
