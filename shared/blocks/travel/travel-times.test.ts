import { expect, test } from "vitest";
import { scaleEnd } from "./travel-times.tsx";

test.each([
  [0, 1],
  [1, 1],
  [5, 6],
  [31, 40],
  [870, 1000],
  [1680, 2000],
  [18_500, 20_000],
])("a scale that reaches %i ends at %i", (value, end) => {
  expect(scaleEnd(value)).toBe(end);
});
