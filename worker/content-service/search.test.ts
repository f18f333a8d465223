import { beforeAll, describe, expect, test } from "vitest";
import { item, locale } from "../../tests/fixtures/content-service/seed.ts";
import { listed, load } from "../../tests/fixtures/content-service/service.ts";

const at = (day: number) => `2025-01-${String(day).padStart(2, "0")} 09:00:00`;

beforeAll(() =>
  load(
    locale([
      item(1, { title: "临港特钢热轧智能工厂一期投运", publishTime: at(1) }),
      item(2, {
        title: "钢铁行业碳核算",
        content: "<p>智能<b>制造</b>与MES系统</p>",
        publishTime: at(2),
      }),
      item(3, { title: "2027届校园招聘", summary: "AI质检与钢铁大模型", publishTime: at(3) }),
      item(4, { title: "年度报告", content: "<p>钢铁&amp;物流 R&amp;D</p>", publishTime: at(4) }),
      item(5, { title: "钢铁电商", keywords: ["砺钢网", "现货"], publishTime: at(5) }),
      item(6, { title: "LiMind Vision at the Rolling Mill", publishTime: at(6) }),
      item(7, { title: "钢铁，智能的另一面", publishTime: at(7) }),
      item(8, { title: "隐藏的钢铁", nodeId: 21 }),
      item(9, { title: "隐藏栏目之下的钢铁", nodeId: 31 }),
      item(10, { title: "快捷入口钢铁", nodeId: 2382 }),
      item(11, { title: "挂在根上的钢铁", nodeId: 1 }),
      item(12, { title: "全角ＭＥＳ２０２５", publishTime: at(8) }),
    ]),
    locale([item(101, { title: "钢铁 in the other locale" })], 39),
  ),
);

async function find(keyword: string, page: { pageNo?: number; pageSize?: number } = {}) {
  return listed("content/search?domainId=38", { ...page, condition: { keyword } });
}

test.each([
  ["two characters", "招聘", [3]],
  ["two characters within a run of characters", "港特", [1]],
  ["a single character", "碳", [2]],
  ["a single character at the end of a run", "运", [1]],
  ["a long phrase", "临港特钢热轧智能工厂一期投运", [1]],
  ["a phrase across element boundaries", "智能制造", [2]],
  ["Latin with Chinese", "AI质检", [3]],
  ["Latin with Chinese in the body", "MES系统", [2]],
  ["full-width letters", "ａｉ质检", [3]],
  ["full-width text", "mes2025", [12]],
  ["an English word in upper or lower case", "rolling MILL", [6]],
  ["the beginning of an English word", "roll", [6]],
  ["letters around punctuation", "R&D", [4]],
  ["a number with its counter", "2027届", [3]],
  ["nothing for pinyin that no title has", "regangzhi", []],
  ["the pinyin of a title from any character on", "tegangre", [1]],
  ["the beginning of the pinyin of a title", "tanhes", [2]],
  ["the pinyin initials of three characters or more", "lgt", [1]],
  ["pinyin together with a word", "dianshang 现货", [5]],
  ["keywords", "现货", [5]],
  ["words that all occur", "智能 热轧", [1]],
  ["words in different fields", "碳核算 MES", [2]],
])("search finds %s: %s", async (_, keyword, ids) => {
  expect(await find(keyword)).toEqual({ ids, total: ids.length });
});

test.each([
  ["characters that are near each other but not adjacent", "钢铁智能"],
  ["part of a Latin word that is not its beginning", "ision"],
  ["a prefix of two letters", "ro"],
  ["several words if one is missing", "钢铁 不锈"],
  ["markup", "strong"],
  ["an empty keyword", ""],
  ["punctuation only", "，。!?*"],
])("search does not find %s: %j", async (_, keyword) => {
  expect(await find(keyword)).toEqual({ ids: [], total: 0 });
});

test("hits in titles come before hits in summaries and keywords, which come before hits in bodies", async () => {
  expect(await find("钢铁")).toEqual({ ids: [7, 5, 2, 3, 4], total: 5 });
});

test.each([
  [0, [7, 5]],
  [1, [2, 3]],
  [2, [4]],
  [3, []],
])(
  "page %i with two items a page has the hits %s, and the total counts all pages",
  async (pageNo, ids) => {
    expect(await find("钢铁", { pageNo, pageSize: 2 })).toEqual({ ids, total: 5 });
  },
);

test("each locale is searched separately", async () => {
  const payload = { condition: { keyword: "钢铁" } };
  expect(await listed("content/search?domainId=39", payload)).toEqual({ ids: [101], total: 1 });
  expect(await listed("content/search?domainId=40", payload)).toEqual({ ids: [], total: 0 });
});

describe("a keyword is never parsed as query syntax:", () => {
  test.each([
    ["钢铁 OR 招聘", 0],
    ["钢铁 NOT 智能", 0],
    ["NEAR(钢铁 智能)", 0],
    ["{title} : 钢铁", 0],
    ["title:钢铁", 0],
    ['钢铁" OR "招聘', 0],
    ["'; DROP TABLE items; --", 0],
    ["(((", 0],
    ['"', 0],
    ["?1", 0],
    ["^钢铁*", 5],
    ["-钢铁", 5],
    ["\0钢铁", 5],
  ])("%j has %i hits", async (keyword, total) => {
    expect((await find(keyword)).total).toBe(total);
  });

  test("the tables still exist after all of these searches", async () => {
    expect((await find("招聘")).total).toBe(1);
  });
});
