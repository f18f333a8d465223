import { describe, expect, test } from "vitest";
import { call, visit, warmed } from "../helpers/content-changed.ts";
import { createSite, type Site } from "../helpers/site.ts";

/** A site whose content service sends redirects beside the navigation. */
function siteWith(redirects: Record<string, unknown>, site = createSite()): Site {
  const childs = Object.entries(redirects).map(([nodeName, linkUrl]) => ({ nodeName, linkUrl }));
  site.upstream.on(/^node\/list 38/, (_, usual) => [
    ...(usual() as object[]),
    { nodeId: 7000, nodeName: "Moved", nodeIndexName: "Redirects", childs },
  ]);
  return site;
}

async function locationOf(site: Site, path: string, init?: RequestInit) {
  const response = await site.get(path, init);
  return [response.status, response.headers.get("location")];
}

describe("a former path that the content redirects", () => {
  const site = siteWith({
    "/Old/Page.html": "/news/press_releases",
    "/news/news_detail/999": "/news/news_detail/7",
    "/旧": "/about/profile",
    "/old": "/feed.xml",
  });

  test.each([
    ["/old/page.html", "/news/press_releases"],
    ["/OLD//page.html/?page=2", "/news/press_releases?page=2"],
    ["/%E6%97%A7", "/about/profile"],
    ["/old", "/feed.xml"],
    ["/news/news_detail/999", "/news/news_detail/7"],
  ])("%s leads to %s", async (from, to) => {
    const response = await site.get(from);
    expect([response.status, response.headers.get("location")]).toEqual([301, to]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
    expect(await locationOf(site, from, { method: "HEAD" })).toEqual([301, to]);
  });

  test("is no node of the navigation", async () => {
    expect(await site.text("/api/nodes")).not.toMatch(/REDIRECTS|Page\.html/i);
    expect(await site.text("/about/profile")).not.toMatch(/REDIRECTS|Page\.html/i);
  });

  test("holds in its locale", async () => {
    expect(await locationOf(site, "/en/old")).toEqual([302, "/en/404"]);
  });
});

test("a page and an item that exist are not redirected", async () => {
  const site = siteWith({
    "/about/profile": "/home",
    "/news/news_detail/7": "/home",
    "/about": "/home",
  });
  expect(await locationOf(site, "/about/profile")).toEqual([200, null]);
  expect(await locationOf(site, "/news/news_detail/7")).toEqual([200, null]);
  expect(await locationOf(site, "/about")).toEqual([302, "/about/profile"]);
});

test.each([
  "//evil.example/",
  "/\\evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "/a\r\nb",
  7,
  null,
])("no redirect leads to %j", async (target) => {
  expect(await locationOf(siteWith({ "/old": target }), "/old")).toEqual([302, "/404"]);
});

test.each([
  ["childs missing", {}],
  ["childs of another kind", { childs: "x" }],
])("redirects with %s are none", async (_, more) => {
  const site = createSite();
  const node = { nodeId: 7000, nodeName: "Moved", nodeIndexName: "REDIRECTS", ...more };
  site.upstream.on(/^node\/list 38/, (_, usual) => [...(usual() as object[]), node]);
  expect(await locationOf(site, "/old")).toEqual([302, "/404"]);
});

test("an unknown path is one while the content service fails", async () => {
  const site = createSite();
  site.upstream.on(/./, () => new Response("no", { status: 500 }));
  expect(await locationOf(site, "/old")).toEqual([302, "/404"]);
});

test("a content-changed call about any node shows new redirects at once", async () => {
  const site = await warmed();
  await visit(site, "/old");
  siteWith({ "/old": "/home" }, site);
  expect(await locationOf(site, "/old")).toEqual([302, "/404"]);
  expect((await call(site, { nodeIds: [2031] })).status).toBe(202);
  await visit(site, "/old");
  expect(await locationOf(site, "/old")).toEqual([301, "/home"]);
});

describe("plain HTTP", () => {
  const over = (origin: string, settings = {}, path = "/home?a=1") =>
    createSite(settings).fetch(new Request(`${origin}${path}`, { redirect: "manual" }));

  test.each(["/home?a=1", "/healthz", "/media/video/ladle.mp4"])(
    "leads to HTTPS for %s, whatever the settings",
    async (path) => {
      for (const settings of [{}, { UPSTREAM_ORIGIN: "?" }]) {
        const response = await over("http://www.example.com", settings, path);
        expect(response.status).toBe(308);
        expect(response.headers.get("location")).toBe(`https://www.example.com${path}`);
      }
    },
  );

  test.each(["http://localhost:8787", "http://127.0.0.1:8787", "http://[::1]:8787"])(
    "is served on %s",
    async (origin) => {
      expect((await over(origin)).status).toBe(200);
    },
  );

  test("is served by the local server, whatever its address", async () => {
    expect((await over("http://192.168.0.7:8787", { LOCAL_SERVER: "true" })).status).toBe(200);
  });
});
