import { describe, expect, test } from "vitest";
import { countedCache } from "../helpers/counted-cache.ts";
import { createSite, LIST, type Site } from "../helpers/site.ts";

async function visit(site: Site, path = LIST, init?: RequestInit): Promise<string> {
  return (await site.visit(path, init)).text;
}

describe("the memory cache of an isolate", () => {
  test("serves a fresh document without a request to the Cache API", async () => {
    const { calls, platformCache } = countedCache();
    const site = createSite({}, {}, { platformCache });
    const first = await visit(site);
    calls.match = 0;
    expect(await visit(site)).toBe(first);
    expect(calls.match).toBe(0);
    site.clock.now += 61_000;
    await visit(site);
    expect(calls.match).toBeGreaterThan(0);
  });

  test.each(["/home/search?keyword=新闻", "/api/search?keyword=新闻"])(
    "does not keep %s, because random searches would displace popular pages",
    async (search) => {
      const { calls, platformCache } = countedCache();
      const site = createSite({}, {}, { platformCache });
      const crawler = { headers: { "user-agent": "Googlebot" } };
      for (const path of [LIST, search]) await visit(site, path, crawler);
      calls.match = 0;
      await visit(site, search);
      expect(calls.match).toBe(1);
      await visit(site);
      expect(calls.match).toBe(1);
    },
  );
});

describe("if the settings allow neither fresh nor stale entries in the cache,", () => {
  const nothingStored = { CACHE_FRESH_SECONDS: "0", CACHE_STALE_SECONDS: "0" };

  test("each request fetches everything except the navigation of the other locale, and does not use the Cache API", async () => {
    const counted = countedCache();
    const site = createSite(nothingStored, {}, { platformCache: counted.platformCache });
    await visit(site);
    Object.assign(counted.calls, { match: 0, put: 0 });
    const calls = site.upstream.calls.splice(0);
    const { response } = await site.visit(LIST);
    // The navigation of the other locale is cached even with these settings.
    expect(calls).toContain("node/list 39");
    expect(site.upstream.calls.toSorted()).toEqual(
      calls.filter((call) => call !== "node/list 39").toSorted(),
    );
    expect(counted.calls).toEqual({ match: 0, put: 0 });
    expect(response.headers.get("cache-status")).toBe("data; fwd=uri-miss, html; fwd=uri-miss");
    expect(response.headers.get("etag")).toBeTruthy();
  });

  test("a changed navigation is shown at once", async () => {
    const site = createSite(nothingStored);
    const before = await visit(site);
    site.on(/^node\/list/, async (_, usual) =>
      JSON.parse(JSON.stringify(await usual()).replaceAll("新闻稿", "新闻发布")),
    );
    expect(before).toContain(">新闻稿</a>");
    const after = await visit(site);
    expect(after).toContain(">新闻发布</a>");
    expect(after).not.toContain(">新闻稿</a>");
  });
});

test("each page marks its own links as current, although the header is rendered only once", async () => {
  const site = createSite();
  const current = (html: string) =>
    [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*aria-current="(\w+)"/g)].map(
      ([, href, mark]) => `${href} ${mark}`,
    );
  const list = current(await visit(site));
  const search = current(await visit(site, "/home/search"));
  expect(list).toContain("/news/press_releases page");
  expect(search).not.toContain("/news/press_releases page");
  expect(current(await visit(site, `${LIST}?page=2`))).toEqual(expect.arrayContaining(list));
});

test("a complete document begins with the doctype", async () => {
  const site = createSite();
  expect(await visit(site)).toMatch(/^<!DOCTYPE html><html lang="zh-CN"/);
});
