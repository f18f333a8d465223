import { expect, test } from "vitest";
import { notesOn } from "../../tools/content-import/notes.ts";
import { item, locale } from "../fixtures/content-service/seed.ts";

const NOW = Date.parse("2026-11-23T08:00:00Z");
const two = { publishTime: "2026-11-23 16:00:00", expireTime: "2026-11-23 16:01:30" };

// A note is a line that the import prints. Content with notes is imported, unlike content with problems.

test("notes say when scheduled items appear and disappear, in the order of their times", () => {
  const seeds = [
    locale([item(1, { title: "年报", publishTime: "2027-03-25 08:30:00" }), item(2, two)]),
    locale([item(3, { publishTime: "2026-11-23 15:00:00" }), item(4)], 39),
  ];
  expect(notesOn(seeds, NOW, "en")).toEqual([
    "→ An item will disappear at 2026-11-23 16:01:30 (Asia/Shanghai): 2 第2条",
    "→ An item will appear at 2027-03-25 08:30:00 (Asia/Shanghai): 1 年报",
  ]);
});

test("a note names the lists that have fewer items in one locale than in another", () => {
  const seeds = [
    locale([item(1), item(2), item(3, { nodeId: 12 })]),
    locale([item(4), item(5, { nodeId: 21 })], 39),
  ];
  expect(notesOn(seeds, NOW, "en")).toEqual([
    "→ zh has fewer items than the other languages: NODE 21 0/1",
    "→ en has fewer items than the other languages: NODE 11 1/2, NODE 12 0/1",
  ]);
});

test("a link to a page in another locale causes a note, but not a link to a file", () => {
  const links =
    '<a href="/news/news_detail/3">a</a><a href="/en/about">b</a><a href="/files/c.pdf">c</a>';
  const seeds = [
    locale([item(1, { content: links })]),
    locale([item(2, { linkUrl: "/home?a" })], 39),
  ];
  expect(notesOn(seeds, NOW, "en")).toEqual([
    "→ Item 1 links to a page in another language: /en/about",
    "→ Item 2 links to a page in another language: /home",
  ]);
});

test.each([
  ["title", { title: "Up 15.4 %" }, "4 %"],
  ["text", { content: "<p>Up 9\u00a0% in all</p>" }, "9\u00a0%"],
])("a space before a percent sign in an English %s causes a note", (_, fields, found) => {
  const seeds = [locale([item(1, { title: "15.4 %" })]), locale([item(2, fields)], 39)];
  expect(notesOn(seeds, NOW, "en")).toEqual([
    `→ Item 2 contains “${found}”. This site writes “${found.replace(/\s/, "")}”`,
  ]);
});
