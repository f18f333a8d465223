import { expect, test } from "vitest";
import { animationDelay } from "./animation-delay.ts";

test("items are revealed 100 ms after each other", () => {
  expect([0, 1, 3].map((index) => animationDelay(index))).toEqual(["0ms", "100ms", "300ms"]);
});
