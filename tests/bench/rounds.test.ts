import { expect, test } from "vitest";
import { interleave, percentile, spreadOf } from "./rounds.ts";

test("the median of an even number of values lies between the two in the middle", () => {
  expect(percentile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(percentile([3, 1, 2], 0.5)).toBe(2);
});

test("quantiles are interpolated, and no values have no quantile", () => {
  expect(percentile([0, 10], 0.95)).toBe(9.5);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});

test("the spread is the middle half of the values", () => {
  expect(spreadOf([5, 1, 2, 3, 4])).toEqual({ median: 3, low: 2, high: 4, count: 5 });
});

test("every subject is measured once a round, and warm-up rounds do not count", async () => {
  const order: string[] = [];
  const values = await interleave(["a", "b"], { rounds: 2, warm: 1 }, async (subject, round) => {
    order.push(`${subject}${round}`);
    return round;
  });
  expect(order).toEqual(["a0", "b0", "a1", "b1", "a2", "b2"]);
  expect(values.get("b")).toEqual([1, 2]);
});
