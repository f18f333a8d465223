import { describe, expect, test } from "vitest";
import { indexTokens, matchExpression } from "./tokens.ts";

test.each([
  ["overlapping pairs and the last character alone", "智能制造", "智能 能制 制造 造"],
  ["a single character", "钢", "钢"],
  ["separate runs", "钢铁，智能", "钢铁 铁 智能 能"],
  ["Latin words in lower case", "LiMES Platform", "limes platform"],
  ["runs without their invisible characters", "智\u200b能\ufeff制造", "智能 能制 制造 造"],
  ["Latin and Chinese side by side", "AI质检2025年", "ai 质检 检 2025 年"],
  ["full-width letters and digits as half-width letters and digits", "ＭＥＳ２０２５", "mes2025"],
  ["letters without their accents", "Café Ōsaka", "cafe osaka"],
  ["characters beyond the basic plane", "𠮷野家", "𠮷野 野家 家"],
  ["no punctuation and no emoji", "“😀” — *()", ""],
])("the index contains %s", (_, text, tokens) => {
  expect(indexTokens(text)).toBe(tokens);
});

describe("a keyword becomes", () => {
  test.each([
    ["a pair", "钢铁", '"钢铁"'],
    ["a phrase of pairs", "智能制造", '"智能 能制 制造"'],
    ["a prefix of a pair", "钢", '"钢" *'],
    ["a phrase across Latin and Chinese", "AI质检", '"ai 质检"'],
    [
      "a phrase across Chinese and Latin, in which the last Chinese character is also a token",
      "质检AI",
      '"质检 检 ai"',
    ],
    ["a prefix of a longer Latin word", "Auto", '"auto" *'],
    ["a phrase without invisible characters", "智能\u200b制\u00ad造\ufeff", '"智能 能制 制造"'],
    ["half-width letters and digits", "ＡＩ　２０２５", '"ai" AND "2025" *'],
    ["several phrases that must all occur", "钢铁 MES、招聘", '"钢铁" AND "mes" * AND "招聘"'],
    ["a phrase, without FTS5 syntax", 'a"b*^-c:NEAR(d', '"a b c near d"'],
  ])("%s", (_, keyword, expression) => {
    expect(matchExpression(keyword)).toBe(expression);
  });

  test.each(["", "   ", "，。！", '"*"', "😀"])(
    "nothing if it has neither letters nor digits: %j",
    (keyword) => {
      expect(matchExpression(keyword)).toBeUndefined();
    },
  );
});
