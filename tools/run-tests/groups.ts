import { secondsSince } from "../cli/steps.ts";

/** Steps that do not depend on each other. */
export type Group = readonly string[];

/** Runs a step. Resolves with its result, and with its output if that has not been printed already. */
export type RunStep = (name: string) => Promise<{ passed: boolean; output: string }>;

/**
 * Runs the steps of a group side by side, one group after another. After a failure the rest of
 * the group finishes and later groups are skipped. The output of failed steps is printed last. Resolves
 * with whether all passed.
 */
export async function runGroups(
  groups: readonly Group[],
  run: RunStep,
  print: (line: string) => void = console.log,
): Promise<boolean> {
  const started = performance.now();
  const runOne = async (name: string) => {
    const begun = performance.now();
    const { passed, output } = await run(name);
    const line = `${markOf(passed)} ${name} (${secondsSince(begun)})`;
    print(line);
    return { passed, line, output: passed ? "" : output.trim() };
  };
  const skip = async (name: string) => ({ passed: false, line: `- ${name}: not run`, output: "" });
  const results: Awaited<ReturnType<typeof runOne>>[] = [];
  for (const group of groups) {
    const isStopped = results.some(({ passed }) => !passed);
    results.push(...(await Promise.all(group.map(isStopped ? skip : runOne))));
  }
  const passed = results.every((result) => result.passed);
  const lines = results.map(({ line }) => line);
  const outputs = results.flatMap(({ output }) => output || []);
  print([...lines, `${markOf(passed)} all (${secondsSince(started)})`, ...outputs].join("\n"));
  return passed;
}

function markOf(passed: boolean): string {
  return passed ? "✓" : "✗";
}
