import { expect, test } from "vitest";
import { wholeAmounts, wholeNumbers } from "./breakable-text.tsx";

test.each([
  ["总股本12.1亿股", "总股本<span data-gap><wbr></span><span data-whole>12.1亿股</span>"],
  ["2025年12月起", "<span data-whole>2025年12月起</span>"],
  ["约1,900 家；98%", "约1,900 家；98%"],
  ["to RMB 1.37 billion", "to <span data-whole>RMB 1.37 billion</span>"],
  ["on 18 June", "on <span data-whole>18 June</span>"],
  ["<3吨>", "&lt;<span data-whole>3吨</span>&gt;"],
])("the numbers of the summary “%s” stay with their units", (text, html) => {
  expect(wholeNumbers(text)).toBe(html);
});

test("an English title keeps its amounts whole, a Chinese one is plain text", () => {
  const [english, chinese] = ["LiSteel passes 36 million tonnes", "交易量破3,600万吨"];
  expect(wholeAmounts(english)).toBe("LiSteel passes <span data-whole>36 million</span> tonnes");
  expect(wholeAmounts(chinese)).toBe(chinese);
});
