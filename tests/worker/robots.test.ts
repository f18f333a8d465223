import { describe, expect, test } from "vitest";
import { createSite } from "../helpers/site.ts";

describe("robots.txt", () => {
  test("names the sitemap and disallows addresses that are not for search engines", async () => {
    const response = await createSite().get("/robots.txt");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    expect((await response.text()).split("\n")).toEqual([
      "User-agent: *",
      "Disallow: /api/",
      "Disallow: /hooks/",
      "Disallow: /vitals",
      "Disallow: /errors",
      "",
      "Sitemap: https://www.example.com/sitemap.xml",
      "",
    ]);
  });

  test("has the configured origin", async () => {
    const site = createSite({ SITE_ORIGIN: "https://www.lishu.example" });
    expect(await site.text("/robots.txt")).toContain(
      "Sitemap: https://www.lishu.example/sitemap.xml",
    );
  });

  test("is not stored by a cache whose key does not contain the host, unless SITE_ORIGIN is set", async () => {
    const front = { cache: {} } as Pick<ExecutionContext, "cache">;
    const mixed = await createSite({}, front).get("/robots.txt");
    expect(mixed.headers.get("cloudflare-cdn-cache-control")).toBe("no-store");
    const own = await createSite({ SITE_ORIGIN: "https://a.example" }, front).get("/robots.txt");
    expect(own.headers.get("cloudflare-cdn-cache-control")).toMatch(/^public, max-age=3600/);
  });
});

describe("a site with ROBOTS=none", () => {
  test("disallows nothing, because a crawler must read a page to see its noindex", async () => {
    expect(await createSite({ ROBOTS: "none" }).text("/robots.txt")).toBe(
      "User-agent: *\nDisallow:\n",
    );
  });

  test.each([
    ["/news/press_releases", 200],
    ["/404", 404],
    ["/about", 302],
    ["/News", 301],
    ["/api/nodes", 200],
    ["/feed.xml", 200],
    ["/sitemap.xml", 200],
    ["/healthz", 200],
  ])("sends noindex at %s", async (path, status) => {
    const response = await createSite({ ROBOTS: "none" }).get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    const open = await createSite({ ROBOTS: "index" }).get(path);
    expect(open.headers.has("x-robots-tag")).toBe(false);
  });

  test("sends noindex in responses with status 304", async () => {
    const site = createSite({ ROBOTS: "none" });
    const etag = (await site.get("/feed.xml")).headers.get("etag") ?? "";
    const again = await site.get("/feed.xml", { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get("x-robots-tag")).toBe("noindex");
  });
});
