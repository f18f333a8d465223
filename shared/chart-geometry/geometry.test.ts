import { describe, expect, test } from "vitest";
import { extent, linePath, scale, spread, stepPath } from "./geometry.ts";

describe("scale and extent", () => {
  test("a scale maps the ends of an interval to the ends of another, and values between them in proportion", () => {
    const toPercent = scale([26.9, 40.94], [100, 0]);
    expect([26.9, 33.92, 40.94].map(toPercent)).toEqual([100, 50, 0]);
  });

  test("a scale maps an interval of length 0 to the start of the target interval", () => {
    expect(scale([5, 5], [0, 100])(5)).toBe(0);
  });

  test("an extent begins at the smallest value and ends at the largest", () => {
    expect(extent([-2, -36, 0, -17])).toEqual([-36, 0]);
  });
});

test("a line goes straight from point to point, and a stepped line keeps its height until the next point", () => {
  const points = [
    [0, 100],
    [20, 80],
    [100, 0],
  ] as const;
  expect(linePath(points)).toBe("M0 100L20 80L100 0");
  expect(stepPath(points)).toBe("M0 100H20V80H100V0");
});

describe("spread", () => {
  test("labels stay where they are if there is room", () => {
    expect(spread([90, 10, 50], 20)).toEqual([90, 10, 50]);
  });

  test("labels that are too close move apart in their order, within the drawing", () => {
    expect(spread([98, 100, 96], 10)).toEqual([90, 100, 80]);
    expect(spread([0, 1, 2], 10)).toEqual([0, 10, 20]);
  });

  test("labels with the same place keep the order in which they are given", () => {
    expect(spread([50, 50], 10)).toEqual([50, 60]);
  });
});
