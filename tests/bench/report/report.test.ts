import { expect, test } from "vitest";
import { writeMarkdown } from "./markdown.ts";
import { verdictOf, writeAim, writeCell, writeNumber } from "./print.ts";

test("numbers have three digits, large ones all before the point", () => {
  expect([0.07381, 2.6449, 12, 1702.4, Number.NaN].map(writeNumber)).toEqual([
    "0.0738",
    "2.64",
    "12",
    "1,702",
    "–",
  ]);
});

test("a spread is its median with the middle half, and no value is a dash", () => {
  expect(writeCell({ median: 2, low: 1.5, high: 2.25, count: 9 })).toBe("2 (1.5–2.25)");
  expect(writeCell({ median: Number.NaN, low: Number.NaN, high: Number.NaN, count: 0 })).toBe("–");
});

test("a missed target says by how much", () => {
  expect(verdictOf({ value: 0.5, most: 0.6, unit: "ms" })).toBe("met");
  expect(verdictOf({ value: 0.9, most: 0.6, unit: "ms" })).toBe("not met, 50 % off");
  expect(verdictOf({ value: 88, least: 97, unit: "" })).toBe("not met, 9 % off");
});

test("a target is an upper or a lower limit", () => {
  expect(writeAim({ most: 0.6, unit: "ms" })).toBe("≤ 0.6 ms");
  expect(writeAim({ least: 97, unit: "" })).toBe("≥ 97");
});

test("what was not measured is not met", () => {
  expect(verdictOf({ value: Number.NaN, most: 1, unit: "" })).toBe("not measured");
});

test("the report has figures with their targets, tables and failed parts", () => {
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
        commit: "abc",
      },
    ],
    missing: ["hits"],
  });
  expect(text).toContain("- build: abc");
  expect(text).toContain("| Hit | 1 ms | ≤ 2 ms | met |");
  expect(text).toContain("| a\\|b | 1 |");
  expect(text).toContain("hits has no result");
});
