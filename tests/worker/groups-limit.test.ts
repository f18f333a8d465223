import { expect, test } from "vitest";
import type { ItemsBelow } from "../../shared/content/types.ts";
import { down, newsItem } from "../helpers/fake-upstream.ts";
import { listOf } from "../helpers/numbered-list.ts";
import { createSite, type Site } from "../helpers/site.ts";

const GROUP = { nodeId: 2004, nodeIndexName: "STEEL TRADE", nodeName: "钢铁电商", taxis: 1 };

/**
 * A site on which three pages have `count` items each: those of the core business, the company profile and the
 * development history. The body of each item has `length` characters.
 */
function siteWith(count: number, length: number): Site {
  const site = createSite();
  const body = { content: `<p>${"x".repeat(length)}</p>`, node: GROUP };
  const all = Array.from({ length: count }, (_, index) => newsItem(index + 1, body));
  const pageOf = async (request: Request) => {
    const { pageNo, pageSize } = await request.json<{ pageNo: number; pageSize: number }>();
    const data = all.slice(pageNo * pageSize, (pageNo + 1) * pageSize);
    return { data, totalCount: count };
  };
  site.on(/^content\/listAll (?:2003|2004)/, pageOf);
  site.on(/^content\/list (?:2010|2016)/, pageOf);
  return site;
}

const KIB = 1024;

test.each([
  ["more than 500 items", 520, 10, 500],
  ["items that are so short that fifty fit into a response", 400, 16 * KIB, 252],
  ["items that are so long that fifty do not fit into a response", 60, 120 * KIB, 34],
  ["items that are so long that not even ten fit into a response", 12, 900 * KIB, 7],
])(
  "a page of groups with %s shows the first of them, and the page and the log say that the rest is missing",
  async (_, total, length, shown) => {
    const site = siteWith(total, length);
    const page = await site.get("/product/core_business");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`共 ${total} 项，此处列出 ${shown} 项。`);
    const found: ItemsBelow = await (await site.get("/api/groups?nodeId=2003&view=page")).json();
    expect([found.items.length, found.total]).toEqual([shown, total]);
    const warnings = site.log.filter(({ message }) => message?.includes("items below node"));
    expect(warnings.map(({ message, cause }) => `${message}: ${cause}`)).toEqual([
      `not all items below node 2003 are shown: ${shown} of ${total}`,
    ]);
  },
);

test("a page of groups with too many items shows the newest items of each group", async () => {
  const site = createSite();
  const groups = [1, 2, 3].map((taxis) => ({
    nodeId: 8000 + taxis,
    nodeIndexName: `GROUP ${taxis}`,
    nodeName: `第${taxis}组`,
    taxis,
  }));
  site.on(/^node\/list 38/, (_, usual) => {
    const [root] = usual() as [{ childs: { childs: { nodeId: number }[] }[] }];
    const below = groups.map((group) => ({ ...group, id: group.nodeId, isShow: 1, childs: [] }));
    const extended = root.childs.map((node) => ({
      ...node,
      childs: node.childs.map((each) => (each.nodeId === 2003 ? { ...each, childs: below } : each)),
    }));
    return [{ ...root, childs: extended }];
  });
  const listBelow = (index: number) =>
    listOf(100_000, (number) => newsItem(index * 1_000_000 + number, { node: groups[index] }));
  site.on(/^content\/listAll 2003/, listBelow(0));
  for (const [index, { nodeId }] of groups.entries())
    site.on(new RegExp(`^content/listAll ${nodeId}`), listBelow(index));
  const { text } = await site.visit("/product/core_business?group=group-3");
  for (const { nodeName } of groups) expect(text).toContain(nodeName);
  expect(text).toContain("新闻第2000001条");
  const found: ItemsBelow = await (await site.get("/api/groups?nodeId=2003&view=page")).json();
  expect(found.total).toBe(100_000);
  const counts = groups.map(
    ({ nodeId }) => found.items.filter(({ node }) => node?.nodeId === nodeId).length,
  );
  expect(counts).toEqual([167, 167, 167]);
});

test("groups are not loaded while the navigation, which lists them, is missing", async () => {
  const site = siteWith(520, 10).on(/^node\/list/, down);
  expect((await site.get("/api/groups?nodeId=2003&view=page")).status).toBe(503);
  expect(site.upstream.calls.filter((call) => call.startsWith("content/"))).toEqual([]);
});

test("a page of groups that shows all of its items has no notice", async () => {
  expect(await siteWith(30, 10).text("/product/core_business")).not.toContain("此处列出");
});

test.each([
  ["more than 240 items", "/about/profile", 2010, 300, 10, 240],
  ["long items", "/about/development_history", 2016, 60, 120 * KIB, 24],
])(
  "a page without page numbers that has %s says how many it shows, and the log says so once",
  async (...given) => {
    const [, path, nodeId, total, length, shown] = given;
    const site = siteWith(total, length);
    for (let visit = 0; visit < 2; visit++) {
      const text = await site.text(path, { headers: { "user-agent": "Googlebot" } });
      expect(text).toContain(`共 ${total} 项，此处列出 ${shown} 项。`);
      await site.settle();
      site.clock.now += 3_600_000;
    }
    const warnings = site.log.filter(({ level }) => level === "warn");
    expect(warnings.map(({ message, cause }) => `${message}: ${cause}`)).toEqual([
      `not all items of node ${nodeId} are shown: ${shown} of ${total}`,
    ]);
  },
);
