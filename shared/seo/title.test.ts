import { expect, test } from "vitest";
import { documentTitle, titleOf } from "./title.ts";

test.each([
  ["zh", { name: "新闻稿" }, "新闻稿 - 砺枢集团"],
  ["zh", { name: "新闻稿", number: 1 }, "新闻稿 - 砺枢集团"],
  ["zh", { name: "新闻稿", number: 2 }, "新闻稿 - 第 2 页 - 砺枢集团"],
  ["en", { name: "Press releases", number: 2 }, "Press releases - Page 2 - Lishu Group"],
  ["zh", { name: "新闻稿", lead: "第一卷钢" }, "第一卷钢 - 新闻稿 - 砺枢集团"],
  ["zh", { name: "搜索页", lead: "MES", number: 3 }, "MES - 搜索页 - 第 3 页 - 砺枢集团"],
  ["zh", { name: "搜索页", lead: "" }, "搜索页 - 砺枢集团"],
] as const)("in the locale %s %o is titled %s", (locale, parts, title) => {
  expect(documentTitle(locale, parts)).toBe(title);
  expect(`${titleOf(locale, parts)} - ${locale === "zh" ? "砺枢集团" : "Lishu Group"}`).toBe(title);
});
