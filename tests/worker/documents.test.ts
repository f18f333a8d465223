import { describe, expect, test } from "vitest";
import { call, KEY, visit } from "../helpers/content-changed.ts";
import { CRAWLER } from "../helpers/document-head.ts";
import { down, newsItem } from "../helpers/fake-upstream.ts";
import { createSite, LIST } from "../helpers/site.ts";
import { htmlStatus, warmed } from "../helpers/warm-site.ts";

describe("a complete document", () => {
  test("is stored, and served unchanged while it is fresh", async () => {
    const { site, first, html, visit } = await warmed();
    expect(htmlStatus(first)).toBe("html; fwd=uri-miss; stored");
    site.clock.now += 18_000;
    const calls = site.upstream.calls.length;
    const { response, text } = await visit();
    expect(response.headers.get("cache-status")).toBe("html; hit; ttl=42");
    expect(text).toBe(html);
    expect(site.upstream.calls).toHaveLength(calls);
    const headers = (response: Response) =>
      [...response.headers].filter(
        ([name]) => !/^(cache-status|content-length|cloudflare.*)$/.test(name),
      );
    expect(headers(response)).toEqual(headers(first));
  });

  test("that is stale is served at once to all requests, and these cause only one revalidation", async () => {
    const { site, visit } = await warmed();
    site.on(/^content\/list 2031/, () => ({ data: [newsItem(99)], totalCount: 1 }));
    site.clock.now += 90_000;
    const calls = site.upstream.calls.length;
    const responses = await Promise.all(Array.from({ length: 20 }, () => site.get(LIST)));
    expect(new Set(responses.map(htmlStatus))).toEqual(
      new Set(["html; hit; ttl=-30; detail=stale"]),
    );
    for (const response of responses) expect(await response.text()).toContain("新闻第30条");
    await site.settle();
    expect(site.upstream.calls.slice(calls).toSorted()).toEqual([
      "content/list 2031 0 12",
      "content/list 2382 0 999",
      "content/list 2390 0 10",
      "node/list 38",
    ]);
    const { text, status } = await visit();
    expect(status).toBe("html; hit; ttl=60");
    expect(text).toContain("新闻第99条");
  });

  test("is fresh for a full period after its rendering, even if it contains an older response of the content service", async () => {
    const { site, visit } = await warmed();
    site.clock.now += 50_000;
    // This is another page of the same list. The navigation in it is already fifty seconds old.
    await visit(`${LIST}?page=2`);
    const { status } = await visit(`${LIST}?page=2`);
    expect(status).toBe("html; hit; ttl=60");
  });

  test("that contains a stale response of the content service is stale itself", async () => {
    const { site, visit } = await warmed("/about/profile");
    site.clock.now += 90_000;
    site.on(/^node\/list/, down);
    await visit(LIST);
    expect((await visit(LIST)).status).toMatch(/^html; hit; ttl=-30; detail=stale/);
  });

  test("is rendered again once the isolate learns that the navigation has changed", async () => {
    const { site, visit } = await warmed();
    site.clock.now += 50_000;
    await visit(`${LIST}?page=2`);
    site.on(/^node\/list 38/, (_, usual) =>
      JSON.parse(JSON.stringify(usual()).replaceAll("新闻稿", "新闻公告")),
    );
    site.clock.now += 20_000;
    // Revalidating this page loads the navigation. The other page stays fresh for forty more seconds.
    await visit(LIST);
    const { status, text } = await visit(`${LIST}?page=2`);
    expect(status).toContain("fwd=stale");
    expect(text).toContain("新闻公告");
    expect((await visit(`${LIST}?page=2`)).status).toBe("html; hit; ttl=60");
  });

  test.each([
    [LIST, `${LIST}?utm_source=mail&x=<script>`],
    [LIST, `${LIST}?page=1&pageSize=12`],
    [LIST, `${LIST}?page=0`],
    [`${LIST}?page=2&pageSize=10`, `${LIST}?pageSize=10&utm_source=mail&page=2`],
    ["/home/search?keyword=%E6%96%B0", "/home/search?page=1&keyword=+%E6%96%B0++"],
    ["/about/profile", "/about/profile?page=3&group=x"],
  ])("at %s is also served from the cache at %s", async (path, alias) => {
    const { html, visit } = await warmed(path);
    const { status, text } = await visit(alias);
    expect(status).toBe("html; hit; ttl=60");
    expect(text).toBe(html);
    expect(text).not.toContain("utm_source");
  });

  test.each([
    ["another page", `${LIST}?page=2`, {}],
    ["the other locale", `/en${LIST}`, {}],
  ])("is not used for %s", async (_, path, init) => {
    const { visit } = await warmed();
    expect((await visit(path, init)).status).toBe("html; fwd=uri-miss; stored");
  });

  test("is shared by all hosts if SITE_ORIGIN is set", async () => {
    const site = createSite({ SITE_ORIGIN: "https://www.example.com" });
    await site.visit("/about/profile");
    const other = await site.fetch(new Request("https://example.com/about/profile"));
    expect(htmlStatus(other)).toBe("html; hit; ttl=60");
    await other.text();
  });

  test("is stored per host, so that a request with a foreign host does not change pages on the site's host", async () => {
    const { site, html, visit } = await warmed("/about/profile");
    const strange = await site.fetch(new Request("https://evil.example/about/profile"));
    expect(htmlStatus(strange)).toBe("html; fwd=uri-miss; stored");
    await strange.text();
    await site.settle();
    const { text } = await visit("/about/profile", {
      headers: {
        "x-forwarded-host": "evil.example",
        "x-http-method-override": "DELETE",
        range: "bytes=0-10",
      },
    });
    expect(text).toBe(html);
    expect(text).not.toContain("evil.example");
  });

  test("from the cache is confirmed with 304 for a browser that has stored it", async () => {
    const { first, visit } = await warmed();
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    const { response, text } = await visit(LIST, { headers: { "if-none-match": `W/${etag}` } });
    expect(response.status).toBe(304);
    expect(response.headers.get("etag")).toBe(etag);
    expect(response.headers.get("cache-status")).toBe("html; hit; ttl=60");
    expect(text).toBe("");
  });

  test("has the same ETag for HEAD as for GET, and no body", async () => {
    const { site, first, html, visit } = await warmed();
    const { response, text } = await visit(LIST, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(text).toBe("");
    expect(response.headers.get("etag")).toBe(first.headers.get("etag"));
    expect((await visit()).text).toBe(html);
    const cold = await site.get("/about/development_history", { method: "HEAD" });
    expect(htmlStatus(cold)).toBe("html; fwd=uri-miss; stored");
  });

  test("tells Workers Cache how long it is fresh and which tags it has", async () => {
    const { site, visit } = await warmed("/news/news_detail/7");
    site.clock.now += 18_000;
    const { response } = await visit("/news/news_detail/7");
    expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(response.headers.get("cloudflare-cdn-cache-control")).toBe(
      // The document is fresh for 42 s and then stale for a day. Each of the two tiers of Workers Cache may use half of
      // these times.
      "public, max-age=21, stale-while-revalidate=43200, stale-if-error=43200",
    );
    const tags = response.headers.get("cache-tag")?.split(",");
    expect(tags).toEqual(expect.arrayContaining(["navigation", "node-2031", "content-7"]));
    expect(response.headers.has("vary")).toBe(false);
  });
});

describe("the cache does not store", () => {
  test("the 404 for an item, because the item may be published at any moment", async () => {
    const { visit } = await warmed("/news/news_detail/999");
    const { response, status } = await visit("/news/news_detail/999");
    expect(response.status).toBe(404);
    expect(status).toBe("html; fwd=uri-miss");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.has("cloudflare-cdn-cache-control")).toBe(false);
  });

  test.each(["/no/such/page", "/about"])("the redirect of %s", async (path) => {
    const { visit } = await warmed(path);
    const { response } = await visit();
    expect(response.status).toBe(302);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    `${LIST}?page=987654`,
    "/product/core_business?group=nope",
    "/product/internet_services?group=nope",
    "/recruitment/recruitment?position=x",
    "/recruitment/recruitment?page=987654&position=30",
    "/recruitment/recruitment?place=nope",
    "/announcement/information_disclosure?year=1900",
    "/home/search?keyword=a&section=nope",
    "/home/search?keyword=a&page=99",
  ])("a page whose URL asks for something that does not exist: %s", async (path) => {
    const { site, visit } = await warmed(path);
    expect((await site.get(path)).status).toBe(200);
    const { status, response } = await visit();
    expect(status).toBe("html; fwd=uri-miss");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("a page of a list under a page number that no longer exists", async () => {
    const { site, visit } = await warmed(`${LIST}?page=2`);
    site.on(/^content\/list 2031/, () => ({ data: [newsItem(99)], totalCount: 1 }));
    site.clock.now += 61_000;
    await visit();
    const { text, status } = await visit();
    expect(text).toContain("新闻第99条");
    expect(status).toBe("html; fwd=uri-miss");
  });

  test("a page whose item has been deleted, so that the next request gets 404", async () => {
    const { site, visit } = await warmed("/news/news_detail/7");
    site.on(/^content\/7$/, () => null);
    site.clock.now += 61_000;
    expect((await visit()).response.status).toBe(200);
    expect((await visit()).response.status).toBe(404);
  });
});

test("a request for a page that expires while its revalidation fails gets status 503 in the site's layout", async () => {
  const settings = { INVALIDATION_KEY: KEY, CACHE_FRESH_SECONDS: "60", CACHE_STALE_SECONDS: "60" };
  const site = createSite(settings);
  await visit(site, LIST);
  site.clock.now += 5_000;
  await call(site, { nodeIds: [2031] });
  site.clock.now += 110_000;
  site.on(/^content\/list 2031/, () => {
    site.clock.now += 20_000;
    return down();
  });
  const response = await site.get(LIST, CRAWLER);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain("<footer");
  await site.settle();
});

describe("the page for unknown addresses", () => {
  test.each(["/404", "/en/404"])("is stored with its status: %s", async (path) => {
    const { visit } = await warmed(path);
    const { response, status } = await visit();
    expect(response.status).toBe(404);
    expect(status).toBe("html; hit; ttl=60");
  });

  const movedTo = (nodeId: number, nodeIndexName: string) =>
    newsItem(7, { node: { nodeId, nodeIndexName } });
  const otherNodes = [{ nodeId: 2000, childs: [{ nodeId: 1, nodeName: "a" }] }];

  test.each([
    ["the article's node has left the navigation", /^node\/list/, otherNodes],
    [
      "the article has moved to a node without articles",
      /^content\/7$/,
      movedTo(2010, "COMPANY PROFILE"),
    ],
    ["the article has moved to the other locale", /^content\/7$/, movedTo(3031, "ENGLISH ONLY")],
  ])("replaces an article as soon as a revalidation has found that %s", async (_, call, data) => {
    const { site, visit, first } = await warmed("/news/news_detail/7");
    const etag = first.headers.get("etag") ?? "";
    site.on(call, () => data);
    site.clock.now += 61_000;
    // The entry is served stale while it is revalidated in the background.
    await visit();
    const gone = await site.get("/news/news_detail/7", { headers: { "if-none-match": etag } });
    expect(gone.status).toBe(404);
    expect(gone.headers.get("cache-status")).not.toContain("upstream-failing");
    expect(site.log.filter(({ level }) => level !== "info")).toEqual([]);
  });

  test("replaces a deleted article even if lists of the header and the footer fail", async () => {
    const { site, visit } = await warmed("/news/news_detail/7");
    site.on(/^content\/list (?:2382|2390)/, down);
    site.on(/^content\/7$/, () => null);
    site.clock.now += 61_000;
    await visit();
    expect((await visit()).response.status).toBe(404);
  });

  test("is not stored for long if its navigation is missing", async () => {
    const site = createSite({ CACHE_FRESH_SECONDS: "3600" });
    let isDown = true;
    site.on(/./, (_, usual) => (isDown ? down() : usual()));
    expect(await site.text("/404")).not.toContain("新闻中心");
    await site.settle();
    isDown = false;
    site.clock.now += 61_000;
    expect(await site.text("/404")).toContain("新闻中心");
  });

  test("does not replace an article if the navigation is empty, because an empty navigation counts as a failure", async () => {
    const { site, visit } = await warmed("/news/news_detail/7");
    site.on(/^node\/list/, () => []);
    site.clock.now += 61_000;
    await visit();
    expect(await visit()).toMatchObject({ status: expect.stringContaining("upstream-failing") });
    expect(
      (
        await createSite()
          .on(/^node\/list/, () => [])
          .get(LIST)
      ).status,
    ).toBe(503);
  });
});

describe("concurrent requests with nothing cached", () => {
  test("share their upstream calls: fifty requests for ten pages send no call twice", async () => {
    const site = createSite();
    const pages = Array.from({ length: 10 }, (_, index) => `/news/news_detail/${index + 1}`);
    const visits = Array.from({ length: 50 }, (_, index) => site.text(pages[index % 10] ?? LIST));
    await Promise.all(visits);
    await site.settle();
    expect(new Set(site.upstream.calls).size).toBe(site.upstream.calls.length);
  });

  test("are marked `collapsed` if they share the upstream call of another request", async () => {
    const site = createSite();
    const responses = await Promise.all([1, 2].map(() => site.get("/api/contents/7")));
    const statuses = responses.map(({ headers }) => headers.get("cache-status"));
    expect(statuses.toSorted()).toEqual([
      "data; fwd=uri-miss; collapsed",
      "data; fwd=uri-miss; stored",
    ]);
  });
});

describe("Workers Cache", () => {
  const front = { purge: async () => result, invalidate: async () => result };
  const result = { success: true, errors: [] };

  test("stores no page whose links depend on the host, because the host is not in the cache key", async () => {
    const site = createSite({}, { cache: front });
    const response = await site.get(LIST);
    expect(response.headers.get("cloudflare-cdn-cache-control")).toBe("no-store");
  });

  test("stores pages if SITE_ORIGIN determines the links", async () => {
    const site = createSite({ SITE_ORIGIN: "https://www.example.com" }, { cache: front });
    const response = await site.get(LIST);
    expect(response.headers.get("cloudflare-cdn-cache-control")).toContain("max-age=30");
  });
});
