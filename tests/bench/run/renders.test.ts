import { expect, test } from "vitest";
import { renders, simulatedRenders } from "./renders.ts";

test.each([0.0005, 0.005, 0.05])(
  "the worker's cache renders as often as the formula says at %d requests a second",
  async (perSecond) => {
    const simulated = await simulatedRenders(perSecond, 600, 4000);
    expect(simulated / renders(perSecond, 600)).toBeCloseTo(1, 1);
  },
);

test("no page is rendered more often than it is requested or its window passes", () => {
  expect(renders(1e-6, 600)).toBeCloseTo(1e-6, 8);
  expect(renders(1e6, 600)).toBeCloseTo(1 / 600, 6);
});
