import { expect, test } from "vitest";
import { breakableHtml, shortTextHtml, wholeAmounts, wholeNumbers } from "./breakable-text.tsx";

test("a text has breaks at its offsets only", () => {
  expect(breakableHtml("砺枢集团发布平台", [4, 6])).toBe("砺枢集团<wbr>发布<wbr>平台");
  expect(breakableHtml("Annual report")).toBe("Annual report");
});

test.each([
  ["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
  ["<img src=x onerror='alert(1)'>", "&lt;img src=x onerror='alert(1)'&gt;"],
  ['"quoted"', "&quot;quoted&quot;"],
  ["</h2><!--", "&lt;/h2&gt;&lt;!--"],
  ["&lt;b&gt; & &amp;", "&amp;lt;b&amp;gt; &amp; &amp;amp;"],
  ["$& $1 $`", "$&amp; $1 $`"],
])("the text %s is shown as it is", (text, html) => {
  expect(breakableHtml(text)).toBe(html);
});

test("the parts between breaks are escaped at every position", () => {
  expect(breakableHtml("<b>&", [0, 1, 2, 3, 4])).toBe("<wbr>&lt;<wbr>b<wbr>&gt;<wbr>&amp;<wbr>");
});

test("in a Chinese title, a name in Latin letters stays on one line unless it is long", () => {
  expect(breakableHtml("PT Samudra Steel投产")).toBe("PT\u00A0Samudra\u00A0Steel投产");
  expect(breakableHtml("砺控LiControl 900发布")).toBe("砺控LiControl\u00A0900发布");
  expect(breakableHtml("获Meridian Annual Report Awards")).not.toContain("\u00A0");
  expect(breakableHtml("PT Samudra Steel rolls its first coil")).not.toContain("\u00A0");
});

test.each([
  ["砺造LiMES发布", [2, 7], "砺造<span data-gap><wbr></span>LiMES<span data-gap><wbr></span>发布"],
  ["投运3号线，“5G”上线", [2, 4, 10], "投运<span data-gap><wbr></span>3号<wbr>线，“5G”<wbr>上线"],
])("the space between the two scripts in %s stays at a break", (text, breaks, html) => {
  expect(breakableHtml(text, breaks)).toBe(html);
});

test.each([
  ["总股本12.1亿股", "总股本<span data-gap><wbr></span><span data-whole>12.1亿股</span>"],
  [
    "2025年12月起",
    "<span data-whole>2025年</span><span data-gap><wbr></span><span data-whole>12月</span>起",
  ],
  ["首批23名工程师", "首批<span data-gap><wbr></span><span data-whole>23名</span>工程师"],
  ["约1,900 家；98%", "约1,900 家；98%"],
  ["to RMB 1.37 billion", "to <span data-whole>RMB 1.37 billion</span>"],
  ["on 18 June", "on <span data-whole>18 June</span>"],
  ["<3吨>", "&lt;<span data-whole>3吨</span>&gt;"],
])("the numbers of the summary “%s” stay with their units", (text, html) => {
  expect(wholeNumbers(text)).toBe(html);
});

test.each([
  [
    "超出部分由钢厂承担，买家不收违约金。",
    "超出部分由钢厂承担，买家<span data-whole>不收违约金。</span>",
  ],
  ["一份合同的平均交期由15天缩短6天", "一份合同的平均交期<span data-whole>由15天缩短6天</span>"],
  [
    "打开一卷钢的碳数据就看得到方法和结果",
    "打开一卷钢的碳数据就看得到<span data-whole>方法和结果</span>",
  ],
  [
    "钢卷重21.6吨，全长97.1%在公差之内，停了。",
    "钢卷重<span data-gap><wbr></span><span data-whole>21.6吨</span>，全长97.1%在公差<span data-whole>之内，停了。</span>",
  ],
  ["砺枢集团", "砺枢集团"],
  ["The meeting is held in Nanjing, in two days", "The meeting is held in Nanjing, in two days"],
])("the last words of the short text “%s” stay together", (text, html) => {
  expect(shortTextHtml(text)).toBe(html);
});

test("an English title does not break inside amounts, and a Chinese title is plain text", () => {
  const [english, chinese] = ["LiSteel passes 36 million tonnes", "交易量破3,600万吨"];
  expect(wholeAmounts(english)).toBe("LiSteel passes <span data-whole>36 million</span> tonnes");
  expect(wholeAmounts(chinese)).toBe(chinese);
});
