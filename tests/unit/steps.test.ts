import { expect, test } from "vitest";
import { step } from "../../tools/cli/steps.ts";
import { runGroups } from "../../tools/run-tests/groups.ts";

test("when a step of a command has ended, its result and its duration are printed", async () => {
  const printed: string[] = [];
  const summarize = (count: number) => `${count} items imported`;
  const result = await step(
    async () => 12,
    summarize,
    (line) => void printed.push(line),
  );
  expect(result).toBe(12);
  expect(printed).toEqual([expect.stringMatching(/^✓ 12 items imported \(\d+\.\d s\)$/)]);
});

/** Runs groups of steps, one of which fails. */
async function runWithFailure(failing: string) {
  const printed: string[] = [];
  const begun: string[] = [];
  const passed = await runGroups(
    [["types", "style"], ["browser"]],
    async (name) => {
      begun.push(name);
      return { passed: name !== failing, output: `${name} says so` };
    },
    (line) => void printed.push(line),
  );
  return { passed, begun, printed, summary: printed.at(-1)?.replace(/\d+/g, "0") ?? "" };
}

test("npm test starts the steps of a group together, starts the next group when all of them have ended, and prints a summary", async () => {
  const { passed, begun, printed, summary } = await runWithFailure("none");
  expect(passed).toBe(true);
  expect(begun).toEqual(["types", "style", "browser"]);
  expect(printed.join("\n")).not.toContain("says so");
  expect(summary).toBe("✓ types (0.0 s)\n✓ style (0.0 s)\n✓ browser (0.0 s)\n✓ all (0.0 s)");
});

test("after a failed step, npm test ends the other steps of the group normally, runs no later group, and prints the step's output last", async () => {
  const { passed, begun, summary } = await runWithFailure("types");
  expect(passed).toBe(false);
  expect(begun).toEqual(["types", "style"]);
  expect(summary).toBe(
    "✗ types (0.0 s)\n✓ style (0.0 s)\n- browser: not run\n✗ all (0.0 s)\ntypes says so",
  );
});
