import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OwnCall } from "../../worker/content-service/entrypoint.ts";
import { signedHeaders } from "../../worker/crypto/signing.ts";
import { db, migrate } from "../fixtures/content/service.ts";
import { gate, newsItem } from "../helpers/fake-upstream.ts";
import { createSite, type Site } from "../helpers/site.ts";

const HOOK = "/hooks/content-changed";
const LIST = "/news/press_releases";
const KEY = "invalidation-key";
const MINUTE = 60_000;

beforeAll(migrate);
beforeEach(() => db.exec("DELETE FROM changes"));

interface CallOptions {
  key?: string;
  user?: string;
  /** Milliseconds from now. */
  dated?: number;
  nonce?: number;
  body?: string;
}

async function call(
  site: Site,
  payload: object,
  {
    key = KEY,
    user = "web-portal",
    dated = 0,
    nonce,
    body = JSON.stringify(payload),
  }: CallOptions = {},
): Promise<Response> {
  const bytes = new TextEncoder().encode(body);
  const headers = await signedHeaders(
    { method: "POST", target: HOOK, body: bytes },
    { key, user, algorithm: "HMAC-SHA-256" },
    {
      now: () => new Date(site.clock.now + dated),
      ...(nonce !== undefined && { randomBytes: (length) => new Uint8Array(length).fill(nonce) }),
    },
  );
  return site.get(HOOK, { method: "POST", body: bytes, headers });
}

/** A site whose responses are fresh for an hour, with the list and an item in its caches. */
async function warmed(more: object = {}): Promise<Site> {
  const site = createSite({ INVALIDATION_KEY: KEY, CACHE_FRESH_SECONDS: "3600", ...more });
  for (const path of [LIST, "/news/news_detail/7", "/about/profile"]) await visit(site, path);
  site.clock.now += 5_000;
  site.upstream.on(/^content\/list 2031/, () => ({ data: [newsItem(99)], totalCount: 1 }));
  return site;
}

async function visit(site: Site, path: string): Promise<{ text: string; status: string }> {
  // A response requested in the same millisecond as a change may not contain it.
  site.clock.now += 1;
  const response = await site.get(path);
  const text = await response.text();
  await site.settle();
  return { text, status: response.headers.get("cache-status") ?? "" };
}

describe.each([
  ["with a database", () => ({ DB: db })],
  ["without one", () => ({})],
])("a content-changed call, %s", (_, bindings) => {
  test("invalidates the pages of the named node at once, and no others", async () => {
    const site = await warmed(bindings());
    expect((await call(site, { nodeIds: [2031] })).status).toBe(202);
    expect((await visit(site, "/about/profile")).status).toMatch(/^html; hit; ttl=\d+$/);
    const next = await visit(site, LIST);
    expect(next.status).toBe("html; fwd=stale; stored");
    expect(next.text).toContain("新闻第99条");
    const { text, status } = await visit(site, LIST);
    expect(text).toContain("新闻第99条");
    // Although the notice in its footer was requested before the change.
    expect(status).toMatch(/^html; hit; ttl=\d+$/);
  });

  test("invalidates the pages that show a named item", async () => {
    const site = await warmed(bindings());
    site.upstream.on(/^content\/7$/, () => newsItem(7, { title: "更正的标题" }));
    await call(site, { contentIds: ["7"] });
    expect((await visit(site, "/news/news_detail/7")).text).toContain("更正的标题");
    expect((await visit(site, "/about/profile")).status).not.toContain("stale");
  });

  test("with `all` invalidates everything", async () => {
    const site = await warmed(bindings());
    await call(site, { all: true });
    for (const path of [LIST, "/about/profile"]) {
      expect((await visit(site, path)).status).toContain("fwd=stale");
    }
  });

  test("for an item that was not found invalidates that result too", async () => {
    const site = await warmed(bindings());
    expect((await site.get("/news/news_detail/50")).status).toBe(404);
    await site.settle();
    site.upstream.on(/^content\/50$/, () => newsItem(50));
    await call(site, { contentIds: [50] });
    expect((await site.get("/news/news_detail/50")).status).toBe(200);
  });

  test("is recorded if two arrive at once", async () => {
    const site = await warmed(bindings());
    const calls = [call(site, { nodeIds: [2031] }), call(site, { contentIds: ["7"] })];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([202, 202]);
    expect((await visit(site, LIST)).status).toContain("fwd=stale");
    expect((await visit(site, "/news/news_detail/7")).status).toContain("fwd=stale");
  });

  test("counts once in ten minutes, even with a new signature and twice at once", async () => {
    const site = await warmed(bindings());
    const nonce = "DB" in bindings() ? 3 : 4;
    const calls = [
      call(site, { nodeIds: [1] }, { nonce }),
      call(site, { nodeIds: [1] }, { nonce }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status).toSorted()).toEqual([202, 401]);
    site.clock.now += 590_000;
    expect((await call(site, { nodeIds: [1] }, { nonce })).status).toBe(401);
  });

  test("counts once: a replayed call is refused and changes nothing", async () => {
    const site = await warmed(bindings());
    const nonce = "DB" in bindings() ? 1 : 2;
    expect((await call(site, { nodeIds: [1] }, { nonce })).status).toBe(202);
    expect((await call(site, { all: true }, { nonce })).status).toBe(401);
    expect((await visit(site, LIST)).status).not.toContain("stale");
  });
});

describe("after an edit and a content-changed call", () => {
  const edited = "<p>更正的正文</p>";
  const PAGE = "/news/news_detail/7";

  async function editedSite() {
    const site = await warmed();
    site.upstream.on(/^content\/7$/, () => newsItem(7, { content: edited }));
    return site;
  }

  test.each([LIST, "/api/contents?nodeId=2031"])(
    "the next request for %s gets the new content, whatever the browser has",
    async (path) => {
      const site = await warmed();
      site.upstream.on(/^content\/list 2031/, (_, usual) => usual());
      await call(site, { nodeIds: [2031] });
      await visit(site, path);
      site.upstream.on(/^content\/list 2031/, () => ({ data: [newsItem(99)], totalCount: 1 }));
      const old = (await site.get(path)).headers.get("etag") ?? "";
      const conditional = { headers: { "if-none-match": old } };
      expect((await site.get(path, conditional)).status).toBe(304);
      site.clock.now += 1;
      await call(site, { nodeIds: [2031] });
      site.clock.now += 1;
      const response = await site.get(path, conditional);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain("新闻第99条");
      expect(await site.text(path)).toContain("新闻第99条");
    },
  );

  test("a page that has not changed keeps its body and its ETag", async () => {
    const site = await warmed();
    const etag = (await site.get("/about/profile")).headers.get("etag") ?? "";
    await call(site, { all: true });
    site.clock.now += 1;
    const response = await site.get("/about/profile", { headers: { "if-none-match": etag } });
    expect(response.status).toBe(304);
    expect(response.headers.get("cache-status")).toContain("html; fwd=stale");
  });

  test("fifty concurrent requests share one upstream call", async () => {
    const site = await editedSite();
    await call(site, { contentIds: ["7"] });
    site.clock.now += 1;
    const calls = site.upstream.calls.length;
    const texts = await Promise.all(Array.from({ length: 50 }, () => site.text(PAGE)));
    for (const text of texts) expect(text).toContain("更正的正文");
    const items = site.upstream.calls.slice(calls).filter((name) => name === "content/7");
    expect(items).toHaveLength(1);
  });

  test("the old page is served while the content service fails, the new one once it is back", async () => {
    const site = await editedSite();
    let isDown = true;
    site.upstream.on(/./, (_, usual) => (isDown ? new Response("no", { status: 500 }) : usual()));
    site.upstream.on(/^content\/7$/, () =>
      isDown ? new Response("no", { status: 500 }) : newsItem(7, { content: edited }),
    );
    await call(site, { contentIds: ["7"] });
    const failing = await visit(site, PAGE);
    expect(failing.text).toContain("正文7");
    expect(failing.status).toContain("detail=stale; upstream-failing");
    isDown = false;
    site.clock.now += 1_000;
    expect((await visit(site, PAGE)).text).toContain("更正的正文");
  });

  test("earlier failures no longer delay requests: the content service may have recovered", async () => {
    const site = await warmed();
    await visit(site, PAGE);
    let isDown = true;
    site.upstream.on(/./, (_, usual) => (isDown ? new Response("no", { status: 500 }) : usual()));
    for (let attempt = 0; attempt < 6; attempt++) {
      site.clock.now += 61_000;
      await visit(site, PAGE);
    }
    isDown = false;
    site.upstream.on(/^content\/7$/, () => newsItem(7, { content: edited }));
    site.clock.now += 1;
    await call(site, { contentIds: ["7"] });
    site.clock.now += 1;
    expect((await visit(site, PAGE)).text).toContain("更正的正文");
  });

  test("a request that joined an upstream call from before it waits for the next one", async () => {
    const site = await warmed();
    const first = gate();
    let calls = 0;
    site.upstream.on(/^content\/8$/, async () => {
      if (++calls > 1) return newsItem(8, { content: edited });
      await first.wait;
      return newsItem(8);
    });
    const before = site.text("/api/contents/8");
    await expect.poll(() => calls).toBe(1);
    site.clock.now += 1;
    await call(site, { contentIds: ["8"] });
    site.clock.now += 1;
    const after = site.text("/api/contents/8");
    first.open();
    expect(await before).toContain("正文8");
    expect(await after).toContain("更正的正文");
  });

  test("an entry stored by a machine whose clock is ahead does not count as new", async () => {
    const settings = { DB: db, UPSTREAM_ORIGIN: `https://cms-ahead-${Math.random()}.example.com` };
    const ahead = await warmed(settings);
    const site = createSite({ INVALIDATION_KEY: KEY, CACHE_FRESH_SECONDS: "3600", ...settings });
    ahead.clock.now += 2_000;
    site.clock.now = ahead.clock.now - 2_000;
    await visit(ahead, "/api/contents/9");
    await call(site, { contentIds: ["9"] });
    site.upstream.on(/^content\/9$/, () => newsItem(9, { content: edited }));
    expect((await visit(site, "/api/contents/9")).text).toContain("更正的正文");
  });
});

describe("the embedded content service", () => {
  function embedded() {
    const readFrom = new Set<unknown>();
    const entrypoint = ({ props }: { props: OwnCall }) => {
      readFrom.add(props.readFrom);
      return { fetch: site.upstream.fetch };
    };
    const settings = { UPSTREAM_ORIGIN: "", INVALIDATION_KEY: KEY, DB: db };
    const site = createSite(
      { ...settings, VIDEO_HOSTS: `v${Math.random()}.example` },
      { exports: { ContentService: entrypoint } },
    );
    return { site, readFrom };
  }

  test("reads from the primary database for a minute after a change, otherwise from any replica", async () => {
    const { site, readFrom } = embedded();
    const readBy = async (path: string) => {
      readFrom.clear();
      await visit(site, path);
      return [...readFrom];
    };
    expect(await readBy("/api/contents/7")).toEqual(["first-unconstrained"]);
    await call(site, { contentIds: ["7"] });
    expect(await readBy("/api/contents/7")).toEqual(["first-primary"]);
    site.clock.now += MINUTE;
    expect(await readBy("/api/contents/8")).toEqual(["first-unconstrained"]);
  });
});

describe("a purge", () => {
  const down = () => new Response("no", { status: 500 });

  test("deletes the entries at once: they are not served even if the content service fails", async () => {
    const site = await warmed();
    await call(site, { contentIds: ["7"], purge: true });
    site.upstream.on(/^content/, down);
    const response = await site.get("/news/news_detail/7");
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain("正文7");
    expect((await visit(site, "/about/profile")).status).toContain("html; hit");
  });

  test("reaches other isolates at their next synchronisation", async () => {
    const settings = { DB: db, UPSTREAM_ORIGIN: `https://cms-purged-${Math.random()}.example.com` };
    const [one, other] = [await warmed(settings), await warmed(settings)];
    other.clock.now = one.clock.now;
    await call(one, { all: true, purge: true });
    other.clock.now += MINUTE;
    other.upstream.on(/./, down);
    expect((await other.get("/news/news_detail/7")).status).toBe(503);
  });

  test("gives the next request the new content", async () => {
    const site = await warmed();
    await call(site, { nodeIds: [2031], purge: true });
    const { text, status } = await visit(site, LIST);
    expect(text).toContain("新闻第99条");
    expect(status).toContain("html; fwd=uri-miss");
  });
});

describe("a refused call changes nothing", () => {
  test.each<[string, CallOptions]>([
    ["another key", { key: "guessed" }],
    ["another user", { user: "somebody" }],
    ["an old date", { dated: -301_000 }],
    ["a date to come", { dated: 301_000 }],
  ])("with %s", async (_, options) => {
    const site = await warmed();
    const response = await call(site, { all: true }, options);
    expect(response.status).toBe(401);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect((await visit(site, LIST)).status).not.toContain("stale");
  });

  test("without a signature", async () => {
    const site = await warmed();
    const response = await site.get(HOOK, { method: "POST", body: '{"all":true}' });
    expect(response.status).toBe(401);
    expect((await visit(site, LIST)).status).not.toContain("stale");
  });

  test.each([
    ["nothing", ""],
    ["{", "{"],
    ["[]", "[]"],
    ["{}", "{}"],
    ['{"all":false}', '{"all":false}'],
    ['{"nodeIds":[]}', '{"nodeIds":[]}'],
    ['{"nodeIds":["a"]}', '{"nodeIds":["a"]}'],
    ['{"contentIds":["../x"]}', '{"contentIds":["../x"]}'],
    ["a thousand and one nodes", JSON.stringify({ nodeIds: Array(1001).fill(1) })],
    [
      "a thousand and one nodes and items",
      JSON.stringify({ nodeIds: Array(501).fill(1), contentIds: Array(500).fill(1) }),
    ],
    ['{"purge":true}', '{"purge":true}'],
    ['{"nodeIds":[2031],"purge":"yes"}', '{"nodeIds":[2031],"purge":"yes"}'],
    ['{"all":true,"purge":1}', '{"all":true,"purge":1}'],
    ["seventy thousand bytes", `{"all":true,"x":"${"x".repeat(70_000)}"}`],
  ])("with the body %s", async (_, body) => {
    const site = await warmed();
    const response = await call(site, {}, { body });
    expect(response.status).toBe(400);
    expect((await visit(site, LIST)).status).not.toContain("stale");
  });

  test("by another method than POST", async () => {
    const response = await (await warmed()).get(HOOK);
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
  });

  test("if no key is set: 404", async () => {
    const site = createSite();
    expect((await call(site, { all: true })).status).toBe(404);
  });
});

describe("an isolate that did not get the call", () => {
  /** Two isolates over the same caches, database and content service. */
  async function twoIsolates() {
    const settings = { DB: db, UPSTREAM_ORIGIN: `https://cms-of-two-${Math.random()}.example.com` };
    const [one, other] = [await warmed(settings), await warmed(settings)];
    other.clock.now = one.clock.now;
    return { one, other };
  }

  test("reads it from the database at its next synchronisation", async () => {
    const { one, other } = await twoIsolates();
    await visit(other, "/about/profile");
    await call(one, { nodeIds: [2031] });
    expect((await visit(other, LIST)).status).not.toContain("stale");
    other.clock.now += 10_000;
    await visit(other, "/about/profile");
    expect(await visit(other, LIST)).toMatchObject({
      status: expect.stringContaining("fwd=stale"),
      text: expect.stringContaining("新闻第99条"),
    });
  });

  test("serves nothing as fresh a minute after its last synchronisation", async () => {
    const { one, other } = await twoIsolates();
    await visit(other, "/about/profile");
    await call(one, { nodeIds: [2031] });
    other.clock.now += MINUTE;
    expect((await visit(other, LIST)).status).toContain("fwd=stale");
  });

  test("reads it from the Cache API if the database has no tables", async () => {
    const fail = () => Promise.reject(new Error("D1_ERROR: no such table: nonces"));
    const broken = { prepare: () => ({ bind: () => ({ all: fail }) }), batch: fail };
    const site = await warmed({ DB: broken });
    expect((await call(site, { nodeIds: [2031] })).status).toBe(202);
    expect((await visit(site, LIST)).status).toContain("fwd=stale");
  });

  test("relies on age alone while the database fails", async () => {
    const broken = {
      prepare: () => ({ bind: () => ({ all: () => Promise.reject(new Error("no database")) }) }),
    };
    const site = await warmed({ DB: broken });
    site.clock.now += 2 * MINUTE;
    expect((await visit(site, LIST)).status).toMatch(/^html; hit; ttl=\d+$/);
    expect((await call(site, { all: true })).status).toBe(503);
  });
});

describe("the platform's cache in front", () => {
  const cdn = (response: Response) => response.headers.get("cloudflare-cdn-cache-control");

  test("serves nothing longer than it is known to be valid, nor while revalidating", async () => {
    const site = await warmed();
    expect(cdn(await site.get(LIST))).toMatch(/^public, max-age=5[0-9], stale-if-error=\d+$/);
    site.clock.now += 30_000;
    expect(cdn(await site.get("/api/contents?nodeId=2031"))).toMatch(
      /^public, max-age=(?:[1-5]?[0-9]|60),/,
    );
  });

  test("does not treat an invalidated response that cannot be revalidated as fresh", async () => {
    const site = await warmed();
    await visit(site, "/api/contents?nodeId=2031&pageSize=12&view=card");
    site.upstream.on(/./, () => new Response("no", { status: 500 }));
    site.clock.now += 5_001;
    await call(site, { nodeIds: [2031] });
    expect(cdn(await site.get(LIST))).toMatch(/^public, max-age=1,/);
    expect(cdn(await site.get("/api/contents?nodeId=2031&pageSize=12&view=card"))).toMatch(
      /^public, max-age=1,/,
    );
  });

  test("is purged, by tag or completely", async () => {
    const purges: object[] = [];
    const report = (how: string) => async (options: CachePurgeOptions) => {
      purges.push({ [how]: options });
      return { success: true, errors: [] };
    };
    const cache = { purge: report("purge"), invalidate: report("invalidate") };
    const site = createSite({ INVALIDATION_KEY: KEY }, { cache });
    await call(site, { nodeIds: [2031], contentIds: ["7"] });
    await call(site, { all: true });
    await call(site, { contentIds: ["7"], purge: true });
    await site.settle();
    expect(purges).toEqual([
      { invalidate: { tags: ["node-2031", "content-7", "nodes", "contents"] } },
      { invalidate: { purgeEverything: true } },
      { purge: { tags: ["content-7", "contents"] } },
    ]);
  });

  /** A cache in front that refuses this many calls before it accepts one. */
  function refusing(refusals: number) {
    const purges: CachePurgeOptions[] = [];
    const take = async (options: CachePurgeOptions) => {
      purges.push(options);
      const success = purges.length > refusals;
      return { success, errors: success ? [] : [{ code: 10000, message: "rate limited" }] };
    };
    const site = createSite(
      { INVALIDATION_KEY: KEY },
      { cache: { purge: take, invalidate: take } },
    );
    return { site, purges };
  }

  test("is purged with 100 tags per call, the platform's limit", async () => {
    const { site, purges } = refusing(0);
    const contentIds = Array.from({ length: 250 }, (_, index) => String(index + 1));
    await call(site, { contentIds });
    expect(purges.map(({ tags }) => tags?.length)).toEqual([100, 100, 51]);
    expect(purges.flatMap(({ tags }) => tags)).toContain("content-250");
  });

  test("is purged completely if ten calls would not be enough", async () => {
    const { site, purges } = refusing(0);
    await call(site, { contentIds: Array.from({ length: 1000 }, (_, index) => String(index)) });
    expect(purges).toEqual([{ purgeEverything: true }]);
  });

  test("is sent refused purges again later", async () => {
    const { site, purges } = refusing(2);
    expect((await call(site, { contentIds: ["7"] })).status).toBe(202);
    expect(purges).toEqual(Array(3).fill({ tags: ["content-7", "contents"] }));
    expect(site.waits).toEqual([1_000, 4_000]);
    expect(site.log.filter(({ level }) => level === "warn")).toEqual([]);
  });

  test("that keeps refusing is logged, and the invalidation counts all the same", async () => {
    const { site, purges } = refusing(9);
    expect((await call(site, { contentIds: ["7"] })).status).toBe(202);
    expect(purges).toHaveLength(3);
    expect(site.log).toMatchObject([
      { level: "warn", message: "the cache in front could not be invalidated" },
      { message: "request", status: 202 },
    ]);
  });
});
