import { beforeEach, expect, test } from "vitest";
import { takeInvalid, warnOfInvalid } from "../content-html/invalid-values.ts";
import { parseNodeTree } from "./node-tree.ts";
import { parseIndexPage, parseItem, parseItemList } from "./schema.ts";

const clean = (html: string) => html;
const item = { id: "1", title: "题" };

const items = [
  { ...item, publishTime: "5 o'clock", updateTime: "2026-11-18 09:30:00" },
  { ...item, publishTime: "rather soon", modifyTime: "5 o'clock" },
  { ...item, publishTime: null, updateTime: " " },
  "no item",
];

function parseIndex(response: unknown) {
  return parseIndexPage(response, 0);
}

// Other tests may have noted invalid values. This call removes them.
beforeEach(() => warnOfInvalid(undefined, () => {}));

test.each([
  ["an item", parseItem, { ...item, publishTime: "20261118T" }, ["20261118T"]],
  ["a list", parseItemList, items, ["5 o'clock", "rather soon"]],
  [
    "a list with its total",
    parseItemList,
    { data: [{ ...item, publishTime: 20262 }], totalCount: 1 },
    ["20262"],
  ],
  ["an index", parseIndex, [{ ...item, publishTime: "later" }], ["later"]],
  ["an empty list", parseItemList, null, []],
])("the worker notes each invalid time in %s only once", (_, parse, data, expected) => {
  parse({ code: 1000, data }, clean);
  expect(takeInvalid("unknown times")).toEqual(expected);
  parse({ code: 1000, data }, clean);
  expect(takeInvalid("unknown times")).toEqual([]);
});

/** Parses items with these icons and returns the unknown icons. */
function parseIcons(...icons: (string | undefined)[]): string[] {
  const data = icons.map((subUpTitle) => ({ ...item, subUpTitle }));
  parseItemList({ code: 1000, data }, clean);
  return takeInvalid("unknown icons");
}

test("the worker notes an unknown icon only once, and keeps the icon's name in the item", () => {
  const icons = ["iconfont icon-crane", "truck", undefined, "iconfont icon-crane"];
  expect(parseIcons(...icons)).toEqual(["iconfont icon-crane"]);
  expect(parseIcons(...icons)).toEqual([]);
  const data = { ...item, subUpTitle: "iconfont icon-crane" };
  expect(parseItem({ code: 1000, data }, clean).subUpTitle).toBe("iconfont icon-crane");
});

test("the name of a property of Object.prototype counts as an unknown icon", () => {
  expect(parseIcons("constructor")).toEqual(["constructor"]);
});

test("the log shortens long names of invalid values", () => {
  expect(parseIcons("x".repeat(5000))[0]).toHaveLength(60);
});

test("an unknown value of the field `block` or `opening` is reported once and dropped, and known values stay", () => {
  const data = ["way", "carousel", "carousel"].map((block) => ({ ...item, block }));
  const { items } = parseItemList({ code: 1000, data }, clean);
  expect(items.map(({ block }) => block)).toEqual(["way", undefined, undefined]);
  const node = { nodeId: 2, nodeName: "关于我们", opening: "film", list: "contact" };
  const { nodes } = parseNodeTree({ code: 1000, data: [{ nodeId: 1, childs: [node] }] });
  expect(nodes[0]).toMatchObject({ list: "contact" });
  expect(nodes[0]).not.toHaveProperty("opening");
  expect(takeInvalid("unknown blocks")).toEqual(["carousel"]);
  expect(takeInvalid("unknown openings")).toEqual(["film"]);
});

test("a line of the log is short, however many items were dropped and however long their values are", () => {
  const long = "soon".repeat(10_000);
  const wrong = { id: "7", title: { text: long }, publishTime: long };
  const data = [item, ...Array(5_000).fill(wrong)];
  const lines: string[] = [];
  const warn = (message: string, cause: string) => void lines.push(`${message}: ${cause}`);
  warnOfInvalid(parseItemList({ code: 1000, data }, clean), warn);
  expect(lines).toEqual([
    expect.stringMatching(
      /^999 invalid items were dropped: item 1: title.*item 5: title: expected [^:]*$/,
    ),
    "too many items were sent, and only the first of them are kept: 5001 in one response",
    expect.stringMatching(/^times in an unknown format are ignored: (?:soon){15}$/),
  ]);
});
