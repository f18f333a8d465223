import { expect, test } from "vitest";
import { bodyOffsets } from "./body-offsets.ts";

test.each([
  ["no table", "<p>一</p>", []],
  ["a table", "<p>一</p><table><tr><td>二</td></tr></table>", [8, 42]],
  ["tables", "<table></table>一<table></table>", [0, 15, 16, 31]],
  ["a table within a table", "<table><td><table></table></table>", [0, 34]],
])("a body with %s has the offsets of its outermost tables", (_, html, offsets) => {
  expect(bodyOffsets(html).tables).toEqual(offsets);
});

test("a megabyte of numbers has no more than five thousand offsets", () => {
  expect(bodyOffsets("1日".repeat(260_000)).quantities).toHaveLength(5_000);
});
