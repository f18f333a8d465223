import { expect, test } from "vitest";
import { percentile, row } from "./figures.ts";

test("the median of an even number of values is the mean of the two middle values", () => {
  expect(percentile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(percentile([3, 1, 2], 0.5)).toBe(2);
});

test("`percentile` interpolates between the nearest values, and returns NaN for an empty list", () => {
  expect(percentile([0, 10], 0.95)).toBe(9.5);
  expect(percentile([], 0.5)).toBeNaN();
});

test("a row shows the median, the range of the middle half of the rounds, and the aim", () => {
  const figure = { name: "hit", unit: "× plain" };
  expect(row({ ...figure, values: [5, 1, 2, 3, 4], most: 1.1 })).toBe(
    "| hit | 3 (2–4) × plain | ≤ 1.1 |",
  );
  expect(row({ ...figure, values: [1702.4], least: 97 })).toBe("| hit | 1,702 × plain | ≥ 97 |");
  expect(row({ ...figure, values: [], unit: "" })).toBe("| hit | – |  |");
});
