import { beforeAll, describe, expect, test } from "vitest";
import { item, locale } from "../../tests/fixtures/content-service/seed.ts";
import { db, fillNode, load } from "../../tests/fixtures/content-service/service.ts";
import { CLAIM_NONCE_SQL, DELETE_NONCES_SQL } from "../crypto/nonces.ts";
import { REDIRECT_SQL } from "./calls.ts";
import { ITEM_SQL, ITEMS_BELOW, listStatements, OWN_ITEMS, OWN_ITEMS_IN_COLOR } from "./lists.ts";
import { NODES_SQL } from "./navigation.ts";
import { SEARCH_SQL, searchStatement } from "./search.ts";

const ITEMS = 100_000;
const NOW = Date.parse("2026-11-20T02:00:43Z");
/** Items of node 12. All other items belong to node 11. */
const OTHERS = [
  item(ITEMS + 1, { nodeId: 12 }),
  item(ITEMS + 2, { nodeId: 12, publishTime: "2030-01-01 00:00:00" }),
];

beforeAll(async () => {
  await load(locale([...OTHERS]));
  await fillNode(11, ITEMS);
});

/** Returns the steps of SQLite's query plan. */
async function planOf(sql: string): Promise<string[]> {
  const parameters = new Set(sql.match(/\?\d+/g)).size;
  const { results } = await db
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...Array.from({ length: parameters }, () => "1"))
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}

test.each([
  ["nodes", NODES_SQL, ["SEARCH nodes USING INDEX nodes_by_position (domain_id=?)"]],
  ["an item", ITEM_SQL, ["SEARCH items USING INTEGER PRIMARY KEY (rowid=?)"]],
  [
    "deleting nonces",
    DELETE_NONCES_SQL,
    ["SEARCH nonces USING COVERING INDEX nonces_by_expiry (expires_at<?)"],
  ],
])("the query for %s searches a single index without sorting", async (_, sql, plan) => {
  expect(await planOf(sql)).toEqual(plan);
});

test("the query for a redirect searches one index for each of its tables", async () => {
  expect((await planOf(REDIRECT_SQL)).filter((step) => /SEARCH|SCAN/.test(step))).toEqual([
    "SEARCH redirects USING PRIMARY KEY (domain_id=? AND path=?)",
    "SEARCH files USING PRIMARY KEY (path=?)",
  ]);
});

test("claiming a nonce uses only the primary key", async () => {
  expect(await planOf(CLAIM_NONCE_SQL)).toEqual([]);
});

test.each([
  ["a page of a list", OWN_ITEMS.page],
  ["the size of a list", OWN_ITEMS.count],
  ["a page of items with isColor", OWN_ITEMS_IN_COLOR.page],
  ["the number of items with isColor", OWN_ITEMS_IN_COLOR.count],
  ["a page of items below a node", ITEMS_BELOW.page],
  ["the number of items below a node", ITEMS_BELOW.count],
  ["a search", SEARCH_SQL],
])("the query for %s scans neither all items nor all nodes", async (_, sql) => {
  const scans = (await planOf(sql)).filter((step) => step.startsWith("SCAN"));
  for (const step of scans) expect(step).not.toMatch(/^SCAN (?:items|nodes)\b/);
});

describe(`a list call among ${ITEMS} items reads few rows for`, () => {
  const pages = [
    ["the first page", 0],
    ["a page in the middle", ITEMS / 24],
    ["the last page", ITEMS / 12 - 1],
    ["a page beyond the last", ITEMS],
  ] as const;

  async function rowsRead(nodeId: number, pageNo: number, queries = OWN_ITEMS) {
    const condition = { nodeId, isColor: false };
    const statements = listStatements(db, queries, 38, { condition, pageNo, pageSize: 12 }, NOW);
    const results = await db.batch(statements);
    return results.reduce((sum, { meta }) => sum + meta.rows_read, 0);
  }

  test.each(pages)("%s", async (_, pageNo) => {
    expect(await rowsRead(11, pageNo)).toBeLessThan(80);
  });

  test.each(pages)("%s of a node with other nodes below it", async (_, pageNo) => {
    expect(await rowsRead(10, pageNo, ITEMS_BELOW)).toBeLessThan(200);
  });

  test("a page from which a hidden item is left out", async () => {
    expect(await rowsRead(12, 0)).toBeLessThan(80);
  });
});

test("a search reads the full-text index once and looks up only the items of the page", async () => {
  const plan = await planOf(SEARCH_SQL);
  expect(plan.filter((step) => /VIRTUAL TABLE/.test(step))).toHaveLength(1);
  const page = { condition: { keyword: "第100001条" }, pageNo: 0, pageSize: 12 };
  const { meta, results } = (await searchStatement(db, 38, page, NOW)?.all()) ?? {};
  expect(results).toHaveLength(1);
  expect(meta?.rows_read).toBeLessThan(100);
});
