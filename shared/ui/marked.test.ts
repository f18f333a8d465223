import { describe, expect, it, test } from "vitest";
import { markedSummary, markedTitle } from "./marked.tsx";

test("words of a title are marked, even if a line may break inside them", () => {
  expect(markedTitle({ title: "钢铁与电商", titleBreaks: [2, 4] }, "钢铁 电商")).toBe(
    "<mark>钢铁</mark><wbr>与<mark>电<wbr>商</mark>",
  );
});

test("a number and its unit stay together in an excerpt", () => {
  expect(markedSummary({ summary: "钢卷重21.6吨", summaryWholes: [3, 8] }, "钢卷")).toBe(
    "<mark>钢卷</mark>重<span data-gap><wbr></span><span data-whole>21.6吨</span>",
  );
});

test("the text and the keyword in it are escaped", () => {
  expect(markedSummary({ summary: "<b>R&D</b>" }, "<b> &")).toBe(
    "<mark>&lt;b&gt;</mark>R<mark>&amp;</mark>D&lt;/b&gt;",
  );
});

test("an amount in an English title stays on one line", () => {
  expect(markedTitle({ title: "Trade passes RMB 36 million" }, "pass")).toBe(
    "Trade <mark>pass</mark>es <span data-whole>RMB 36 million</span>",
  );
});

test("a highlight is divided where a part begins that stays on one line", () => {
  const summary = "客户可以在自己的机房里运行砺云自己的模型。";
  const html = markedSummary({ summary, summaryWholes: [15, 21] }, "运行砺云自己");
  expect(html).toBe(
    "客户可以在自己的机房里<mark>运行砺云</mark><span data-whole><mark>自己</mark>的模型。</span>",
  );
});

function matchesIn(text: string, keyword: string): string[] {
  const html = markedTitle({ title: text, titleBreaks: [] }, keyword);
  return [...html.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, match = ""]) => match);
}

describe("highlighting", () => {
  it("every occurrence of a Chinese word is marked", () => {
    expect(markedSummary({ summary: "钢铁与钢铁电商" }, "钢铁")).toBe(
      "<mark>钢铁</mark>与<mark>钢铁</mark>电商",
    );
  });

  it.each([
    [
      "in upper or lower case, and the text keeps its case",
      "LiMES and limes",
      "Limes",
      "LiMES limes",
    ],
    [
      "and of two overlapping words the longer one is marked",
      "智能工厂用AI质检",
      "智能 智能工厂 ai",
      "智能工厂 AI",
    ],
    ["as text, not as a pattern", "a.b (c) [d]", ".* (c) [", "(c) ["],
    ["with any punctuation", "C++ | C/C++\\", "c++ | / \\", "C++ | / C++ \\"],
  ])("words of the keyword are marked, %s", (_, text, keyword, matches) => {
    expect(matchesIn(text, keyword).join(" ")).toBe(matches);
  });

  it("nothing is marked for a blank keyword", () => {
    expect(markedSummary({ summary: "钢铁" }, " \t　")).toBe("钢铁");
  });

  it("highlighting changes no character of the text", () => {
    const html = markedSummary({ summary: "𠮷钢 steel 𠮷" }, "𠮷 STEEL");
    expect(html.replace(/<[^>]+>/g, "")).toBe("𠮷钢 steel 𠮷");
  });
});
