import { describe, expect, test } from "vitest";
import { site as brand } from "../../shared/brand/site.ts";
import type { Locale } from "../i18n/locales.ts";
import { cutText } from "../text/cut-text.ts";
import { type DescriptionSource, itemMetaDescription, wordsOf } from "./item-meta.tsx";
import { listMetaDescription } from "./meta-description.ts";

const item = (title: string, more: object = {}) => ({ id: title, title, content: "", ...more });

describe("cutText", () => {
  test("a text that is too long is cut after a complete sentence", () => {
    const sentence = `${"钢".repeat(50)}。`;
    expect(cutText(`${sentence}${"铁".repeat(50)}`, 80)).toBe(sentence);
    expect(cutText(`${"It rolls. ".repeat(8)}Then it is ${"cut ".repeat(40)}`, 100)).toBe(
      "It rolls. ".repeat(8).trim(),
    );
  });

  test("a text is cut after a clause if no sentence ends within the limit", () => {
    expect(cutText(`${"钢".repeat(50)}，${"铁".repeat(50)}`, 80)).toBe(`${"钢".repeat(50)}…`);
    expect(cutText(`${"steel ".repeat(10).trim()}, ${"iron ".repeat(30)}`, 80)).toBe(
      `${"steel ".repeat(10).trim()}…`,
    );
  });

  test("a text is cut after a word if no clause ends within the limit, and never in a surrogate pair", () => {
    expect(cutText("steel works ".repeat(20), 50)).toMatch(/(?:steel|works)…$/);
    expect(cutText("𠮷".repeat(60), 81)).toBe(`${"𠮷".repeat(40)}…`);
  });

  test("a text is not cut after a sentence that is much shorter than the limit", () => {
    expect(cutText(`好。${"钢".repeat(100)}`, 80)).toBe(`好。${"钢".repeat(78)}…`);
  });
});

describe("the description of an item", () => {
  test.each([
    ["by its summary", { summary: "摘要。", content: "<p>正文。</p>" }, "摘要。"],
    ["by its body", { content: "<p>正文。</p>" }, "正文。"],
    ["by its address", { address: "南京市" }, "题：南京市"],
    ["by its title as a last resort", {}, "题"],
  ])("an item is described %s", (_, more, expected) => {
    expect(itemMetaDescription("zh", item("题", more))).toBe(expected);
  });

  test.each(["zh", "en"] as const)(
    "the description of an item is short enough for search results (%s)",
    (locale) => {
      const text = locale === "zh" ? "一炉钢，一个号。" : "Every heat has a number. ";
      const description = itemMetaDescription(locale, item("题", { content: text.repeat(90) }));
      const limit = locale === "zh" ? 80 : 160;
      expect(description.length).toBeLessThanOrEqual(limit);
      expect(description.length).toBeGreaterThan(limit / 2);
    },
  );
});

describe("the description of a page", () => {
  const describePage = (locale: Locale, described: ReturnType<typeof page>) =>
    listMetaDescription(locale, { ...described, words: wordsOf(locale, described) });
  const page = (source?: DescriptionSource, more: object = {}) => ({
    name: `${brand.name.zh}新闻稿`,
    source,
    items: [item("第一条。"), item("第二条")],
    isFirst: true,
    ...more,
  });

  test("a page is described by the titles of its items", () => {
    expect(describePage("zh", page(undefined))).toBe(`${brand.name.zh}新闻稿：第一条；第二条。`);
    expect(describePage("en", page(undefined, { name: "News" }))).toBe("News: 第一条; 第二条.");
  });

  test("a description contains as many titles as fit, and at least one", () => {
    const items = Array.from({ length: 12 }, (_, index) => item(`${index}${"钢".repeat(29)}`));
    const name = "某某集团新闻稿";
    expect(describePage("zh", page(undefined, { name, items }))).toMatch(
      /^某某集团新闻稿：0钢+；1钢+。$/,
    );
    const long = [item("钢".repeat(200)), item("铁")];
    expect(describePage("zh", page(undefined, { items: long })).length).toBeLessThanOrEqual(80);
  });

  test.each([40, 70, 76, 78, 79, 80, 120])(
    "a description stays within the limit if the page's name has %i characters",
    (length) => {
      const name = "名".repeat(length);
      for (const items of [[item("钢".repeat(200))], [item("铁"), item("钢")], []]) {
        const description = describePage("zh", page(undefined, { name, items }));
        expect(description.length).toBeLessThanOrEqual(80);
        expect(description).toContain("名".repeat(Math.min(length, 79)));
      }
    },
  );

  test("with the source `text`, and on a first page also with `first-text`, the text of the first item describes a page", () => {
    const words = "砺枢从一家轧钢厂的自动化室起步，为流程工业做信息化、自动化与智能化。";
    const items = [item("概况", { summary: words }), item("另一章")];
    expect(describePage("zh", page("text", { items }))).toBe(words);
    expect(describePage("zh", page("first-text", { items }))).toBe(words);
    expect(describePage("zh", page("first-text", { items, isFirst: false }))).toContain("：概况；");
  });

  test("with the source `facts`, the titles and summaries of the items describe a page", () => {
    const items = [
      item("使命", { summary: "让现场的数据，回到现场的人手里。" }),
      item("愿景", { summary: "成为流程工业里说得清、靠得住的公司。" }),
    ];
    expect(describePage("zh", page("facts", { items }))).toBe(
      "使命：让现场的数据，回到现场的人手里；愿景：成为流程工业里说得清、靠得住的公司",
    );
  });

  test("a page without items is described by its name and the company's name", () => {
    expect(describePage("zh", page(undefined, { items: [] }))).toMatch(
      new RegExp(`^${brand.name.zh}新闻稿。${brand.name.zh}`),
    );
  });
});
