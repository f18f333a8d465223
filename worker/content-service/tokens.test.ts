import { describe, expect, test } from "vitest";
import { indexTokens, matchExpression } from "./tokens.ts";

describe("the index holds", () => {
  test.each([
    ["overlapping pairs and the last character alone", "智能制造", "智能 能制 制造 造"],
    ["a single character", "钢", "钢"],
    ["runs apart", "钢铁，智能", "钢铁 铁 智能 能"],
    ["Latin words in small letters", "LiMES Platform", "limes platform"],
    ["Latin and Chinese side by side", "AI质检2025年", "ai 质检 检 2025 年"],
    ["full-width letters and digits as narrow ones", "ＭＥＳ２０２５", "mes2025"],
    ["letters without their accents", "Café Ōsaka", "cafe osaka"],
    ["characters beyond the basic plane", "𠮷野家", "𠮷野 野家 家"],
    ["nothing of marks and pictures", "“😀” — *()", ""],
  ])("%s", (_, text, tokens) => {
    expect(indexTokens(text)).toBe(tokens);
  });
});

describe("a keyword becomes", () => {
  test.each([
    ["a pair", "钢铁", '"钢铁"'],
    ["a phrase of pairs", "智能制造", '"智能 能制 制造"'],
    ["the beginning of a pair", "钢", '"钢" *'],
    ["a phrase across Latin and Chinese", "AI质检", '"ai 质检"'],
    ["a phrase that knows where a run ends", "质检AI", '"质检 检 ai"'],
    ["the beginning of a longer Latin word", "Auto", '"auto" *'],
    ["several phrases that must all occur", "钢铁 MES、招聘", '"钢铁" AND "mes" * AND "招聘"'],
    ["a phrase, whatever FTS5 makes of its marks", 'a"b*^-c:NEAR(d', '"a b c near d"'],
  ])("%s", (_, keyword, expression) => {
    expect(matchExpression(keyword)).toBe(expression);
  });

  test.each(["", "   ", "，。！", '"*"', "😀"])("nothing: %j", (keyword) => {
    expect(matchExpression(keyword)).toBeUndefined();
  });
});
