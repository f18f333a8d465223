import { beforeEach, expect, test } from "vitest";
import { parseIndexPage, parseItem, parseItemList } from "./schema.ts";
import { takeUnknownTimes } from "./unknown-times.ts";

const clean = (html: string) => html;
const item = { id: "1", title: "题" };

const items = [
  { ...item, publishTime: "5 o'clock", updateTime: "2026-11-18 09:30:00" },
  { ...item, publishTime: "rather soon", modifyTime: "5 o'clock" },
  { ...item, publishTime: null, updateTime: " " },
  "no item",
];

// Other tests parse such times too.
beforeEach(() => void takeUnknownTimes());

test.each([
  ["an item", parseItem, { ...item, publishTime: "20261118T" }, ["20261118T"]],
  ["a list", parseItemList, items, ["5 o'clock", "rather soon"]],
  [
    "a list with its total",
    parseItemList,
    { data: [{ ...item, publishTime: 20262 }], totalCount: 1 },
    ["20262"],
  ],
  ["an index", parseIndexPage, [{ ...item, publishTime: "later" }], ["later"]],
  ["an empty list", parseItemList, null, []],
])("each unknown time of %s is returned once", (_, parse, data, expected) => {
  parse({ code: 1000, data }, clean);
  expect(takeUnknownTimes()).toEqual(expected);
  parse({ code: 1000, data }, clean);
  expect(takeUnknownTimes()).toEqual([]);
});
