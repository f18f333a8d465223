import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db, migrate } from "../fixtures/content-service/service.ts";
import { call, KEY, visit, warmed } from "../helpers/content-changed.ts";
import { down } from "../helpers/fake-upstream.ts";
import { createSite, LIST } from "../helpers/site.ts";

const MINUTE = 60_000;

beforeAll(migrate);
beforeEach(() => db.exec("DELETE FROM publications"));

describe("a purge", () => {
  test("deletes cache entries at once, so that they are not served even if the content service fails", async () => {
    const site = await warmed({ DB: db });
    await call(site, { contentIds: ["7"], purge: true });
    site.on(/^content/, down);
    const response = await site.get("/news/news_detail/7");
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain("正文7");
    expect((await visit(site, "/about/profile")).status).toContain("html; hit");
  });

  test("reaches other isolates when they next read the log of invalidations", async () => {
    const settings = { DB: db, UPSTREAM_ORIGIN: `https://cms-purged-${Math.random()}.example.com` };
    const [one, other] = [await warmed(settings), await warmed(settings)];
    one.clock.now = other.clock.now;
    await call(one, { all: true, purge: true });
    other.clock.now += MINUTE;
    other.on(/./, down);
    expect((await other.get("/news/news_detail/7")).status).toBe(503);
  });

  test("lets the next request get the new content", async () => {
    const site = await warmed({ DB: db });
    await call(site, { nodeIds: [2031], purge: true });
    const { text, status } = await visit(site, LIST);
    expect(text).toContain("新闻第99条");
    expect(status).toContain("html; fwd=uri-miss");
  });
});

describe("an isolate that did not get the content-changed call", () => {
  /** Two isolates with the same caches, database and content service. */
  async function twoIsolates() {
    const settings = { DB: db, UPSTREAM_ORIGIN: `https://cms-of-two-${Math.random()}.example.com` };
    const [one, other] = [await warmed(settings), await warmed(settings)];
    one.clock.now = other.clock.now;
    return { one, other };
  }

  test("learns of the invalidation when it next reads the log in the database", async () => {
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

  test("serves no entry as fresh once a minute has passed since it last read the log", async () => {
    const { one, other } = await twoIsolates();
    await visit(other, "/about/profile");
    await call(one, { nodeIds: [2031] });
    other.clock.now += MINUTE;
    expect((await visit(other, LIST)).status).toContain("fwd=stale");
  });

  const withoutTables = () => {
    const fail = () => Promise.reject(new Error("D1_ERROR: no such table: nonces"));
    const session = { prepare: () => ({ bind: () => {} }), batch: fail };
    return { withSession: () => session, prepare: () => ({ first: async () => 0 }) } as never;
  };

  test.each([
    ["no database", () => ({}), "the D1 binding DB is missing"],
    [
      "a database without tables",
      () => ({ DB: withoutTables() }),
      "the D1 database DB has no tables",
    ],
  ])(
    "is not reached if there is %s, and the response to the call says so",
    async (_, bindings, missing) => {
      const site = await warmed(bindings());
      const response = await call(site, { nodeIds: [2031] });
      expect(response.status).toBe(202);
      expect(await response.json()).toMatchObject({
        reach: "this isolate and the platform's cache",
        message: expect.stringContaining("DB"),
      });
      expect((await visit(site, LIST)).status).toContain("fwd=stale");
      const purge = await call(site, { nodeIds: [2031], purge: true });
      expect([purge.status, await purge.json()]).toMatchObject([
        501,
        { error: { code: "no-database", message: expect.stringContaining(missing) } },
      ]);
    },
  );
});

describe("while the database", () => {
  /** A real database that the test can make fail. */
  function breakable() {
    let failure: (() => Promise<never>) | undefined;
    const session = {
      prepare: (sql: string) => db.prepare(sql),
      batch: (all: D1PreparedStatement[]) => (failure ? failure() : db.batch(all)),
      getBookmark: () => null,
    };
    return {
      withSession: () => session,
      break: (how: () => Promise<never>) => {
        failure = how;
      },
    };
  }

  async function brokenSite(how: () => Promise<never>) {
    const DB = breakable();
    const site = await warmed({ DB }, { logTimeout: 1 });
    DB.break(how);
    site.clock.now += 2 * MINUTE;
    return site;
  }

  const fails = () => Promise.reject(new Error("no database"));
  const hangs = () => new Promise<never>(() => {});

  test.each([
    ["fails", fails],
    ["does not respond", hangs],
  ])("%s, an entry that is over a minute old is revalidated once a minute", async (_, how) => {
    const site = await brokenSite(how);
    const response = await site.get(LIST);
    expect(response.headers.get("cache-status")).toContain("html; fwd=stale; stored");
    expect(await response.text()).toContain("新闻第99条");
    const next = await site.get(LIST);
    expect(next.headers.get("cache-status")).toMatch(/^html; hit; ttl=\d+$/);
  });

  test("fails, old entries are served if the content service fails as well", async () => {
    const site = await brokenSite(fails);
    site.on(/./, down);
    const { status, text } = await visit(site, LIST);
    expect(status).toContain("detail=stale; upstream-failing");
    expect(text).toContain("新闻第30条");
  });

  test("fails, a purge in another isolate is not undone", async () => {
    const DB = breakable();
    const origin = { UPSTREAM_ORIGIN: `https://cms-broken-${Math.random()}.example.com` };
    const other = await warmed({ DB, ...origin }, { logTimeout: 1 });
    await call(await warmed({ DB: db, ...origin }), { contentIds: ["7"], purge: true });
    DB.break(fails);
    other.clock.now += 2 * MINUTE;
    other.on(/^content\/7$/, () => null);
    expect((await other.get("/news/news_detail/7")).status).toBe(404);
  });

  test.each([
    ["fails", fails],
    ["does not respond", hangs],
  ])(
    "%s, a content-changed call is refused with 503, so that the content system sends it again",
    async (_, how) => {
      const site = await brokenSite(how);
      expect((await call(site, { all: true })).status).toBe(503);
    },
  );
});

describe("Workers Cache", () => {
  const cdn = (response: Response) => response.headers.get("cloudflare-cdn-cache-control");

  test("may serve a response for at most 30 seconds, and never serves it stale, neither during a revalidation nor after a failure", async () => {
    const site = await warmed({ DB: db });
    expect(cdn(await site.get(LIST))).toMatch(
      /^public, max-age=2[0-9], stale-while-revalidate=0, stale-if-error=0$/,
    );
    site.clock.now += 30_000;
    expect(cdn(await site.get("/api/contents?nodeId=2031"))).toMatch(
      /^public, max-age=(?:[12]?[0-9]|30), stale-while-revalidate=0, stale-if-error=0$/,
    );
  });

  test("stores an invalidated response for one second at most if it cannot be revalidated", async () => {
    const site = await warmed();
    await visit(site, "/api/contents?nodeId=2031&pageSize=12&view=card");
    site.on(/./, down);
    site.clock.now += 5_001;
    await call(site, { nodeIds: [2031] });
    for (const path of [LIST, "/api/contents?nodeId=2031&pageSize=12&view=card"])
      expect(cdn(await site.get(path))).toMatch(/^public, max-age=1, .*=0, stale-if-error=0$/);
  });

  test("is invalidated or purged by tags, and completely if everything has changed", async () => {
    const purges: object[] = [];
    const report = (how: string) => async (options: CachePurgeOptions) => {
      purges.push({ [how]: options });
      return { success: true, errors: [] };
    };
    const cache = { purge: report("purge"), invalidate: report("invalidate") };
    const site = createSite({ INVALIDATION_KEY: KEY, DB: db }, { cache });
    await call(site, { nodeIds: [2031], contentIds: ["7"] });
    await call(site, { all: true });
    await call(site, { contentIds: ["7"], purge: true });
    await site.settle();
    expect(purges).toEqual([
      { invalidate: { tags: ["list-2031", "content-7", "nodes", "adjacent-8", "adjacent-6"] } },
      { invalidate: { purgeEverything: true } },
      { purge: { tags: ["content-7", "contents"] } },
    ]);
  });

  /** A site whose Workers Cache refuses this many calls and accepts all later ones. */
  function refusing(refusals: number) {
    const purges: CachePurgeOptions[] = [];
    const take = async (options: CachePurgeOptions) => {
      purges.push(options);
      const success = purges.length > refusals;
      return { success, errors: success ? [] : [{ code: 10000, message: "rate limited" }] };
    };
    const site = createSite(
      { INVALIDATION_KEY: KEY, DB: db },
      { cache: { purge: take, invalidate: take } },
    );
    return { site, purges };
  }

  test("gets at most 100 tags per call, which is the platform's limit", async () => {
    const { site, purges } = refusing(0);
    const contentIds = Array.from({ length: 250 }, (_, index) => String(index + 1));
    await call(site, { contentIds });
    expect(purges.map(({ tags }) => tags?.length)).toEqual([100, 100, 51]);
    expect(purges.flatMap(({ tags }) => tags)).toContain("content-250");
  });

  test("is invalidated completely if the tags do not fit into five calls", async () => {
    const { site, purges } = refusing(0);
    await call(site, { contentIds: Array.from({ length: 500 }, (_, index) => String(index)) });
    expect(purges).toEqual([{ purgeEverything: true }]);
  });

  test("gets a refused call again as soon as the quota allows it", async () => {
    const { site, purges } = refusing(2);
    expect((await call(site, { contentIds: ["7"] })).status).toBe(202);
    await site.settle();
    expect(purges).toEqual(Array(3).fill({ tags: ["content-7", "contents"] }));
    expect(site.waits).toEqual([2_000, 12_000, 12_000]);
    expect(site.log.filter(({ level }) => level === "warn")).toEqual([]);
  });

  test("gets again only the calls that it has refused", async () => {
    const { site, purges } = refusing(3);
    const contentIds = Array.from({ length: 350 }, (_, index) => String(index + 1));
    expect((await call(site, { contentIds })).status).toBe(202);
    await site.settle();
    expect(purges).toHaveLength(4 + 3);
  });

  test("causes a warning in the log if it keeps refusing an invalidation, and the response to the content-changed call says so", async () => {
    const { site, purges } = refusing(9);
    const response = await call(site, { contentIds: ["7"] });
    expect(response.status).toBe(202);
    expect(await response.json()).toMatchObject({ unconfirmed: "the platform's cache" });
    await site.settle();
    expect(purges).toHaveLength(3);
    expect(site.log.filter(({ level }) => level === "warn")).toMatchObject([
      { message: "Workers Cache could not be invalidated" },
    ]);
  });

  test("makes the content-changed call fail with 503 if it keeps refusing a purge, so that the call is sent again", async () => {
    const { site } = refusing(9);
    const response = await call(site, { contentIds: ["7"], purge: true });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain("send it again");
  });

  test("stores a response whose own content has not been invalidated", async () => {
    const site = await warmed({ DB: db });
    await call(site, { nodeIds: [2032] });
    expect(cdn(await site.get(LIST))).toMatch(/^public, max-age=/);
  });
});
