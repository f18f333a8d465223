import { Failure, runScript } from "./failure.ts";
import { type Group, type RunStep, runGroups } from "./groups.ts";
import { captureNpm, runNpm } from "./npm.ts";
import { readOptions } from "./options.ts";

const USAGE = `npm test -- [options]   runs everything that CI runs: types, style, unused code, unit tests, browser tests, size budgets
  --quick               types, style and unit tests alone: less than a minute`;

/** Scripts of package.json; those of a group run side by side. */
const CHECKS = ["check:types", "check:style", "check:unused", "check:workflows"];
const ALL: Group[] = [
  [...CHECKS, "test:code"],
  // Alone: its timing is part of what it tests. It builds the site.
  ["test:browser"],
  ["check:size"],
];
const QUICK: Group[] = [["check:types", "check:style", "test:unit"]];

/** `npm test`: everything that must pass. `npm run test:quick`: what takes a minute or two. */
await runScript(async () => {
  const { values } = readOptions(USAGE, { options: { quick: { type: "boolean" } } });
  const groups = values.quick ? QUICK : ALL;
  const effects = { print: console.log, now: () => performance.now() };
  if (!(await runGroups(groups, runNpmScript, effects))) throw new Failure("not everything passed");
});

/** Alone it prints as it goes. */
async function runNpmScript(name: string, isAlone: boolean): ReturnType<RunStep> {
  if (!isAlone) {
    const { status, output } = await captureNpm(name);
    return { passed: status === 0, output };
  }
  const passed = await runNpm(name).then(
    () => true,
    () => false,
  );
  return { passed, output: "" };
}
