import { describe, expect, test } from "vitest";
import { CRAWLER } from "../helpers/document-head.ts";
import { down } from "../helpers/fake-upstream.ts";
import { createSite, LIST, type Site } from "../helpers/site.ts";

describe("the log has one line per request", () => {
  const requests = (site: Site) => site.log.filter(({ message }) => message === "request");

  test("with route, status, caches and upstream calls", async () => {
    const site = createSite();
    await site.visit(LIST);
    await site.visit(LIST);
    expect(requests(site)).toMatchObject([
      {
        level: "info",
        method: "GET",
        route: "PressReleases",
        status: 200,
        html: { state: "miss", isStored: true },
        data: "data; fwd=uri-miss; stored",
        upstream: expect.arrayContaining([{ call: "list", ms: 0, ok: true }]),
        build: "test",
      },
      { route: "PressReleases", status: 200, html: { state: "hit", ttl: 60 }, upstream: [] },
    ]);
  });

  test("with the length of a search keyword instead of its text, and with nothing about the visitor", async () => {
    const site = createSite();
    const sender = { "cf-connecting-ip": "192.0.2.7", "user-agent": "Some one" };
    const init = { headers: { ...sender, cookie: "lang=en" } };
    const typed = "keyword=%E7%A7%98%E5%AF%86%E8%AF%8D";
    await site.visit(`/home/search?${typed}&utm_id=me`, init);
    await site.visit(`/api/search?${typed}`, init);
    expect(requests(site)).toMatchObject([
      { route: "Search", keywordLength: 3 },
      { route: "api search", keywordLength: 3 },
    ]);
    site.on(/^content\/search/, down);
    for (let visit = 0; visit < 5; visit++) await site.visit(`/home/search?${typed}2`, init);
    expect(JSON.stringify(site.log)).not.toMatch(/秘密词|%E7|lang|192\.0|Some one|utm/i);
  });

  test("with the calls of a sitemap part, once the part has been read", async () => {
    const site = createSite();
    await site.visit("/sitemap-press-releases-1.xml");
    expect(requests(site)).toMatchObject([
      {
        route: "sitemap part",
        upstream: [
          { call: "navigation", ok: true },
          // The first call finds out the length of the list. The later calls load the pages of the list that belong to
          // the part.
          { call: "list", ok: true },
          { call: "list", ok: true },
        ],
      },
    ]);
    await site.visit("/sitemap-press-releases-1.xml", { method: "HEAD" });
    expect(requests(site)).toHaveLength(2);
  });

  test("and one line per revalidation", async () => {
    const site = createSite();
    await site.visit(LIST);
    site.clock.now += 61_000;
    await site.visit(LIST);
    const revalidations = site.log.filter(({ message }) => message === "revalidation");
    expect(revalidations).toMatchObject([{ route: "PressReleases", outcome: "stored" }]);
    expect(revalidations[0]?.upstream).toHaveLength(4);
  });

  test("with the upstream calls that have failed", async () => {
    const site = createSite().on(/^content\/7$/, down);
    await site.visit("/news/news_detail/7");
    expect(requests(site)).toMatchObject([
      {
        route: "NewsDetail",
        status: 503,
        upstream: expect.arrayContaining([{ call: "item", ms: 0, ok: false }]),
      },
    ]);
  });
});

/** The calls of a health check. */
const PROBE = ["node/list 38", "content/list 2031 0 1", "content/30"];

describe("/healthz", () => {
  test("reports the build and the state of the settings and of the content service", async () => {
    const { response, text } = await createSite().visit("/healthz");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(JSON.parse(text)).toEqual({
      status: "ok",
      build: "test",
      configuration: "valid",
      upstream: { kind: "external", reachable: true },
    });
  });

  test("reports “degraded” with status 200 while the content service cannot be reached", async () => {
    const site = createSite().on(/./, () =>
      Promise.reject(new TypeError("connection refused by 10.0.0.7")),
    );
    const { response, text } = await site.visit("/healthz");
    expect(response.status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ status: "degraded", upstream: { reachable: false } });
    expect(text).not.toMatch(/10\.0\.0\.7|test-key/);
  });

  test("calls the content service at most once in ten seconds", async () => {
    const site = createSite();
    for (let second = 0; second < 20; second++) {
      await site.visit("/healthz");
      site.clock.now += 1_000;
    }
    expect(site.upstream.calls).toEqual([...PROBE, ...PROBE]);
  });

  test("calls the content service once for concurrent requests", async () => {
    const site = createSite();
    await Promise.all(Array.from({ length: 10 }, () => site.visit("/healthz")));
    expect(site.upstream.calls).toEqual(PROBE);
  });

  test.each([
    ["navigation", /^node/],
    ["list", /^content\/list/],
    ["item", /^content\/\d+$/],
  ])("reports “degraded” while the call “%s” fails, and names the call", async (failing, calls) => {
    const site = createSite().on(calls, down);
    const { text } = await site.visit("/healthz");
    expect(JSON.parse(text)).toMatchObject({
      status: "degraded",
      upstream: { reachable: false, failing },
    });
    const message = "the content service does not respond properly";
    expect(site.log).toContainEqual(expect.objectContaining({ level: "warn", message }));
  });

  test("reports “degraded” while a listed item is not found", async () => {
    const site = createSite().on(/^content\/\d+$/, () => null);
    expect(JSON.parse((await site.visit("/healthz")).text)).toMatchObject({ status: "degraded" });
  });

  test("reports “ok” if the list has no items or does not exist", async () => {
    const empty = createSite().on(/^content\/list/, () => ({ data: [], totalCount: 0 }));
    const none = createSite().on(/^node/, () => [
      { nodeId: 1, childs: [{ nodeId: 2, nodeName: "关于", nodeIndexName: "ABOUT", isShow: 1 }] },
    ]);
    for (const site of [empty, none]) {
      expect(JSON.parse((await site.visit("/healthz")).text)).toMatchObject({ status: "ok" });
    }
  });
});

/** A rate limit that has been exceeded. */
const limit = async () => ({ success: false });

describe("rate limits of items and of the API", () => {
  test("apply to an item that is not cached, but not to the first page of a list", async () => {
    const site = createSite({ ITEM_LIMIT: { limit } });
    const { response } = await site.visit("/news/news_detail/nobody-knows-it");
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(site.upstream.calls).toEqual([]);
    expect((await site.get(LIST)).status).toBe(200);
  });

  test.each(["page=4711", "page=2&pageSize=50"])(
    "apply to a list with %s, because a visitor can request any number of such lists",
    async (query) => {
      const site = createSite({ ITEM_LIMIT: { limit } });
      expect((await site.get(`${LIST}?${query}`)).status).toBe(429);
      expect(site.upstream.calls).toEqual([]);
    },
  );

  test("apply to a feed whose URL has a query, because caches do not store such a response", async () => {
    const site = createSite({ ITEM_LIMIT: { limit } });
    expect((await site.get("/feed.xml?utm_source=x")).status).toBe(429);
    expect((await site.get("/feed.xml")).status).toBe(200);
  });

  test("do not apply to items in the cache", async () => {
    let success = true;
    const site = createSite({ ITEM_LIMIT: { limit: async () => ({ success }) } });
    await site.visit("/news/news_detail/7", CRAWLER);
    await site.settle();
    success = false;
    expect((await site.get("/news/news_detail/7")).status).toBe(200);
    expect((await site.get("/news/news_detail/8")).status).toBe(429);
  });

  test("apply to every call of the API", async () => {
    const site = createSite({ API_LIMIT: { limit } });
    for (const path of ["/api/nodes", "/api/contents/7", "/api/contents?nodeId=2031"]) {
      expect((await site.get(path)).status).toBe(429);
    }
    expect(site.upstream.calls).toEqual([]);
  });
});

describe("the rate limit of searches", () => {
  function limited() {
    const requested: string[] = [];
    const SEARCH_LIMIT = {
      limit: async ({ key }: { key: string }) => {
        requested.push(key);
        return { success: requested.length <= 2 };
      },
    };
    return { requested, SEARCH_LIMIT };
  }

  const visitor = { headers: { "cf-connecting-ip": "192.0.2.7" } };

  test("responds with a page of its own in the requested language", async () => {
    const { requested, SEARCH_LIMIT } = limited();
    const site = createSite({ SEARCH_LIMIT });
    const paths = ["/home/search?keyword=a", "/api/search?keyword=a", "/en/home/search?keyword=a"];
    const statuses = [];
    for (const path of paths) statuses.push((await site.get(path, visitor)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect(requested).toEqual(Array(3).fill("192.0.2.7"));
    const { response, text } = await site.visit("/en/home/search?keyword=b", visitor);
    expect(response.headers.get("retry-after")).toBe("60");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
    expect(text).toContain("<h1>Too many requests</h1>");
    const api = await site.visit("/api/search?keyword=b", visitor);
    expect(JSON.parse(api.text)).toMatchObject({ error: { code: "too-many-requests" } });
  });

  test.each([
    ["192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002"],
    ["2001:db8:1:2::6", "2001:0db8:0001:0002"],
    ["2001:db8::1", "2001:0db8:0000:0000"],
    ["2001:db8::3:4:5:6", "2001:0db8:0000:0000"],
    ["2001::2:3:4:5:6", "2001:0000:0000:0002"],
    ["::1", "0000:0000:0000:0000"],
    ["::ffff:192.0.2.7", "::ffff:192.0.2.7"],
  ])(
    "counts the address %s as the visitor %s, so that an IPv6 network is one visitor",
    async (address, key) => {
      const { requested, SEARCH_LIMIT } = limited();
      const headers = { "cf-connecting-ip": address };
      await createSite({ SEARCH_LIMIT }).get("/api/search?keyword=a", { headers });
      expect(requested).toEqual([key]);
    },
  );

  test("applies to parts of the sitemap", async () => {
    const site = createSite({ SEARCH_LIMIT: { limit } });
    for (const path of ["/sitemap-pages.xml", "/sitemap-en-press-releases-1.xml"]) {
      const response = await site.get(path);
      expect(response.status, path).toBe(429);
      expect(response.headers.get("content-type")).toContain("text/plain");
    }
    expect((await site.get("/sitemap.xml")).status).toBe(200);
    expect(site.upstream.calls).not.toContain("content/list 2031 1 50");
  });

  test("applies to calls for hundreds of items with bodies", async () => {
    const site = createSite({ SEARCH_LIMIT: { limit } });
    for (const size of [500, 999]) {
      const url = `/api/contents?nodeId=2031&pageSize=${size}`;
      expect((await site.get(url)).status).toBe(429);
      expect((await site.get(`${url}&view=card`)).status).toBe(200);
    }
  });

  test("applies to calls for groups, which also contain many bodies", async () => {
    const site = createSite({ SEARCH_LIMIT: { limit } });
    for (const view of ["", "&view=page"])
      expect((await site.get(`/api/groups?nodeId=2003${view}`)).status).toBe(429);
    expect(site.upstream.calls.filter((call) => call.startsWith("content/listAll"))).toEqual([]);
  });

  test("cannot be evaded with another spelling of the URL", async () => {
    const site = createSite({ SEARCH_LIMIT: { limit } });
    for (const path of ["/home/search/", "/Home/Search", "/home/%73earch"])
      expect([301, 302, 429]).toContain((await site.get(`${path}?keyword=a`)).status);
  });

  test("is ignored if the binding fails", async () => {
    const limit = async () => Promise.reject(new Error("no limit here"));
    const site = createSite({ SEARCH_LIMIT: { limit } });
    expect((await site.get("/home/search?keyword=a")).status).toBe(200);
  });

  test("does not apply to lists", async () => {
    const { requested, SEARCH_LIMIT } = limited();
    const site = createSite({ SEARCH_LIMIT });
    await site.visit(LIST, visitor);
    await site.visit("/api/contents?nodeId=2031", visitor);
    expect(requested).toEqual([]);
  });

  test("is off on the local server, where all visitors have one address", async () => {
    const { requested, SEARCH_LIMIT } = limited();
    await createSite({ SEARCH_LIMIT, LOCAL_SERVER: "true" }).visit("/api/search?keyword=a");
    expect(requested).toEqual([]);
  });
});

test("/.well-known/security.txt contains a contact and an expiry date (RFC 9116)", async () => {
  const site = createSite();
  site.clock.now = Date.parse("2026-11-21T10:00:00Z");
  const { response, text } = await site.visit("/.well-known/security.txt");
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^Expires: 2027-05-20T00:00:00\.000Z$/m);
  expect(text).toMatch(/^Canonical: https:\/\/www\.example\.com\/\.well-known\/security\.txt$/m);
});

describe("the service worker", () => {
  test("has a fixed URL, imports the built script and is revalidated each time", async () => {
    const { response, text } = await createSite().visit("/service-worker.js");
    expect(response.headers.get("content-type")).toMatch(/^text\/javascript/);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(text).toBe('importScripts("/assets/service-worker.js");\n');
  });

  test("unregisters itself and deletes its storage if the site has switched it off", async () => {
    const site = createSite({ SERVICE_WORKER: "off" });
    const { text } = await site.visit("/service-worker.js");
    expect(text).toContain("registration.unregister()");
    expect(text).not.toContain("importScripts");
    expect((await site.visit(LIST)).text).toContain('"offline":false');
  });

  test.each([
    ["/offline", "没有网络连接"],
    ["/en/offline", "You are offline"],
  ])("has an offline page: %s", async (path, title) => {
    const { response, text } = await createSite().visit(path);
    expect(response.status).toBe(200);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).toContain("<!--seen-->");
    expect(text).toContain('name="robots" content="noindex"');
  });
});

describe("the headers of", () => {
  const page = ["strict-transport-security", "referrer-policy", "permissions-policy"];
  const NOTHING_ELSE =
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

  test.each([
    ["a page", LIST, {}, 200],
    ["a page that is not found", "/404", {}, 404],
    ["an item that is not found", "/news/news_detail/999", {}, 404],
    ["a page while the content service fails", "/news/news_detail/500", {}, 503],
    ["a page of a site with an invalid setting", LIST, { UPSTREAM_TIMEOUT_MS: "soon" }, 500],
  ])("%s contain all security headers", async (_, path, env, status) => {
    const site = createSite(env).on(/^content\/500$/, down);
    for (const visit of ["first", "second"]) {
      const { response } = await site.visit(path);
      expect(response.status, visit).toBe(status);
      for (const name of page) expect(response.headers.has(name), `${visit} ${name}`).toBe(true);
      expect(response.headers.get("cross-origin-opener-policy")).toBe("same-origin");
      const policy = response.headers.get("content-security-policy");
      expect(policy).toContain(NOTHING_ELSE);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    }
  });

  test.each([
    ["/", "GET"],
    ["/about", "GET"],
    ["/nowhere", "GET"],
    ["/healthz", "GET"],
    ["/api/nodes", "GET"],
    ["/api/nothing", "GET"],
    ["/hooks/content-changed", "POST"],
    ["/manifest.webmanifest", "GET"],
    ["/en/manifest.webmanifest", "GET"],
    [LIST, "DELETE"],
    [LIST, "HEAD"],
  ])(
    "the response to %s by %s contain nosniff, and say whether the response may be cached",
    async (path, method) => {
      const { response } = await createSite().visit(path, { method });
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("cache-control")).toMatch(/no-store|max-age/);
    },
  );
});

test.each([
  ["zh", "/home", "/manifest.webmanifest"],
  ["en", "/en/home", "/en/manifest.webmanifest"],
])(
  "the locale %s links to a manifest of its own, which leads to %s",
  async (locale, home, path) => {
    const site = createSite();
    expect(await site.text(home)).toContain(`<link rel="manifest" href="${path}"/>`);
    const manifest = await (await site.get(path)).json<{ lang: string }>();
    expect(manifest).toMatchObject({ id: home, start_url: home });
    expect(manifest.lang).toContain(locale);
  },
);
