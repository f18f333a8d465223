import { secondsSince } from "../cli/steps.ts";

/** The names of steps that can run at the same time. */
export type Group = readonly string[];

/** Runs a step. `output` is empty if the output was already printed during the step. */
export type RunStep = (name: string) => Promise<{ passed: boolean; output: string }>;

/**
 * Runs the groups one after another, and the steps of each group at the same time. If a step fails, the other steps
 * of its group finish, but later groups are skipped. The output of failed steps is printed last. Resolves with true
 * if all steps have passed.
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
