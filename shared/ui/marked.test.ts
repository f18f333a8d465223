import { describe, expect, it, test } from "vitest";
import { markedHtml, markKeyword } from "./marked.tsx";

test("marks words between and across breaks", () => {
  expect(markedHtml({ text: "钢铁与电商", keyword: "钢铁 电商", breaks: [2, 4] })).toBe(
    "<mark>钢铁</mark><wbr>与<mark>电<wbr>商</mark>",
  );
});

test("keeps a number and its unit together in an excerpt", () => {
  expect(markedHtml({ text: "钢卷重21.6吨", keyword: "钢卷" })).toBe(
    "<mark>钢卷</mark>重<span data-gap><wbr></span><span data-whole>21.6吨</span>",
  );
});

test("escapes the text and the keyword in it", () => {
  expect(markedHtml({ text: "<b>R&D</b>", keyword: "<b> &" })).toBe(
    "<mark>&lt;b&gt;</mark>R<mark>&amp;</mark>D&lt;/b&gt;",
  );
});

function matchesIn(text: string, keyword: string): string[] {
  return markKeyword(text, keyword)
    .filter((part) => part.isMatch)
    .map((part) => part.text);
}

describe("markKeyword", () => {
  it("finds every occurrence of a Chinese word", () => {
    expect(markKeyword("钢铁与钢铁电商", "钢铁")).toEqual([
      { text: "钢铁", isMatch: true },
      { text: "与", isMatch: false },
      { text: "钢铁", isMatch: true },
      { text: "电商", isMatch: false },
    ]);
  });

  it.each([
    ["ignoring case, and preserves that of the text", "LiMES and limes", "Limes", "LiMES limes"],
    ["preferring the longer of two", "智能工厂用AI质检", "智能 智能工厂 ai", "智能工厂 AI"],
    ["as text, not as a pattern", "a.b (c) [d]", ".* (c) [", "(c) ["],
    ["with any signs", "C++ | C/C++\\", "c++ | / \\", "C++ | / C++ \\"],
  ])("marks words, %s", (_, text, keyword, matches) => {
    expect(matchesIn(text, keyword).join(" ")).toBe(matches);
  });

  it("marks nothing for a blank keyword", () => {
    expect(markKeyword("钢铁", " \t　")).toEqual([{ text: "钢铁", isMatch: false }]);
  });

  it("preserves all characters", () => {
    const parts = markKeyword("𠮷钢 steel 𠮷", "𠮷 STEEL");
    expect(parts.map((part) => part.text).join("")).toBe("𠮷钢 steel 𠮷");
  });
});
