import { describe, expect, test } from "vitest";
import { stripTags } from "./strip-tags.ts";
import { summaryOf } from "./summary.ts";

test.each([
  ["<p>一</p><p>二</p>", "一 二"],
  ["<section>一</section><section>二<hr>三</section>", "一 二 三"],
  ["a &valueOf; b", "a &valueOf; b"],
  ["a&lt;b &amp; c&gt;d&nbsp;&quot;e&quot;", 'a<b & c>d "e"'],
  ["&ldquo;数&rdquo;&lsquo;智&rsquo;&mdash;&#65;", "“数”‘智’—A"],
  ["&copy; stays, &#9999999; too", "&copy; stays, &#9999999; too"],
  ['<a title="x > y">链接</a>', "链接"],
  ["", ""],
])("the text of the HTML %j is %j", (html, text) => {
  expect(stripTags(html)).toBe(text);
});

describe("summaryOf", () => {
  test("the summary of a short body is its complete text", () => {
    expect(summaryOf("<p>短文。</p>")).toBe("短文。");
  });

  test("a summary leaves out headings", () => {
    expect(summaryOf("<h2>布局（一）</h2><p>国内业务。</p><h3>Layout</h3><p>境外。</p>")).toBe(
      "国内业务。境外。",
    );
  });

  test("a summary ends with a complete sentence if possible", () => {
    const sentence = `${"钢".repeat(40)}。`;
    expect(summaryOf(`<p>${sentence}${"铁".repeat(200)}</p>`)).toBe(sentence);
  });

  test("the summary of a Chinese body is its first sentence, even if this sentence is a little longer than other summaries", () => {
    const sentence = `${"钢".repeat(80)}。`;
    expect(summaryOf(`<p>${sentence}铁。</p>`)).toBe(sentence);
    expect(summaryOf(`<p>${"钢".repeat(95)}。</p>`)).toHaveLength(61);
  });

  test("a summary is cut with an ellipsis if no sentence fits, in English between words", () => {
    expect(summaryOf(`<p>${"钢".repeat(200)}</p>`)).toBe(`${"钢".repeat(60)}…`);
    expect(summaryOf(`<p>${"steel works ".repeat(30)}</p>`)).toMatch(/(?:steel|works)…$/);
  });

  test("summaries are about as wide in both languages", () => {
    expect(summaryOf(`<p>LiMES${"钢".repeat(200)}</p>`)).toHaveLength(61);
    expect(summaryOf(`<p>${"steel ".repeat(90)}</p>`)).toHaveLength(120);
  });
});
