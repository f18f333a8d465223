import { expect, test } from "vitest";
import { changesBetween, inventoryOf } from "../../tools/import/inventory.ts";
import type { Seed } from "../../tools/import/seed.ts";
import { changeStatements, localeRows } from "../../tools/import/sql.ts";
import { item, locale } from "../fixtures/content/seed.ts";
import { db, listed, load } from "../fixtures/content/service.ts";

const KEYWORDS = ["钢铁", "热轧", "冷轧", "旧", "新", "节能", "steel", "brand"];

const before = [
  locale([
    item(1, { title: "钢铁旧闻", publishTime: "2025-03-01 09:00:00" }),
    item(2, {
      title: "热轧",
      content: "<p>旧的正文，钢铁</p>",
      publishTime: "2025-03-02 09:00:00",
    }),
    item(3, { title: "撤下的钢铁", publishTime: "2025-03-02 10:00:00" }),
    item(4, { title: "钢铁，换栏目", publishTime: "2025-03-03 10:00:00" }),
    item(5, { title: "钢铁，换语言" }),
    item(6, { title: "没有日期的钢铁" }),
    item(7, { title: "很久以前的钢铁", publishTime: "1602-01-01 00:00:00" }),
  ]),
  locale([item(101, { title: "Steel", publishTime: "2025-03-02 09:00:00" })], 39),
];

const after = [
  locale([
    item(1, { title: "钢铁旧闻", publishTime: "2025-03-01 09:00:00" }),
    item(2, {
      title: "冷轧",
      content: "<p>新的正文，钢铁</p>",
      publishTime: "2025-03-02 09:00:00",
    }),
    item(4, { title: "钢铁，换栏目", nodeId: 21, publishTime: "2025-03-03 10:00:00" }),
    item(6, { title: "没有日期的钢铁" }),
    item(7, { title: "很久以前的钢铁", publishTime: "1602-01-01 00:00:00" }),
    // Displaces item 2 in the search index, and takes the place of item 3.
    item(8, { title: "节能的钢铁", publishTime: "2025-03-02 08:00:00" }),
    item(9, { title: "也没有日期的钢铁", content: "<p>节能</p>" }),
  ]),
  locale(
    [
      item(5, { title: "Steel, in the other locale" }),
      item(101, { title: "Steel", publishTime: "2025-03-02 09:00:00" }),
    ],
    39,
  ),
];

const changes = (from: Seed[], to: Seed[]) =>
  changesBetween(inventoryOf(from.map(localeRows)), inventoryOf(to.map(localeRows)));

/** All that the content service reads: tables, search results, and which rows of the index have a word. */
async function contents() {
  const tables = [
    "SELECT * FROM nodes ORDER BY domain_id, node_id",
    "SELECT * FROM items ORDER BY id",
  ];
  const rows = await db.batch(tables.map((sql) => db.prepare(sql)));
  const results = [];
  for (const keyword of KEYWORDS) {
    for (const domain of [38, 39]) {
      const target = `content/search?domainId=${domain}`;
      results.push([keyword, domain, await listed(target, { condition: { keyword } })]);
    }
  }
  const index = await db
    .prepare('SELECT rowid FROM search WHERE search MATCH \'"钢铁" OR "steel"\' ORDER BY rowid')
    .all();
  return { rows: rows.map((table) => table.results), results, index: index.results };
}

test("an import of what differs leaves the database like one of everything", async () => {
  await load(...after);
  const complete = await contents();
  await load(...before);
  expect(await contents()).not.toEqual(complete);
  const statements = changeStatements(after.map(localeRows), changes(before, after));
  await db.batch(statements.map((sql) => db.prepare(sql)));
  expect(await contents()).toEqual(complete);
  expect(complete.results[0]).toEqual(["钢铁", 38, { ids: [8, 1, 7, 9, 6, 2], total: 6 }]);
});

test("a new item of another day, or newer than its day's others, is the only one written", () => {
  const [chinese, english] = before;
  if (!chinese || !english) throw new Error("both locales are there");
  for (const publishTime of ["2025-02-01 00:00:00", "2025-03-02 11:00:00"]) {
    const items = [...chinese.items, item(50, { publishTime })];
    const compared = changes(before, [{ ...chinese, items }, english]);
    expect(compared).toEqual({ added: [50], changed: [], removed: [] });
  }
});
