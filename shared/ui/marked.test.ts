import { describe, expect, it, test } from "vitest";
import { markedHtml } from "./marked.tsx";

test("words are marked between and across breaks", () => {
  expect(markedHtml({ text: "钢铁与电商", keyword: "钢铁 电商", breaks: [2, 4] })).toBe(
    "<mark>钢铁</mark><wbr>与<mark>电<wbr>商</mark>",
  );
});

test("a number and its unit stay together in an excerpt", () => {
  expect(markedHtml({ text: "钢卷重21.6吨", keyword: "钢卷" })).toBe(
    "<mark>钢卷</mark>重<span data-gap><wbr></span><span data-whole>21.6吨</span>",
  );
});

test("the text and the keyword in it are escaped", () => {
  expect(markedHtml({ text: "<b>R&D</b>", keyword: "<b> &" })).toBe(
    "<mark>&lt;b&gt;</mark>R<mark>&amp;</mark>D&lt;/b&gt;",
  );
});

test("a highlight is divided where the last words begin, which stay together", () => {
  const html = markedHtml({
    text: "客户可以在自己的机房里运行砺云自己的模型。",
    keyword: "运行砺云自己",
  });
  expect(html).toBe(
    "客户可以在自己的机房里<mark>运行砺云</mark><span data-whole><mark>自己</mark>的模型。</span>",
  );
});

function matchesIn(text: string, keyword: string): string[] {
  const html = markedHtml({ text, keyword, breaks: [] });
  return [...html.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, match = ""]) => match);
}

describe("markedHtml", () => {
  it("finds every occurrence of a Chinese word", () => {
    expect(markedHtml({ text: "钢铁与钢铁电商", keyword: "钢铁" })).toBe(
      "<mark>钢铁</mark>与<mark>钢铁</mark>电商",
    );
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
    expect(markedHtml({ text: "钢铁", keyword: " \t　" })).toBe("钢铁");
  });

  it("preserves all characters", () => {
    const html = markedHtml({ text: "𠮷钢 steel 𠮷", keyword: "𠮷 STEEL" });
    expect(html.replace(/<[^>]+>/g, "")).toBe("𠮷钢 steel 𠮷");
  });
});
