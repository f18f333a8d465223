import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signedHeaders } from "../../worker/upstream/signing.ts";
import { db, migrate } from "../fixtures/content/service.ts";
import { newsItem } from "../helpers/fake-upstream.ts";
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

/** A site whose answers are fresh for an hour, with the list and an item in its caches. */
async function warmed(more: object = {}): Promise<Site> {
  const site = createSite({ INVALIDATION_KEY: KEY, CACHE_FRESH_SECONDS: "3600", ...more });
  for (const path of [LIST, "/news/news_detail/7", "/about/profile"]) await visit(site, path);
  site.clock.now += 5_000;
  site.upstream.on(/^content\/list 2031/, () => ({ data: [newsItem(99)], totalCount: 1 }));
  return site;
}

async function visit(site: Site, path: string): Promise<{ text: string; status: string }> {
  // What was asked for in the very moment of a change may not know of it.
  site.clock.now += 1;
  const response = await site.get(path);
  const text = await response.text();
  await site.settle();
  return { text, status: response.headers.get("cache-status") ?? "" };
}

describe.each([
  ["with a database", () => ({ DB: db })],
  ["without one", () => ({})],
])("a call that content has changed, %s", (_, bindings) => {
  test("makes the pages of the named node stale at once, and no others", async () => {
    const site = await warmed(bindings());
    expect((await call(site, { nodeIds: [2031] })).status).toBe(202);
    expect((await visit(site, "/about/profile")).status).toMatch(/^html; hit; ttl=\d+$/);
    expect((await visit(site, LIST)).status).toBe("html; hit; ttl=0; detail=stale");
    const { text, status } = await visit(site, LIST);
    expect(text).toContain("新闻第99条");
    // Although the notice in its footer was asked for before the change.
    expect(status).toMatch(/^html; hit; ttl=\d+$/);
  });

  test("makes the pages that show a named item stale", async () => {
    const site = await warmed(bindings());
    await call(site, { contentIds: ["7"] });
    expect((await visit(site, "/news/news_detail/7")).status).toContain("detail=stale");
    expect((await visit(site, "/about/profile")).status).not.toContain("stale");
  });

  test("about everything makes everything stale", async () => {
    const site = await warmed(bindings());
    await call(site, { all: true });
    for (const path of [LIST, "/about/profile"]) {
      expect((await visit(site, path)).status).toContain("detail=stale");
    }
  });

  test("about an item that was not found makes that stale too", async () => {
    const site = await warmed(bindings());
    expect((await site.get("/news/news_detail/50")).status).toBe(404);
    await site.settle();
    site.upstream.on(/^content\/50$/, () => newsItem(50));
    await call(site, { contentIds: [50] });
    expect((await site.get("/news/news_detail/50")).status).toBe(200);
  });

  test("is known where two come at once", async () => {
    const site = await warmed(bindings());
    const calls = [call(site, { nodeIds: [2031] }), call(site, { contentIds: ["7"] })];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([202, 202]);
    expect((await visit(site, LIST)).status).toContain("detail=stale");
    expect((await visit(site, "/news/news_detail/7")).status).toContain("detail=stale");
  });

  test("counts once in ten minutes, even signed anew and twice at once", async () => {
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

  test("counts once: a replayed one is refused and changes nothing", async () => {
    const site = await warmed(bindings());
    const nonce = "DB" in bindings() ? 1 : 2;
    expect((await call(site, { nodeIds: [1] }, { nonce })).status).toBe(202);
    expect((await call(site, { all: true }, { nonce })).status).toBe(401);
    expect((await visit(site, LIST)).status).not.toContain("stale");
  });
});

describe("a call that is refused changes nothing", () => {
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

  test("where no key is set: there is no such call", async () => {
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

  test("learns of it from the database when it next looks", async () => {
    const { one, other } = await twoIsolates();
    await visit(other, "/about/profile");
    await call(one, { nodeIds: [2031] });
    expect((await visit(other, LIST)).status).not.toContain("stale");
    other.clock.now += 10_000;
    await visit(other, "/about/profile");
    expect((await visit(other, LIST)).status).toContain("detail=stale");
  });

  test("serves nothing fresh after a minute without having looked", async () => {
    const { one, other } = await twoIsolates();
    await visit(other, "/about/profile");
    await call(one, { nodeIds: [2031] });
    other.clock.now += MINUTE;
    expect((await visit(other, LIST)).status).toContain("detail=stale");
  });

  test("is told through the cache where the database has no tables", async () => {
    const fail = () => Promise.reject(new Error("D1_ERROR: no such table: nonces"));
    const broken = { prepare: () => ({ bind: () => ({ all: fail }) }), batch: fail };
    const site = await warmed({ DB: broken });
    expect((await call(site, { nodeIds: [2031] })).status).toBe(202);
    expect((await visit(site, LIST)).status).toContain("detail=stale");
  });

  test("goes by age alone while the database fails", async () => {
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

  test("keeps nothing for longer than it is known to be unchanged", async () => {
    const site = await warmed();
    expect(cdn(await site.get(LIST))).toMatch(/^public, max-age=5[0-9],/);
    site.clock.now += 30_000;
    expect(cdn(await site.get("/api/contents?nodeId=2031"))).toMatch(
      /^public, max-age=(?:[1-5]?[0-9]|60),/,
    );
  });

  test("does not take what was called back for fresh", async () => {
    const site = await warmed();
    await call(site, { nodeIds: [2031] });
    expect(cdn(await site.get(LIST))).toMatch(/^public, max-age=1,/);
    expect(cdn(await site.get("/api/contents?nodeId=2031&pageSize=12&view=card"))).toMatch(
      /^public, max-age=1,/,
    );
  });

  test("is told, by tag or of everything", async () => {
    const told: CachePurgeOptions[] = [];
    const result = { success: true, errors: [] };
    const cache = {
      purge: async () => result,
      invalidate: async (options: CachePurgeOptions) => {
        told.push(options);
        return result;
      },
    };
    const site = createSite({ INVALIDATION_KEY: KEY }, { cache });
    await call(site, { nodeIds: [2031], contentIds: ["7"] });
    await call(site, { all: true });
    await site.settle();
    expect(told).toEqual([
      { tags: ["node-2031", "content-7", "nodes", "contents"] },
      { purgeEverything: true },
    ]);
  });
});
