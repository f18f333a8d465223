import { expect, test } from "vitest";
import { drawChart, niceAbove } from "./chart.ts";
import { writeMarkdown } from "./markdown.ts";
import { verdictOf, writeCell, writeNumber } from "./print.ts";

test("numbers have three digits, large ones all before the point", () => {
  expect([0.07381, 2.6449, 12, 1702.4, Number.NaN].map(writeNumber)).toEqual([
    "0.0738",
    "2.64",
    "12",
    "1,702",
    "–",
  ]);
});

test("a spread is its median with the middle half, and nothing is a dash", () => {
  expect(writeCell({ median: 2, low: 1.5, high: 2.25, count: 9 })).toBe("2 (1.5–2.25)");
  expect(writeCell({ median: Number.NaN, low: Number.NaN, high: Number.NaN, count: 0 })).toBe("–");
});

test("a target that is not met says by how much", () => {
  expect(verdictOf({ value: 0.5, most: 0.6, unit: "ms" })).toBe("met (at most 0.6 ms)");
  expect(verdictOf({ value: 0.9, most: 0.6, unit: "ms" })).toBe(
    "not met by 0.3 ms, 50 % (at most 0.6 ms)",
  );
  expect(verdictOf({ value: 0.1, most: 0, unit: "" })).toBe("not met by 0.1 (at most 0)");
});

test("what was not measured is not met", () => {
  expect(verdictOf({ value: Number.NaN, most: 1, unit: "" })).toBe("not measured (at most 1)");
});

test("the report has figures beside their targets, tables and what failed", () => {
  const text = writeMarkdown({
    environment: {
      date: "2026-11-21T00:00:00Z",
      machine: { cores: "2" },
      versions: { node: "24" },
    },
    results: [
      {
        name: "cpu",
        title: "CPU",
        how: "Measured.",
        tables: [{ caption: "Milliseconds", rows: [{ subject: "a|b", ms: 1 }] }],
        targets: [{ figure: "Hit", value: 1, most: 2, unit: "ms" }],
        errors: ["1 of 2 failed"],
        commit: "abc",
      },
    ],
    missing: ["growth"],
  });
  expect(text).toContain("- build: abc");
  expect(text).toContain("| Hit | 1 ms | met (at most 2 ms) |");
  expect(text).toContain("| a\\|b | 1 |");
  expect(text).toContain("**Failed:** 1 of 2 failed");
  expect(text).toContain("growth has no result");
});

test("an axis ends at a number that has short quarters", () => {
  expect([0.07, 1, 1.1, 5, 38.8, 700].map(niceAbove)).toEqual([0.08, 1, 2, 6, 40, 800]);
});

test("a chart escapes its names and marks every point", () => {
  const points: [number, number][] = [
    [1, 2],
    [64, 3],
  ];
  const svg = drawChart([{ x: "a & b", y: "ms", lines: [{ name: "<x>", points }] }]);
  expect(svg).toContain("a &amp; b");
  expect(svg).toContain("&lt;x>");
  // One of them stands in the legend.
  expect(svg.match(/<circle/g)).toHaveLength(3);
});
