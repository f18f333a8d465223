import { describe, expect, test, vi } from "vitest";
import { createSite, LIST, type Site } from "../helpers/site.ts";

async function visit(site: Site, path = LIST, init?: RequestInit): Promise<string> {
  return (await site.visit(path, init)).text;
}

describe("the memory cache of an isolate", () => {
  test("serves a fresh document without a request to the Cache API", async () => {
    const site = createSite();
    const first = await visit(site);
    const match = vi.spyOn(caches.default, "match");
    expect(await visit(site)).toBe(first);
    expect(match).not.toHaveBeenCalled();
    site.clock.now += 61_000;
    await visit(site);
    expect(match).toHaveBeenCalled();
  });

  test.each(["/home/search?keyword=新闻", "/api/search?keyword=新闻"])(
    "does not hold %s: random searches would displace what is in demand",
    async (search) => {
      const site = createSite();
      const crawler = { headers: { "user-agent": "Googlebot" } };
      for (const path of [LIST, search]) await visit(site, path, crawler);
      const match = vi.spyOn(caches.default, "match").mockClear();
      await visit(site, search);
      expect(match).toHaveBeenCalledOnce();
      await visit(site);
      expect(match).toHaveBeenCalledOnce();
    },
  );
});

describe("with no freshness and no stale time", () => {
  const nothingStored = { CACHE_FRESH_SECONDS: "0", CACHE_STALE_SECONDS: "0" };

  test("each request fetches everything, and no cache is used", async () => {
    const site = createSite(nothingStored);
    const [match, put] = [vi.spyOn(caches.default, "match"), vi.spyOn(caches.default, "put")];
    await visit(site);
    const calls = site.upstream.calls.splice(0);
    const { response } = await site.visit(LIST);
    // The list of pages in both locales is cached all the same.
    expect(calls).toContain("node/list 39");
    expect(site.upstream.calls.toSorted()).toEqual(
      calls.filter((call) => call !== "node/list 39").toSorted(),
    );
    expect(match).not.toHaveBeenCalled();
    expect(put).not.toHaveBeenCalled();
    expect(response.headers.get("cache-status")).toBe("data; fwd=uri-miss, html; fwd=uri-miss");
    expect(response.headers.get("etag")).toBeTruthy();
  });

  test("a navigation that changes is shown at once", async () => {
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

test("each page marks itself as current, though the header is rendered once", async () => {
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

test("a complete document has its doctype, as a streamed one does", async () => {
  const site = createSite();
  expect(await visit(site)).toMatch(/^<!DOCTYPE html><html lang="zh-CN"/);
});
