import { describe, expect, test } from "vitest";
import { createHtmlCleaner } from "../content-html/html.ts";
import { parseItemList } from "./schema.ts";

const clean = createHtmlCleaner([], (url) => new URL(url, "https://cms.example.com").href);

describe("a link in a body", () => {
  test.each([
    ["by a name, as Word writes it", '<a name="_Toc1">一</a>', "#_Toc1", "#c-_Toc1"],
    [
      "by a name in Chinese, encoded",
      '<a name="第一章"></a>',
      "#%E7%AC%AC%E4%B8%80%E7%AB%A0",
      "#c-%E7%AC%AC%E4%B8%80%E7%AB%A0",
    ],
    ["by an id", '<h2 id="a">一</h2>', " #a ", "#c-a"],
    ["by the name of an anchor that also has an id", '<a id="a" name="b">一</a>', "#b", "#c-b"],
    ["to an element named top", '<p id="top">一</p>', "#top", "#c-top"],
    ["as an old editor writes it", '<a name="a"></a>', "about:blank#a", "#c-a"],
    ["with the path of a Word file", '<a name="a"></a>', "file:///C:/Users/li/a%20b.htm#a", "#c-a"],
    [
      "with the address of an editor's window",
      '<a name="a"></a>',
      "https://cms.example.com/admin/edit.html#a",
      "#c-a",
    ],
    ["after an empty query", '<a name="a"></a>', "?#a", "#c-a"],
  ])("leads to its target in the same body: %s", (_, target, href, expected) => {
    const cleaned = clean(`${target}<a href="${href}">二</a>`);
    expect(cleaned).toContain(`<a href="${expected}">二</a>`);
    expect(cleaned).toContain(`id="${decodeURIComponent(expected.slice(1))}"`);
  });

  test.each([
    "#",
    "#top",
    "#TOP",
    "",
    " ",
    "#missing",
    "#main",
    "#%E0%A4%A",
    "about:blank#",
    "?",
    "?#b",
  ])("leads to the top of the page if the body has no such target: “%s”", (href) => {
    expect(clean(`<p><a href="${href}">二</a></p>`)).toBe('<p><a href="#">二</a></p>');
  });

  test.each(["https://cms.example.com/old.html#b", "https://cms.example.com.evil.example/#a"])(
    "keeps its address if it leads to another page: %s",
    (href) => {
      expect(clean(`<a name="a"></a><a href="${href}">二</a>`)).toContain(`<a href="${href}">`);
    },
  );

  test("may be an area of an image map", () => {
    const map = '<map name="m"><area href="#a" coords="0,0,9,9"></map><p id="a">一</p>';
    expect(clean(map)).toContain('<area href="#c-a"');
  });
});

test("each of several bodies on a page has its own targets, maps and names", () => {
  const content =
    '<a href="#_Toc1">a</a><h2 id="_Toc1" aria-describedby="b">一</h2><img src="/a.png" usemap="#m"><map name="m"></map>';
  const data = [7, 8].map((id) => ({ id, title: "A", content }));
  const { items } = parseItemList({ code: 1000, data }, clean);
  const names = items.map((item) =>
    [...item.content.matchAll(/(?:id|name|describedby)="([^"]+)"|"#([^"]+)"/g)].map(
      ([, name, target]) => name ?? target,
    ),
  );
  expect(names[0]).toEqual(["c-7-_Toc1", "c-7-_Toc1", "c-7-b", "c-7-m", "c-7-m"]);
  expect(names[1]).toEqual(names[0]?.map((name) => name?.replace("7", "8")));
});

test("a picture and its image map get the same prefixed name", () => {
  expect(
    clean('<img src="/a.png" usemap="#plan"><map name="plan"><area shape="rect" href="/b"></map>'),
  ).toBe(
    '<img src="https://cms.example.com/a.png" usemap="#c-plan" loading="lazy" decoding="async">' +
      '<map name="c-plan"><area shape="rect" href="https://cms.example.com/b"></map>',
  );
});
