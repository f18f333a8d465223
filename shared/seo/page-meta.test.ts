import { expect, test } from "vitest";
import { site as brand } from "../../shared/brand/site.ts";
import { documentTitle, titleOf } from "./page-meta.tsx";

test.each([
  ["zh", { name: "新闻稿" }, `新闻稿 - ${brand.name.zh}`],
  ["zh", { name: "新闻稿", number: 1 }, `新闻稿 - ${brand.name.zh}`],
  ["zh", { name: "新闻稿", number: 2 }, `新闻稿 - 第 2 页 - ${brand.name.zh}`],
  ["en", { name: "Press releases", number: 2 }, `Press releases - Page 2 - ${brand.name.en}`],
  ["zh", { name: "新闻稿", subject: "第一卷钢" }, `第一卷钢 - 新闻稿 - ${brand.name.zh}`],
  [
    "zh",
    { name: "搜索页", subject: "MES", number: 3 },
    `MES - 搜索页 - 第 3 页 - ${brand.name.zh}`,
  ],
  ["zh", { name: "搜索页", subject: "" }, `搜索页 - ${brand.name.zh}`],
] as const)(
  "in the locale %s, a page with the title parts %o has the title %s",
  (locale, parts, title) => {
    expect(documentTitle(locale, parts)).toBe(title);
    expect(`${titleOf(locale, parts)} - ${brand.name[locale]}`).toBe(title);
  },
);
