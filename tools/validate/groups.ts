import { type StepEffects, seconds } from "./steps.ts";

/** Independent steps. */
export type Group = readonly string[];

/** Runs a step; resolves with its result, and its output unless already printed. */
export type RunStep = (name: string) => Promise<{ passed: boolean; output: string }>;

interface Result {
  passed: boolean;
  line: string;
  output: string;
}

/**
 * Runs the steps of a group side by side, one group after another. After a failure the rest of
 * the group finishes and later groups are skipped. What the failed ones said comes last. Resolves
 * with whether all passed.
 */
export async function runGroups(
  groups: readonly Group[],
  run: RunStep,
  { print, now }: StepEffects,
): Promise<boolean> {
  const started = now();
  const all: Result[] = [];
  let passed = true;
  for (const group of groups) {
    const results: Result[] = passed
      ? await Promise.all(group.map((name) => runOne(name)))
      : group.map((name) => ({ passed: false, line: `- ${name}: not run`, output: "" }));
    all.push(...results);
    passed = results.every((result) => result.passed);
  }
  const outputs = all.flatMap((result) => (result.passed ? [] : result.output.trim() || []));
  const lines = all.map(({ line }) => line);
  print(
    [...lines, `${passed ? "✓" : "✗"} all (${seconds(now() - started)})`, ...outputs].join("\n"),
  );
  return passed;

  async function runOne(name: string): Promise<Result> {
    const begun = now();
    const result = await run(name);
    const line = `${result.passed ? "✓" : "✗"} ${name} (${seconds(now() - begun)})`;
    print(line);
    return { ...result, line };
  }
}
