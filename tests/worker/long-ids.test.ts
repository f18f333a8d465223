import { describe, expect, test } from "vitest";
import { exactNumber } from "../../worker/upstream/exact-json.ts";
import { call, KEY, visit } from "../helpers/content-changed.ts";
import { newsItem } from "../helpers/fake-upstream.ts";
import { createSite, LIST, ORIGIN, type Site } from "../helpers/site.ts";

/** Ids greater than 2^53. A JavaScript number would round the ids of both items to one number, which ends with 600. */
const ITEM = "1742536478925123591";
const OTHER = "1742536478925123592";
const NODE = "1742536478925120031";

const rawNode = (
  nodeId: unknown,
  nodeName: string,
  nodeIndexName: string,
  childs: object[] = [],
) => ({ id: nodeId, nodeId, nodeName, nodeIndexName, isShow: 1, taxis: 1, childs });

const node = { nodeId: exactNumber(NODE), nodeIndexName: "PRESS RELEASES", nodeName: "新闻稿" };
const item = (id: string) => ({
  ...newsItem(1, { node }),
  id: exactNumber(id),
  title: `第 ${id} 条`,
});

/** A content service that sends ids with 64 bits as JSON numbers, both of items and of nodes. */
function siteWithLongIds(env = {}): { site: Site; sent: string[] } {
  const sent: string[] = [];
  const list = async (request: Request) => {
    sent.push(await request.text());
    return { data: [item(ITEM), item(OTHER)], totalCount: 2 };
  };
  const site = createSite(env)
    .on(/^node\/list/, () => [
      rawNode(2000, "网站", "ROOT", [
        rawNode(2030, "新闻中心", "NEWS", [
          rawNode(exactNumber(NODE), "新闻稿", "PRESS RELEASES"),
          rawNode(exactNumber("1742536478925120032"), "媒体报道", "MEDIA REPORTS"),
        ]),
      ]),
    ])
    .on(/^content\/(list|listAll|search) /, list)
    .on(new RegExp(`^content/${ITEM}$`), () => item(ITEM))
    .on(new RegExp(`^content/${OTHER}$`), () => item(OTHER));
  return { site, sent };
}

describe("an id beyond 2^53 that the content service sends as a number", () => {
  test.each([LIST, "/feed.xml", "/sitemap-press-releases-1.xml", "/home/search?keyword=新闻"])(
    "is exact in every link of %s",
    async (path) => {
      const { site } = siteWithLongIds();
      const text = await site.text(path);
      for (const id of [ITEM, OTHER]) expect(text).toContain(`/news/news_detail/${id}`);
      expect(text).not.toContain("123600");
    },
  );

  test("has a page of its own, which links to the page of its neighbour", async () => {
    const { site } = siteWithLongIds();
    const response = await site.get(`/news/news_detail/${ITEM}`);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toContain(`第 ${ITEM} 条`);
    expect(text).toContain(`/news/news_detail/${OTHER}`);
    expect(text).toContain(`${ORIGIN}/news/news_detail/${ITEM}`);
  });

  test("of a node is sent to the content service as the same number", async () => {
    const { site, sent } = siteWithLongIds();
    expect((await site.get(LIST)).status).toBe(200);
    await site.settle();
    expect(sent.map((body) => /"nodeId":[^,}]+/.exec(body)?.[0])).toContain(`"nodeId":${NODE}`);
  });

  test.each(["contents", "groups"])("of a node is known to /api/%s", async (path) => {
    const { site } = siteWithLongIds();
    const response = await site.get(`/api/${path}?nodeId=${NODE}`);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toContain(`"id":"${ITEM}"`);
    expect(text).toContain(`"nodeId":"${NODE}"`);
    expect((await site.get(`/api/${path}?nodeId=${NODE.slice(0, -1)}3`)).status).toBe(400);
  });

  test("of a node is exact in /api/nodes and in the hydration data", async () => {
    const { site } = siteWithLongIds();
    expect(await site.text("/api/nodes")).toContain(`"nodeId":"${NODE}"`);
    expect(await site.text(LIST)).not.toMatch(/17425364789251200(?!3[12])/);
  });

  test.each([
    ["an item", { contentIds: [exactNumber(ITEM)] }, { contentIds: [exactNumber(OTHER)] }],
    [
      "a node",
      { nodeIds: [exactNumber(NODE)] },
      { nodeIds: [exactNumber(`${NODE.slice(0, -1)}9`)] },
    ],
  ])("of %s is matched exactly in a content-changed call", async (_, own, other) => {
    const { site } = siteWithLongIds({ INVALIDATION_KEY: KEY });
    const page = `/news/news_detail/${ITEM}`;
    for (const _ of [1, 2]) await visit(site, page);
    expect((await call(site, { ...other, purge: false })).status).toBe(202);
    if ("nodeIds" in own) expect((await visit(site, page)).status).toContain("html; hit");
    expect((await call(site, own)).status).toBe(202);
    expect((await visit(site, page)).status).toContain("fwd=stale");
  });
});

test("an item whose id is not an exact number is dropped, and the log says so", async () => {
  const inexact = { ...newsItem(1), id: exactNumber("1.742536478925123591e18") };
  const site = createSite().on(/^content\/list 2031/, () => [inexact, newsItem(2)]);
  expect(await site.text(LIST)).not.toContain("1742536478925123");
  await site.settle();
  expect(JSON.stringify(site.log)).toContain("1 invalid items were dropped");
});
