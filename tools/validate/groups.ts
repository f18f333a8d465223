import { secondsSince } from "./steps.ts";

/** Independent steps. */
export type Group = readonly string[];

/** Runs a step; resolves with its result, and its output unless already printed. */
export type RunStep = (name: string) => Promise<{ passed: boolean; output: string }>;

/**
 * Runs the steps of a group side by side, one group after another. After a failure the rest of
 * the group finishes and later groups are skipped. What the failed ones said comes last. Resolves
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
  const lines: string[] = [];
  const outputs: string[] = [];
  let passed = true;
  for (const group of groups) {
    if (!passed) {
      lines.push(...group.map((name) => `- ${name}: not run`));
      continue;
    }
    const results = await Promise.all(group.map(runOne));
    lines.push(...results.map(({ line }) => line));
    outputs.push(...results.flatMap(({ output }) => output || []));
    passed = results.every((result) => result.passed);
  }
  print([...lines, `${markOf(passed)} all (${secondsSince(started)})`, ...outputs].join("\n"));
  return passed;
}

function markOf(passed: boolean): string {
  return passed ? "✓" : "✗";
}
