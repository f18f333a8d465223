import { describe, expect, test } from "vitest";
import { stripTags } from "./strip-tags.ts";
import { summaryOf } from "./summary.ts";

describe("stripTags", () => {
  test.each([
    ["5 < 6 and 7 > 3", "5 < 6 and 7 > 3"],
    ["<p>一<!-- <b>二</b> --></p>", "一"],
    ["一<script>two()</script>三", "一三"],
    ["一<script>two()", "一two()"],
    ["<a title='a \"b>c'>一</a>", "一"],
    ["<p title='never closed>一</p>", "一"],
    ["<p>一<b", "一<b"],
    ["<P>一</P><LI>二</LI>", "一 二"],
    ["<p>一。</p><p>二！</p>\n<p>Three.</p><p>Four</p>", "一。二！Three. Four"],
    ["<p>“一”</p><p>二</p>", "“一”二"],
    ["<p>“One.”</p><p>Two</p>", "“One.” Two"],
  ])("the text of %s is “%s”", (html, text) => {
    expect(stripTags(html)).toBe(text);
  });

  test("stripping tags can stop after a number of characters", () => {
    const text = stripTags("<p>一二三</p>".repeat(1000), { stopAfter: 10 });
    expect(text.length).toBeGreaterThanOrEqual(10);
    expect(text.length).toBeLessThan(30);
  });

  test("Chinese list items are separated with semicolons unless they end with punctuation", () => {
    expect(
      stripTags(
        "<ul><li>接近设计值1.19</li><li>检测泄漏</li><li>协调余热。</li><li>分析能耗</li></ul>",
      ),
    ).toBe("接近设计值1.19；检测泄漏；协调余热。分析能耗");
    expect(stripTags("<ul><li>Find leaks</li><li>Save heat</li></ul>")).toBe(
      "Find leaks Save heat",
    );
  });

  test("tables are left out of summaries, even many unclosed tables", () => {
    expect(summaryOf("<p>一</p><table><tr><td>二</td></tr></table><p>三</p>")).toBe("一 三");
    expect(summaryOf("<table>".repeat(100_000))).toBe("");
  });
});

test.each([
  ["<"],
  ["<a "],
  ['<a "'],
  [`<a '">`],
  ["<script>"],
  ["<!--"],
  ["</"],
  ["&amp"],
  ["<a b='' c=\"\" "],
  ["<p>一二</p>"],
])("a long text consisting of %j takes linear time", (part) => {
  // In quadratic time, this would take minutes and exceed the time limit of the test.
  expect(stripTags(part.repeat(200_000))).toBeTypeOf("string");
});
