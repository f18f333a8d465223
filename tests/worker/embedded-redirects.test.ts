import { exports } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import type { SeedNode } from "../../tools/import/seed.ts";
import { db, load } from "../fixtures/content/service.ts";
import { createSite } from "../helpers/site.ts";

/** The site with its embedded content, from which pages have moved. */

const { default: site } = exports as unknown as { default: Fetcher };

function node(nodeId: number, nodeIndexName: string, ...childs: SeedNode[]): SeedNode {
  return { nodeId, nodeName: nodeIndexName, nodeIndexName, taxis: 0, isShow: true, childs };
}

const root = node(
  1,
  "ROOT",
  node(2, "NEWS", node(3, "PRESS RELEASES")),
  node(4, "ABOUT", node(5, "COMPANY PROFILE")),
);
const article = { id: 7, node: "PRESS RELEASES", title: "轧机", content: "", fields: {} };
const redirects = {
  "/old/page.html": "/news/press_releases",
  "/news/news_detail/999": "/news/news_detail/7",
  "/旧": "/about/profile",
  "/old": "/feed.xml",
  "/about/profile": "/home",
  "/news/news_detail/7": "/home",
  "/about": "/home",
};

beforeAll(() =>
  load(
    {
      domainId: 38,
      root,
      others: [],
      items: [article],
      redirects: new Map(Object.entries(redirects)),
    },
    { domainId: 39, root, others: [], items: [] },
  ),
);

function get(path: string, init?: RequestInit): Promise<Response> {
  return site.fetch(`https://redirects.example.com${path}`, { redirect: "manual", ...init });
}

async function locationOf(path: string, init?: RequestInit) {
  const response = await get(path, init);
  await response.text();
  return [response.status, response.headers.get("location")];
}

describe("a former path that the content redirects", () => {
  test.each([
    ["/old/page.html", "/news/press_releases"],
    ["/OLD//page.html/?page=2", "/news/press_releases?page=2"],
    ["/%E6%97%A7", "/about/profile"],
    ["/old", "/feed.xml"],
    ["/news/news_detail/999", "/news/news_detail/7"],
  ])("%s leads to %s", async (from, to) => {
    const response = await get(from);
    expect([response.status, response.headers.get("location")]).toEqual([301, to]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
    expect(await locationOf(from, { method: "HEAD" })).toEqual([301, to]);
  });

  test("holds in its locale", async () => {
    expect(await locationOf("/en/old")).toEqual([302, "/en/404"]);
  });

  test("is in no page", async () => {
    expect(await (await get("/about/profile")).text()).not.toContain("page.html");
    expect(await (await get("/api/nodes")).text()).not.toContain("page.html");
  });
});

test("a page and an item that exist are not redirected", async () => {
  expect(await locationOf("/about/profile")).toEqual([200, null]);
  expect(await locationOf("/news/news_detail/7")).toEqual([200, null]);
  expect(await locationOf("/about")).toEqual([302, "/about/profile"]);
});

test.each(["//evil.example/", "/\\evil.example", "https://evil.example/", "/a\r\nb", ""])(
  "no redirect leads to %j, and a new one holds at once",
  async (target) => {
    const change = db.prepare("INSERT OR REPLACE INTO redirects VALUES (38, '/moved', ?1)");
    await change.bind(target).run();
    expect(await locationOf("/moved")).toEqual([302, "/404"]);
    await change.bind("/home").run();
    expect(await locationOf("/moved")).toEqual([301, "/home"]);
  },
);

const failing = () => ({ fetch: async () => new Response("no", { status: 500 }) });

describe("an unknown path", () => {
  test("is no failure of the content service", async () => {
    const embedded = { UPSTREAM_ORIGIN: "", UPSTREAM_KEY: "" };
    const site = createSite(embedded, { exports });
    expect((await site.get("/unknown")).status).toBe(302);
    expect(site.log.filter(({ level }) => level !== "info")).toEqual([]);
  });

  test("is one while the content service fails", async () => {
    const exports = { ContentService: failing };
    const response = await createSite({ UPSTREAM_ORIGIN: "" }, { exports }).get("/old");
    expect([response.status, response.headers.get("location")]).toEqual([302, "/404"]);
  });

  test("counts towards the rate limit of item pages", async () => {
    const limit = async () => ({ success: false });
    const limited = createSite({ ITEM_LIMIT: { limit } as RateLimit });
    expect((await limited.get("/unknown")).status).toBe(429);
    expect((await limited.get("/about/profile")).status).toBe(200);
  });
});
