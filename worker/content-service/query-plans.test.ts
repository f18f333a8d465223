import { beforeAll, expect, test } from "vitest";
import { item, locale } from "../../tests/fixtures/content/seed.ts";
import { db, load } from "../../tests/fixtures/content/service.ts";
import { CLAIM_NONCE_SQL, DELETE_NONCES_SQL } from "../crypto/nonces.ts";
import { ITEM_SQL, ITEMS_BELOW, OWN_ITEMS, OWN_ITEMS_IN_COLOR } from "./lists.ts";
import { NODES_SQL } from "./navigation.ts";
import { SEARCH_SQL } from "./search.ts";

beforeAll(() => load(locale([item(1)])));

/** SQLite's query plan, one step per line. */
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
    "a page of a list",
    OWN_ITEMS.page,
    ["SEARCH items USING INDEX items_of_node (domain_id=? AND node_id=?)"],
  ],
  [
    "the size of a list",
    OWN_ITEMS.count,
    ["SEARCH items USING COVERING INDEX items_of_node (domain_id=? AND node_id=?)"],
  ],
  [
    "a page in colour",
    OWN_ITEMS_IN_COLOR.page,
    ["SEARCH items USING INDEX items_of_node_in_color (domain_id=? AND node_id=?)"],
  ],
  [
    "the size in colour",
    OWN_ITEMS_IN_COLOR.count,
    ["SEARCH items USING COVERING INDEX items_of_node_in_color (domain_id=? AND node_id=?)"],
  ],
  [
    "deleting nonces",
    DELETE_NONCES_SQL,
    ["SEARCH nonces USING COVERING INDEX nonces_by_expiry (expires_at<?)"],
  ],
])("the query for %s searches a single index without sorting", async (_, sql, plan) => {
  expect(await planOf(sql)).toEqual(plan);
});

test("claiming a nonce uses only the primary key", async () => {
  expect(await planOf(CLAIM_NONCE_SQL)).toEqual([]);
});

test.each([
  ["a page below a node", ITEMS_BELOW.page],
  ["the size below a node", ITEMS_BELOW.count],
])("the query for %s uses an index for each table", async (_, sql) => {
  const steps = (await planOf(sql)).filter((step) => /SEARCH|SCAN/.test(step));
  expect(steps).toEqual([
    "SEARCH top USING PRIMARY KEY (domain_id=? AND node_id=?)",
    expect.stringMatching(
      /^SEARCH node USING (COVERING )?INDEX nodes_by_position \(domain_id=\? AND position>/,
    ),
    expect.stringMatching(/^SEARCH items USING (COVERING )?INDEX items_of_node \(domain_id=\?/),
  ]);
});

test("a search uses the full-text index and looks items up, without a table scan", async () => {
  const steps = (await planOf(SEARCH_SQL)).filter((step) => /SEARCH|SCAN/.test(step));
  const onIndex = steps.filter((step) => /^SCAN search VIRTUAL TABLE INDEX \d+:.*M/.test(step));
  expect(onIndex).toHaveLength(4);
  // Besides, the few items that are not shown are read from indexes of their own.
  const onHidden = steps.filter((step) =>
    /^(SCAN hidden$|SEARCH change$|SEARCH items USING COVERING INDEX items_by_)/.test(step),
  );
  expect(steps.filter((step) => !onIndex.includes(step) && !onHidden.includes(step))).toEqual([
    "SCAN total",
    expect.stringMatching(/^SCAN page/),
    expect.stringMatching(/^SEARCH items USING INDEX sqlite_autoindex_items_1 \(search_id=\?\)/),
  ]);
});
