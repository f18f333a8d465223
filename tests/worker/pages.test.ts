import { describe, expect, test } from "vitest";
import { pageRoutes, redirectRoutes } from "../../shared/brand/pages.ts";
import { CRAWLER } from "../helpers/document-head.ts";
import { newsItem } from "../helpers/fake-upstream.ts";
import { createSite } from "../helpers/site.ts";

const site = createSite();

describe.each([
  ["Chinese", ""],
  ["English", "/en"],
])("in the %s locale", (_, prefix) => {
  const listed = pageRoutes.filter(({ parent, view }) => !parent && view !== "not-found");

  test.each(listed)("the page $path responds with one main heading", async ({ path }) => {
    const response = await site.get(`${prefix}/${path}`);
    expect(response.status).toBe(200);
    expect((await response.text()).match(/<h1/g)).toHaveLength(1);
  });

  test.each(redirectRoutes)("$path redirects to $to", async ({ path, to }) => {
    const response = await site.get(`${prefix}/${path}`);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(`${prefix}/${to}`);
  });

  test("an unknown path redirects to the page for unknown addresses, which has status 404", async () => {
    const response = await site.get(`${prefix}/no/such/page`);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(`${prefix}/404`);
    expect((await site.get(`${prefix}/404`)).status).toBe(404);
  });

  test.each(["%E2%80%A8", "%E2%80%A9", "%0A", "%7F"])(
    "an unknown path with the line separator or control character %s redirects to the page for unknown addresses, and the log has no warning",
    async (character) => {
      const own = createSite();
      const response = await own.get(`${prefix}/x${character}`);
      expect(response.status).toBe(302);
      expect(response.headers.get("location")).toBe(`${prefix}/404`);
      expect(own.log.filter(({ level }) => level !== "info")).toEqual([]);
    },
  );
});

describe("the root", () => {
  test.each([
    ["/", undefined, "/home"],
    ["/?lang=en", undefined, "/en/home"],
    ["/?lang=zh", "lang=en", "/home"],
    ["/", "lang=en", "/en/home"],
    ["/?lang=fr", undefined, "/home"],
  ])("%s with the cookie %s redirects to %s", async (path, cookie, to) => {
    const response = await site.get(path, cookie ? { headers: { cookie } } : {});
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(to);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("sets the cookie only if the URL chooses a language", async () => {
    expect((await site.get("/")).headers.has("set-cookie")).toBe(false);
    expect((await site.get("/?lang=en")).headers.get("set-cookie")).toContain("lang=en");
    expect(
      (await site.get("/home", { headers: { cookie: "lang=en" } })).headers.has("set-cookie"),
    ).toBe(false);
  });
});

describe("an item", () => {
  test("is shown below the path of its own list", async () => {
    const html = await site.text("/news/news_detail/7");
    expect(html).toMatch(/<h1[^>]*>新闻第7条/);
    expect(html).toContain("正文7");
  });

  test("redirects from the path of another list to its own path", async () => {
    const response = await site.get("/announcement/report_rating_detail/7");
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("/news/news_detail/7");
  });

  test.each(["/en/news/news_detail/7", "/news/news_detail/999", "/news/news_detail/a%2Fb"])(
    "is not found at %s",
    async (path) => {
      expect((await site.get(path)).status).toBe(404);
    },
  );
});

describe("the page number of a list", () => {
  test.each(["0", "-1", "x", "", "1.5"])("?page=%s shows the first page", async (page) => {
    expect(await site.text(`/news/press_releases?page=${page}`)).toContain("新闻第30条");
  });

  test("beyond the end shows the last page", async () => {
    const html = await site.text("/news/press_releases?page=99999999999999999999");
    expect(html).toContain("新闻第1条");
    expect(html).toContain(
      'rel="canonical" href="https://www.example.com/news/press_releases?page=3"',
    );
    const api = await (await site.get("/api/contents?nodeId=2031&page=9&pageSize=12")).json();
    expect(api).toMatchObject({ page: 3, pageCount: 3, total: 30 });
  });
});

describe("the head of a page", () => {
  test.each([
    "/news/press_releases?page=2",
    "/en/news/press_releases?page=2",
    "/about/profile?page=2",
  ])("at %s has a title and one canonical URL", async (path) => {
    const html = await site.text(path);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html.match(/rel="canonical"/g)).toHaveLength(1);
  });

  test("has a canonical URL without the parameters that the page ignores", async () => {
    expect(await site.text("/news/press_releases?utm_source=x")).toContain(
      'rel="canonical" href="https://www.example.com/news/press_releases"',
    );
  });
});

test("page numbers beyond the last share the cache entry of the last page", async () => {
  const own = createSite();
  for (let page = 100; page < 120; page++) await own.text(`/news/press_releases?page=${page}`);
  expect(own.upstream.calls.filter((call) => call.startsWith("content/list 2031"))).toHaveLength(2);
});

test("/api refuses a node that is not in the navigation, and sends no call for the list of this node", async () => {
  const own = createSite();
  for (const nodeId of [987654, 0]) {
    expect((await own.get(`/api/contents?nodeId=${nodeId}`)).status).toBe(400);
  }
  await own.text("/api/contents?nodeId=2382");
  expect(own.upstream.calls).toEqual(["node/list 38", "content/list 2382 0 24"]);
});

test("/api passes isColor on to the content service", async () => {
  const own = createSite();
  const conditions: unknown[] = [];
  own.on(/^content\/list/, async (request, usual) => {
    conditions.push((await request.clone().json<{ condition: unknown }>()).condition);
    return usual();
  });
  await own.text("/api/contents?nodeId=2031&isColor=true");
  await own.text("/api/contents?nodeId=2031");
  expect(conditions).toEqual([{ nodeId: 2031, isColor: true }, { nodeId: 2031 }]);
});

test("an item is not found under another spelling of its id", async () => {
  const own = createSite().on(/^content\/007$/, () => newsItem(7));
  expect((await own.get("/news/news_detail/007")).status).toBe(404);
  expect((await own.get("/api/contents/007")).status).toBe(404);
  expect((await own.get("/news/news_detail/7")).status).toBe(200);
});

test("an item gets 503 and not 404 if the navigation is empty", async () => {
  const own = createSite().on(/^node\/list 38/, () => []);
  expect((await own.get("/news/news_detail/7")).status).toBe(503);
});

test("the Content Security Policy allows pictures from a content service without TLS", async () => {
  const own = createSite({ UPSTREAM_ORIGIN: "http://cms-without-tls.example.com" });
  const policy = (await own.get("/news/press_releases")).headers.get("content-security-policy");
  expect(policy).toContain("img-src 'self' data: https: http://cms-without-tls.example.com;");
});

describe("/api", () => {
  test.each([
    "/api/contents",
    "/api/contents?nodeId=x",
    "/api/contents?nodeId=987654",
    "/api/groups?nodeId=987654",
    "/api/contents?nodeId=2031&isColor=1",
    "/api/contents?nodeId=2031&position=..",
    "/api/contents?nodeId=2031&pageSize=13",
    "/api/nodes?domain=fr",
    `/api/search?keyword=${"长".repeat(61)}`,
  ])("refuses %s with status 400", async (path) => {
    const response = await site.get(path);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: "bad-request" } });
  });

  test("an item of the other locale is not found", async () => {
    expect((await site.get("/api/contents/7")).status).toBe(200);
    expect((await site.get("/api/contents/7?domain=en")).status).toBe(404);
  });

  test("a search for an empty keyword has an empty result", async () => {
    expect(await (await site.get("/api/search?keyword=%20")).json()).toMatchObject({
      items: [],
      total: 0,
    });
  });

  test("unknown calls and ids get 404", async () => {
    expect((await site.get("/api/contents/999")).status).toBe(404);
    expect((await site.get("/api/nothing")).status).toBe(404);
  });
});

describe.each(["/news/press_releases", "/api/contents?nodeId=2031"])("%s", (path) => {
  test("is revalidated with 304", async () => {
    await site.visit(path);
    const first = await site.get(path);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    for (const tags of [etag, `W/${etag}`, `"other", W/${etag}`, "*"]) {
      const again = await site.get(path, { headers: { "if-none-match": tags } });
      expect(again.status, tags).toBe(304);
      expect(again.headers.get("etag")).toBe(etag);
      expect(await again.text()).toBe("");
    }
    expect((await site.get(path, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });
});

test("a page allows only the methods GET and HEAD", async () => {
  const response = await site.get("/home", { method: "POST" });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("GET, HEAD");
});

test("an invalid time is ignored and logged once", async () => {
  const site = createSite();
  const publishTime = "2026.11.23";
  site.on(/^content\//, (request) =>
    request.method === "GET"
      ? newsItem(7, { publishTime })
      : { data: [newsItem(7, { publishTime }), newsItem(8, { publishTime })], totalCount: 2 },
  );
  for (const path of ["/news/press_releases", "/news/news_detail/7"]) {
    expect(await site.text(path)).not.toContain("<time");
    await site.settle();
  }
  const lines = site.log.filter(
    ({ message }) => message === "times in an unknown format are ignored",
  );
  expect(lines.map(({ cause }) => cause)).toEqual([publishTime]);
});

test("an unknown icon is replaced with a neutral one and logged once", async () => {
  const site = createSite().on(/^content\/list 2382 /, () => ({
    data: [newsItem(1, { subUpTitle: "icon-font-crane", linkUrl: "/a", node: undefined })],
    totalCount: 1,
  }));
  for (const path of ["/about/profile", "/news/press_releases"]) {
    const html = await site.text(path, CRAWLER);
    expect(html).toContain('data-icon="icon-font-crane"><path d="M5 5h14v14H5z"');
    await site.settle();
  }
  const lines = site.log.filter(
    ({ message }) => message === "unknown icons are shown as a neutral square",
  );
  expect(lines.map(({ cause }) => cause)).toEqual(["icon-font-crane"]);
});

test.each([
  [100, 10],
  [45_000, 3],
  [200_000, 1],
])(
  "for the page of a list with 500 items whose bodies have %i characters, the site makes %i calls for the list",
  async (size, pages) => {
    const site = createSite();
    const items = Array.from({ length: 24 }, (_, index) =>
      newsItem(index + 1, { content: "x".repeat(size) }),
    );
    site.on(/^content\/list 2010/, () => ({ data: items, totalCount: 500 }));
    await site.visit("/about/profile");
    const calls = site.upstream.calls.filter((call) => call.startsWith("content/list 2010"));
    expect(calls).toHaveLength(pages);
  },
);

test.each([
  ["/news/press_releases?page=２", "新闻第18条"],
  ["/api/contents?nodeId=2031&page=２&pageSize=１２", "新闻第18条"],
])("%s is the second page, because full-width digits count as digits", async (path, title) => {
  const response = await createSite().get(encodeURI(path));
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(title);
});

test("items with the same id stay separate on a page, in /api and in the hydration data", async () => {
  const site = createSite().on(/^content\/list 2031/, () =>
    ["甲", "乙", "丙"].map((title) => newsItem(7, { title })),
  );
  const { items } = await (await site.get("/api/contents?nodeId=2031&view=card")).json<{
    items: { title: string; occurrence?: number }[];
  }>();
  expect(items.map(({ title, occurrence }) => [title, occurrence])).toEqual([
    ["甲", undefined],
    ["乙", 2],
    ["丙", 3],
  ]);
  const html = await site.text("/news/press_releases");
  for (const { title } of items) expect(html).toContain(title);
});
