import { expect, test } from "vitest";
import { breakableHtml, summaryHtml, wholePartsHtml } from "./breakable-text.tsx";

test("a text has breaks only at the given offsets", () => {
  expect(breakableHtml("砺枢集团发布平台", [4, 6])).toBe("砺枢集团<wbr>发布<wbr>平台");
  expect(breakableHtml("Annual report", undefined)).toBe("Annual report");
});

test.each([
  ["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
  ["<img src=x onerror='alert(1)'>", "&lt;img src=x onerror='alert(1)'&gt;"],
  ['"quoted"', "&quot;quoted&quot;"],
  ["</h2><!--", "&lt;/h2&gt;&lt;!--"],
  ["&lt;b&gt; & &amp;", "&amp;lt;b&amp;gt; &amp; &amp;amp;"],
  ["$& $1 $`", "$&amp; $1 $`"],
])("the text %s is shown as it is", (text, html) => {
  expect(breakableHtml(text, [])).toBe(html);
  expect(breakableHtml(text, undefined)).toBe(html);
});

test("the parts between breaks are escaped at every position", () => {
  expect(breakableHtml("<b>&", [0, 1, 2, 3, 4])).toBe("<wbr>&lt;<wbr>b<wbr>&gt;<wbr>&amp;<wbr>");
});

test("in a Chinese title, a name in Latin letters stays on one line unless it is long", () => {
  expect(breakableHtml("PT Samudra Steel投产", [])).toBe("PT\u00A0Samudra\u00A0Steel投产");
  expect(breakableHtml("砺控LiControl 900发布", [])).toBe("砺控LiControl\u00A0900发布");
  expect(breakableHtml("获Meridian Annual Report Awards", [])).not.toContain("\u00A0");
  expect(breakableHtml("PT Samudra Steel rolls its first coil", [])).not.toContain("\u00A0");
});

test.each([
  ["砺造LiMES发布", [2, 7], "砺造<span data-gap><wbr></span>LiMES<span data-gap><wbr></span>发布"],
  ["投运3号线，“5G”上线", [2, 4, 10], "投运<span data-gap><wbr></span>3号<wbr>线，“5G”<wbr>上线"],
])("a break in %s keeps the space between Chinese and Latin text", (text, breaks, html) => {
  expect(breakableHtml(text, breaks)).toBe(html);
});

test("a percentage in Chinese text has a gap on both sides", () => {
  const html = "占比10%<span data-gap><wbr></span>的电";
  expect(breakableHtml("占比10%的电", [])).toBe(html);
  expect(breakableHtml("占比10%的电", [5])).toBe(html);
  expect(breakableHtml("占比10%，的电", [])).toBe("占比10%，的电");
  expect(wholePartsHtml("占比10%的电", [2, 5])).toBe(
    "占比<span data-gap><wbr></span><span data-whole>10%</span><span data-gap><wbr></span>的电",
  );
});

test.each([
  ["总股本12.1亿股", [3, 9], "总股本<span data-gap><wbr></span><span data-whole>12.1亿股</span>"],
  [
    "2025年12月起",
    [0, 5, 5, 8],
    "<span data-whole>2025年</span><span data-gap><wbr></span><span data-whole>12月</span>起",
  ],
  ["on 18 June", [3, 10], "on <span data-whole>18 June</span>"],
  ["<3吨>", [1, 3], "&lt;<span data-whole>3吨</span>&gt;"],
])("the parts of “%s” between the offsets %j stay on one line", (text, offsets, html) => {
  expect(wholePartsHtml(text, offsets)).toBe(html);
});

test("without offsets, an English title does not break inside amounts, and a Chinese title is plain text", () => {
  const [english, chinese] = ["LiSteel passes 36 million tonnes", "交易量破3,600万吨"];
  expect(breakableHtml(english, undefined)).toBe(
    "LiSteel passes <span data-whole>36 million</span> tonnes",
  );
  expect(breakableHtml(chinese, undefined)).toBe(chinese);
});

test("a Chinese summary may break between its words, but its last words stay on one line", () => {
  expect(summaryHtml("重21.6吨，第一卷", [1, 7], undefined, [{ start: 5, end: 8 }])).toBe(
    "重<span data-gap><wbr></span>21.6<mark>吨，</mark><wbr><span data-whole><mark>第</mark>一卷</span>",
  );
});
