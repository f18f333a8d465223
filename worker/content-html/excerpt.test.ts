import { describe, expect, onTestFinished, test, vi } from "vitest";
import { stripTags } from "../../shared/text/strip-tags.ts";
import { excerpt, searchedText, searchSummary } from "./excerpt.ts";

const filler = "炉".repeat(200);

describe("an excerpt", () => {
  test("is the complete text if it is short", () => {
    expect(excerpt("热轧产线投运。", "产线")).toBe("热轧产线投运。");
  });

  test("contains the match with some text before and after it", () => {
    const text = excerpt(`${filler}热轧${filler}`, "热轧") ?? "";
    expect(text).toMatch(/^…炉{36}热轧炉{42}…$/);
  });

  test("starts at the beginning of a text that starts with the match", () => {
    expect(excerpt(`热轧${filler}`, "热轧")).toBe(`热轧${"炉".repeat(78)}…`);
  });

  test("ends at the end of a text that ends with the match", () => {
    expect(excerpt(`${filler}热轧`, "热轧")).toBe(`…${"炉".repeat(78)}热轧`);
  });

  test("shows the first match in the text if the keyword has several words", () => {
    expect(excerpt(`${filler}能源${filler}热轧`, "热轧 能源")).toContain("能源");
  });

  test("is as long as other English excerpts if an English text has a Chinese name in it", () => {
    const text = `${"hot rolled coil ".repeat(20)}砺枢 slab ${"cold ".repeat(40)}`;
    expect(excerpt(text, "slab")?.length).toBeGreaterThan(100);
  });

  test("does not cut Latin words at either end", () => {
    const text = excerpt("continuous casting ".repeat(20) + "slab ".repeat(30), "slab") ?? "";
    expect(text).toMatch(/^…(?:continuous|casting) .* slab…$/);
    expect(text.length).toBeLessThanOrEqual(122);
  });

  test.each(["1,400", "15.4%", "first-hand", "mill’s"])("does not cut %s", (word) => {
    for (let shift = 0; shift < word.length; shift++) {
      const text = `${filler}${word}${"钢".repeat(36 - shift)}热轧${"钢".repeat(82 - shift)}${word}${filler}`;
      const bare = excerpt(text, "热轧")?.replaceAll(word, "");
      expect(bare).toMatch(/^…炉*钢+热轧钢+炉*…$/);
    }
  });

  test.each(["1,146亿元", "420万吨", "15.4%", "26,000个", "2,050 mm"])(
    "does not cut %s",
    (figure) => {
      for (let shift = 0; shift < figure.length; shift++) {
        const text = `${filler}热轧${"钢".repeat(82 - shift)}${figure}${filler}`;
        const bare = excerpt(text, "热轧")?.replaceAll(figure, "");
        expect(bare).toMatch(/^…炉+热轧钢+…$/);
      }
    },
  );

  test("starts after a number and its unit rather than within them", () => {
    for (let shift = 0; shift < 8; shift++) {
      const text = `${filler} 2,050 mm ${"hot ".repeat(7)}${"x".repeat(shift)} slab${filler}`;
      expect(excerpt(text, "slab")).toMatch(/^…(?:炉+ 2,050 mm )?hot /);
    }
  });

  test("starts with a sentence if one starts before the match", () => {
    expect(excerpt(`${filler}。二。其中有热轧${filler}`, "热轧")).toMatch(/^…二。其中有热轧/);
    expect(excerpt(`${filler} is 1.5. Then slab${filler}`, "slab")).toMatch(/^…Then slab/);
  });

  test("starts with a clause if a clause but no sentence starts before the match", () => {
    expect(excerpt(`${filler}，其中有热轧${filler}`, "热轧")).toMatch(/^…其中有热轧/);
    expect(excerpt(`${filler} Rolling Mills, and slab${filler}`, "slab")).toMatch(/^…and slab/);
  });

  test("ends after a clause if one ends shortly before the maximum length", () => {
    const clause = `热轧${"钢".repeat(24)}`;
    expect(excerpt(`${filler}${clause}，${filler}`, "热轧")).toMatch(/炉热轧钢{24}…$/);
    expect(excerpt(`${filler}热轧${"钢".repeat(10)}，${filler}`, "热轧")).toMatch(/，炉{31}…$/);
  });

  test("does not cut a word that starts with the keyword", () => {
    const end = "steelmaking plants in the north";
    expect(excerpt(`${filler}${end}`, "steel", 20)).toMatch(/^…炉*steelmaking/);
  });

  test("cuts runs of letters that are too long to be words", () => {
    const text = excerpt(`${"x".repeat(300)} slab`, "slab") ?? "";
    expect(text).toBe(`…${"x".repeat(115)} slab`);
  });

  test("never splits a surrogate pair", () => {
    for (let shift = 0; shift < 2; shift++) {
      const text = excerpt(
        `${"a".repeat(shift)}${"𠮷".repeat(200)}热轧${"𠮷".repeat(200)}`,
        "热轧",
      );
      expect(text).toContain("𠮷热轧𠮷");
      expect(text?.isWellFormed()).toBe(true);
    }
  });

  test("omits punctuation left over from the cut text", () => {
    const text = `${filler}，${"，".repeat(3)}${"钢".repeat(34)}热轧${filler}`;
    expect(excerpt(text, "热轧")).toMatch(/^…钢{34}热轧/);
  });

  test("contains the whole keyword, even if the keyword is longer than an excerpt should be", () => {
    const keyword = "钢".repeat(60);
    expect(excerpt(`${filler}${keyword}${filler}`, keyword, 20)).toBe(`…${keyword}…`);
  });

  test("is undefined if the text contains no word of the keyword", () => {
    expect(excerpt("热轧", "招聘")).toBeUndefined();
    expect(excerpt("", "招聘")).toBeUndefined();
    expect(excerpt("热轧", " ")).toBeUndefined();
  });
});

describe("an excerpt of a body", () => {
  const body = (html: string) => stripTags(`<p>${filler}</p>${html}<p>${filler}</p>`);

  test.each([
    ["across an element boundary", "智<b>能</b>制造", "智能", "智能制造"],
    ["containing an entity", "R&amp;D 中心", "R&D", "R&D 中心"],
    ["next to an entity", "&lt;热轧&gt;", "热轧", "<热轧>"],
  ])("finds a keyword %s", (_, html, keyword, expected) => {
    expect(excerpt(body(html), keyword)).toContain(expected);
  });

  test.each(["amp", "class", "href", "strong"])("does not find %s in the markup", (keyword) => {
    const html = '<a class="x" href="/y"><strong>一&amp;二</strong></a>';
    expect(excerpt(body(html), keyword)).toBeUndefined();
  });
});

describe("the summary of a search result", () => {
  const own = "自己的摘要";
  const body = `<p>${filler}招聘</p>`;

  test("is the item's own summary if that contains the keyword", () => {
    expect(searchSummary(own, searchedText(body), "摘要")).toBe(own);
  });

  test("is an excerpt of the body around the keyword if the item's own summary does not contain the keyword", () => {
    expect(searchSummary(own, searchedText(body), "招聘")).toMatch(/^…炉+招聘$/);
  });

  test("is an excerpt of the sentences rather than of headings and tables", () => {
    const content = `<h2>招聘</h2><table><tr><td>招聘</td></tr></table><p>${filler}招聘</p>`;
    expect(searchSummary(undefined, searchedText(content), "招聘")).toMatch(/^…炉+招聘$/);
    const table = "<p>炉</p><table><tr><td>招聘</td></tr></table>";
    expect(searchSummary(undefined, searchedText(table), "招聘")).toBe("炉 招聘");
  });

  test("is an excerpt of a long summary if the part that lists show does not contain the keyword", () => {
    const long = `${"自己的摘要。".repeat(40)}最后一句说到轴承。`;
    expect(searchSummary(long, searchedText(body), "轴承")).toMatch(/^…?.{60,125}轴承。$/);
    expect(searchSummary(long, searchedText(body), "摘要").length).toBeLessThan(110);
  });

  test("is the item's own summary if neither the summary nor the body contains the keyword", () => {
    expect(searchSummary(own, searchedText(body), "热轧")).toBe(own);
    expect(searchSummary(undefined, searchedText(""), "热轧")).toBe("");
  });

  test("shows the sentence after a heading if only the heading contains the keyword", () => {
    const content = "<p>炉</p><h2>招聘</h2><p>钢。</p>";
    expect(searchSummary(undefined, searchedText(content), "招聘")).toBe("炉 招聘 钢。");
  });

  test("uses only the beginning of a long body", () => {
    const length = 2 ** 14;
    for (const part of ["é", "<p>é</p>", "<td>a</td>", "<table>é</table>"]) {
      const { sentences, everything } = searchedText(part.repeat(2 ** 15));
      expect(sentences.length).toBeLessThanOrEqual(length);
      expect(everything.length).toBe(length);
    }
    const { sentences } = searchedText(`a${"𠮷".repeat(length)}`);
    expect(sentences).toBe(`a${"𠮷".repeat(length / 2 - 1)}`);
  });

  test("takes linear time even if tables are nested: the body is searched only once for their end tag", () => {
    const search = vi.spyOn(RegExp.prototype, "test");
    onTestFinished(() => search.mockRestore());
    searchedText(`${"<table>".repeat(1000)}炉</table>`);
    const ends = search.mock.contexts.filter((pattern) => String(pattern).includes("/table"));
    expect(ends).toHaveLength(1);
  });
});
