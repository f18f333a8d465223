import { expect, test } from "vitest";
import { newUnknownTimes } from "./unknown-times.ts";

const items = [
  { publishTime: "5", updateTime: "2026-11-18 09:30:00" },
  { publishTime: "some spring day", modifyTime: "5" },
  { publishTime: null, updateTime: " " },
  "no item",
];

test.each([
  ["an item", { publishTime: "20261118" }, ["20261118"]],
  ["a list", items, ["5", "some spring day"]],
  ["a list with its total", { data: [{ publishTime: 2026 }], totalCount: 1 }, ["2026"]],
  ["nothing", null, []],
])("each unknown time of %s is returned once", (_, data, expected) => {
  expect(newUnknownTimes({ code: 1000, data })).toEqual(expected);
  expect(newUnknownTimes({ code: 1000, data })).toEqual([]);
});
