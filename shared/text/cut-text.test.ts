import { expect, test } from "vitest";
import { shortSummary } from "./cut-text.ts";

const chinese = "平台把加热炉、粗轧、精轧与卷取四段模型统一到同一个时钟。";
const english = "The platform runs furnace, roughing, finishing and coiling on one clock. ";

test.each([
  ["Chinese", chinese.repeat(3), chinese.repeat(3)],
  ["English", english.trim(), english.trim()],
])("a %s summary of a few lines is not cut", (_, summary, shown) => {
  expect(shortSummary(summary)).toBe(shown);
});

test("a long text is cut at the end of a sentence, at about the same width in both languages", () => {
  expect(shortSummary(chinese.repeat(20))).toBe(chinese.repeat(3));
  expect(shortSummary(english.repeat(20))).toBe(english.repeat(2).trim());
});

test("a text in which no sentence ends early enough is cut with an ellipsis", () => {
  expect(shortSummary("铁".repeat(300))).toBe(`${"铁".repeat(100)}…`);
});

test("an English text with a Chinese name is cut as English", () => {
  const summary = `The name 砺枢 joins whetstone and pivot. ${english}`;
  expect(shortSummary(summary)).toBe(summary);
});
