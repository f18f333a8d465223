import { expect, test, vi } from "vitest";
import { findKeyword } from "./find-keyword.ts";

function found(text: string, keyword: string): string[] {
  return findKeyword(text, keyword).map(({ start, end }) => text.slice(start, end));
}

test.each([
  ["in upper or lower case", "LiMES 与 limes", "Limes", ["LiMES", "limes"]],
  ["in any width", "全角ＭＥＳ２０２５上线", "mes2025", ["ＭＥＳ２０２５"]],
  ["from a keyword in full width", "用AI质检", "ａｉ", ["AI"]],
  ["with and without accents", "Café, Cafe\u0301!", "cafe", ["Café", "Cafe\u0301"]],
  [
    "from a keyword with invisible characters",
    "设备、产线",
    "设\u200b备\u00ad、\ufeff产线",
    ["设备", "产线"],
  ],
  [
    "in a text with invisible characters",
    "数\u200b据只采\u00ad集",
    "数据只采集",
    ["数\u200b据只采\u00ad集"],
  ],
  ["word by word", "智能制造与钢铁", "钢铁 智能", ["智能", "钢铁"]],
  ["as the words of an enumeration", "智能制造与钢铁", "钢铁、智能", ["智能", "钢铁"]],
  ["across a space between two scripts", "上线MES 系统", "MES系统", ["MES 系统"]],
  ["as a prefix of Latin words", "art, arts, smart", "art", ["art", "art"]],
  ["as a complete word only if it is short", "AI, aim, maintain", "ai", ["AI"]],
  ["next to surrogate pairs", "𠮷钢𠮷", "钢𠮷", ["钢𠮷"]],
  ["in a character that decomposes into several", "占地3㎡", "3m2", ["3㎡"]],
])("a keyword is found %s", (_, text, keyword, expected) => {
  expect(found(text, keyword)).toEqual(expected);
});

test.each([
  ["for a blank keyword", "钢铁", " \t　"],
  ["for a keyword that does not occur", "钢铁", "招聘"],
  ["for a keyword that looks like a pattern", "abc", ".* [a-z] (b|c)"],
])("nothing is found %s", (_, text, keyword) => {
  expect(found(text, keyword)).toEqual([]);
});

test("matches do not overlap", () => {
  expect(findKeyword("㍿", "株 式 会 社")).toEqual([{ start: 0, end: 1 }]);
});

test("long runs of characters are converted to lower case in one call, and not one by one", () => {
  const lowerCase = vi.spyOn(String.prototype, "toLowerCase");
  expect(found(`${"热轧 Steel。".repeat(10_000)}Ｍes`, "mes")).toEqual(["Ｍes"]);
  expect(lowerCase.mock.calls.length).toBeLessThan(10);
  lowerCase.mockRestore();
});
