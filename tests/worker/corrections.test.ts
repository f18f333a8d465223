import { exports } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import type { SeedItem, SeedNode } from "../../tools/content-import/seed.ts";
import { load } from "../fixtures/content-service/service.ts";

/** The site with its embedded content service. One of the three items in the service's database was taken down. */

const { default: site } = exports as unknown as { default: Fetcher };

function node(nodeId: number, nodeIndexName: string, ...childs: SeedNode[]): SeedNode {
  return { nodeId, nodeName: nodeIndexName, nodeIndexName, taxis: 0, isShow: true, childs };
}

function item(id: number, gone?: true): SeedItem {
  const publishTime = `2025-01-0${id % 10} 09:00:00`;
  const fields = { node: "PRESS RELEASES", content: "", fields: {} };
  return { ...fields, id, title: `轧机${id}`, publishTime, gone };
}

beforeAll(() =>
  load({
    domainId: 38,
    root: node(1, "ROOT", node(2, "NEWS", node(3, "PRESS RELEASES"))),
    others: [],
    items: [item(701), item(702, true), item(703)],
  }),
);

const get = (path: string) =>
  site.fetch(`https://corrections.example.com${path}`, { redirect: "manual" });

describe("an item that was taken down", () => {
  test("responds with 410", async () => {
    expect((await get("/news/news_detail/702")).status).toBe(410);
    expect((await get("/api/contents/702")).status).toBe(410);
  });

  test.each([
    "/news/press_releases",
    "/sitemap-press-releases-1.xml",
    "/feed.xml",
    "/home/search?keyword=%E8%BD%A7%E6%9C%BA",
    "/news/news_detail/703",
    "/api/contents/703/adjacent",
  ])("is missing from %s, which contains the other items", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).not.toContain("702");
    expect(text).toContain("701");
  });
});
