import { expect, test } from "vitest";
import { animationDelay } from "./animation-delay.ts";

test("items are delayed by 100 ms each, or by a given step", () => {
  expect([0, 1, 3].map((index) => animationDelay(index))).toEqual(["0ms", "100ms", "300ms"]);
  expect(animationDelay(2, 70)).toBe("140ms");
});
