import { expect, test } from "vitest";
import { step } from "../../tools/steps.ts";

test("a step is printed with what came of it and its time", async () => {
  const printed: string[] = [];
  const times = [1000, 3450];
  const result = await step(
    async () => 12,
    (count) => `${count} items imported`,
    { print: (line) => void printed.push(line), now: () => times.shift() ?? 0 },
  );
  expect(result).toBe(12);
  expect(printed).toEqual(["✓ 12 items imported (2.5 s)"]);
});
