import { expect, test } from "vitest";
import { call, KEY, visit } from "../helpers/content-changed.ts";
import { newsItem } from "../helpers/fake-upstream.ts";
import { listOf } from "../helpers/numbered-list.ts";
import { createSite, type Site } from "../helpers/site.ts";

/** A site whose cache entries stay fresh for ten minutes if no content-changed call invalidates them. */
function invalidatedSite(): Site {
  return createSite({ INVALIDATION_KEY: KEY, CACHE_FRESH_SECONDS: "600" });
}

test("after a content-changed call for a group that was empty and for the group's first item, the page shows this item", async () => {
  const site = invalidatedSite();
  let data: object[] = [];
  site.on(/^content\/listAll 2003/, () => ({ data, totalCount: data.length }));
  await visit(site, "/product/core_business");
  const node = { nodeId: 2004, nodeIndexName: "STEEL TRADE", nodeName: "钢铁电商", taxis: 1 };
  data = [newsItem(9, { title: "首个条目", node })];
  expect((await call(site, { nodeIds: [2004], contentIds: ["9"] })).status).toBe(202);
  expect((await visit(site, "/product/core_business")).text).toContain("首个条目");
});

test("after a content-changed call for an item with a long id, a search within a section shows the item's new title", async () => {
  const site = invalidatedSite();
  const idOf = (number: number) => `aaaaaaaa-0000-4000-8000-${String(number).padStart(12, "0")}`;
  let title = "旧标题";
  const hitAt = (number: number) => ({
    ...newsItem(1, { title: number === 1 ? title : `钢铁${number}` }),
    id: idOf(number),
  });
  site.on(/^content\/search/, listOf(400, hitAt));
  const search = "/home/search?keyword=%E9%92%A2%E9%93%81&section=news";
  expect((await visit(site, search)).text).toContain("旧标题");
  title = "新标题";
  expect((await call(site, { nodeIds: [2031], contentIds: [idOf(1)] })).status).toBe(202);
  expect((await visit(site, search)).text).toContain("新标题");
});
