import { describe, expect, test } from "vitest";
import { createWorkersCache, type Visit } from "../../tools/workers-cache-emulator/emulator.ts";

/**
 * Tests of the emulator of Workers Cache, Cloudflare's cache in front of a worker. Most titles name the page of
 * Cloudflare's documentation that describes the behaviour. Paths are relative to https://developers.cloudflare.com.
 */

const SITE = "https://www.example.com";
const A_SECOND = 1000;

type Served = (request: Request, version: string) => Response | Promise<Response>;

/**
 * An emulated cache in front of a worker. By default, the worker responds with these headers and with the number of its
 * run, such as “run 1”.
 */
function front(headers: HeadersInit, served?: Served, more: { alwaysUseHttps?: boolean } = {}) {
  const clock = { now: 1_800_000_000_000 };
  const runs: Request[] = [];
  const cache = createWorkersCache({
    ...more,
    now: () => clock.now,
    async run(request, version) {
      runs.push(request);
      if (served) return served(request, version);
      return new Response(`run ${runs.length}`, { headers });
    },
  });
  const get = async (path = "/", init: RequestInit = {}, visit: Visit = {}) => {
    const url = path.startsWith("/") ? SITE + path : path;
    const response = await cache.fetch(new Request(url, { redirect: "manual", ...init }), visit);
    const text = await response.text();
    await cache.settle();
    return { response, text, status: response.headers.get("cf-cache-status") };
  };
  const statuses = async (...paths: [path: string, init?: RequestInit, visit?: Visit][]) => {
    const seen = [];
    for (const path of paths) seen.push((await get(...path)).status);
    return seen;
  };
  return { cache, clock, runs, get, statuses };
}

const cacheable = (seconds = 60, more = "") => ({
  "cloudflare-cdn-cache-control": `public, max-age=${seconds}${more}`,
  "cache-control": "public, max-age=0, must-revalidate",
  "cache-tag": "node-1,content-7",
  etag: '"one"',
});

describe("the cache key (/workers/cache/cache-keys/#what-goes-into-the-cache-key)", () => {
  test("contains neither the scheme nor the host", async () => {
    const { statuses } = front(cacheable());
    const same = ["http://www.example.com/a", "https://site.workers.dev/a"];
    expect(await statuses([`${SITE}/a`], ...same.map((url): [string] => [url]))).toEqual([
      "MISS",
      "HIT",
      "HIT",
    ]);
  });

  test("contains the path and the query as they were sent", async () => {
    const { statuses } = front(cacheable());
    const paths: [string][] = [["/a?b=1&c=2"], ["/a?c=2&b=1"], ["/a/"], ["/a"]];
    expect(await statuses(...paths)).toEqual(["MISS", "MISS", "MISS", "MISS"]);
  });

  test.each(["cloudflare-workers-version-key", "x-forwarded-host", "forwarded"])(
    "contains the visitor's %s",
    async (name) => {
      const { statuses } = front(cacheable());
      const by = (value: string): [string, RequestInit] => ["/", { headers: { [name]: value } }];
      expect(await statuses(by("a"), by("b"), by("a"))).toEqual(["MISS", "MISS", "HIT"]);
    },
  );

  test.each(["cookie", "authorization", "accept-encoding", "user-agent"])(
    "does not contain the visitor's %s",
    async (name) => {
      const { statuses } = front(cacheable());
      expect(await statuses(["/"], ["/", { headers: { [name]: "b" } }])).toEqual(["MISS", "HIT"]);
    },
  );

  test("contains the version of the worker", async () => {
    const { statuses } = front(cacheable());
    const visits: [string, RequestInit, Visit][] = ["1", "2", "1"].map((version) => [
      "/",
      {},
      { version },
    ]);
    expect(await statuses(...visits)).toEqual(["MISS", "MISS", "HIT"]);
  });
});

describe("Vary (/workers/cache/configuration/#vary)", () => {
  test("makes the cache store a response for each value of the named header, even if two values mean the same", async () => {
    const { statuses } = front({ ...cacheable(), vary: "Accept" });
    const by = (accept: string): [string, RequestInit] => ["/", { headers: { accept } }];
    expect(await statuses(by("a, b"), by("b, a"), by("a, b"))).toEqual(["MISS", "MISS", "HIT"]);
  });

  test("with the value * forbids the cache to store the response", async () => {
    const { statuses } = front({ ...cacheable(), vary: "*" });
    expect(await statuses(["/"], ["/"])).toEqual(["BYPASS", "BYPASS"]);
  });
});

describe("the storage of responses (/workers/cache/configuration/#cache-control-semantics)", () => {
  test.each<[string, number, HeadersInit, string]>([
    ["a 200 without caching headers", 200, {}, "HIT"],
    ["a 404 without caching headers", 404, {}, "HIT"],
    ["a 302 without caching headers", 302, {}, "BYPASS"],
    ["a 503 without caching headers", 503, {}, "BYPASS"],
    ["a 302 with max-age", 302, { "cache-control": "max-age=60" }, "HIT"],
    ["no-store", 200, { "cache-control": "no-store" }, "BYPASS"],
    ["private", 200, { "cache-control": "private, max-age=60" }, "BYPASS"],
    ["Set-Cookie", 200, { "cache-control": "max-age=60", "set-cookie": "a=b" }, "BYPASS"],
    ["part of a body", 206, { "cache-control": "max-age=60" }, "BYPASS"],
    ["max-age=0", 200, { "cache-control": "max-age=0" }, "EXPIRED"],
    ["no-cache", 200, { "cache-control": "no-cache" }, "EXPIRED"],
  ])("depends on the status and the headers: %s", async (_, status, headers, second) => {
    const { statuses } = front({}, () => new Response("a", { status, headers }));
    expect((await statuses(["/"], ["/"]))[1]).toBe(second);
  });

  test("is not possible for POST requests, which always run the worker (/workers/cache/limitations/#http-methods)", async () => {
    const { statuses } = front(cacheable());
    const post: [string, RequestInit] = ["/", { method: "POST", body: "a" }];
    expect(await statuses(post, post)).toEqual(["BYPASS", "BYPASS"]);
  });

  test("depends only on the most specific caching header, which visitors do not get (/workers/cache/configuration/#header-precedence)", async () => {
    const { get } = front({
      "cloudflare-cdn-cache-control": "max-age=60, stale-while-revalidate=60",
      "cdn-cache-control": "no-store",
      "cache-control": "no-store, must-revalidate",
      "cache-tag": "a",
    });
    await get();
    const { response, status } = await get();
    expect(status).toBe("HIT");
    expect([...response.headers.keys()]).not.toContain("cloudflare-cdn-cache-control");
    expect([...response.headers.keys()]).not.toContain("cache-tag");
    expect(response.headers.get("cdn-cache-control")).toBe("no-store");
  });
});

test("the cache replaces the worker's own Cf-Cache-Status", async () => {
  const { statuses } = front({ ...cacheable(), "cf-cache-status": "HIT" });
  expect(await statuses(["/"], ["/"])).toEqual(["MISS", "HIT"]);
});

describe("freshness", () => {
  test("a stored response has an Age header, and confirms the visitor's copy with status 304 (RFC 9111, section 4.3.2)", async () => {
    const { get, clock, runs } = front(cacheable());
    await get();
    clock.now += 42 * A_SECOND;
    const { response, text } = await get("/", { headers: { "if-none-match": 'W/"one"' } });
    expect([response.status, response.headers.get("age"), text]).toEqual([304, "42", ""]);
    expect(runs).toHaveLength(1);
  });

  test("concurrent requests for a page wait for a single run of the worker and share its response (/workers/cache/#request-collapsing)", async () => {
    const { get, runs } = front(cacheable());
    await Promise.all(Array.from({ length: 20 }, () => get()));
    expect(runs).toHaveLength(1);
  });

  test("if a response must not be stored, the worker runs for each of the concurrent requests (/workers/cache/#request-collapsing)", async () => {
    const { get, runs } = front({ "cache-control": "no-store" });
    await Promise.all(Array.from({ length: 20 }, () => get()));
    expect(runs).toHaveLength(20);
  });

  test("stale-while-revalidate serves the old response while one run refreshes it (/workers/cache/configuration/#use-stale-while-revalidate-for-low-latency-refreshes)", async () => {
    const { get, clock } = front(cacheable(60, ", stale-while-revalidate=60"));
    await get();
    clock.now += 90 * A_SECOND;
    expect(await get()).toMatchObject({ status: "UPDATING", text: "run 1" });
    // The data centre has refreshed its entry from the upper tier, which may also serve an old response meanwhile. So
    // this visit is a hit, but possibly not with a new response.
    expect(await get()).toMatchObject({ status: "HIT" });
    clock.now += 120 * A_SECOND;
    expect((await get()).status).toBe("EXPIRED");
  });

  test("the stored response's validator is sent to the worker, and a 304 renews the response (/changelog/post/2026-09-29-workers-cache-invalidate/)", async () => {
    const { get, clock, runs } = front({}, (request) =>
      request.headers.get("if-none-match") === '"one"'
        ? new Response(null, { status: 304, headers: cacheable() })
        : new Response("one", { headers: cacheable() }),
    );
    await get();
    clock.now += 60 * A_SECOND;
    expect(await get()).toMatchObject({ status: "REVALIDATED", text: "one" });
    expect((await get()).status).toBe("HIT");
    expect(runs).toHaveLength(2);
  });

  describe.each([
    ["responds with 503", () => new Response("down", { status: 503 })],
    ["throws", () => Promise.reject(new Error("down"))],
  ])("while the worker %s", (_, fail) => {
    const failing = async (more: string, control?: string) => {
      const state = { isDown: false };
      const headers = control ? { "cache-control": control } : cacheable(60, more);
      const site = front({}, () => (state.isDown ? fail() : new Response("one", { headers })));
      await site.get();
      state.isDown = true;
      return site;
    };

    test("an old response is served without a time limit, unless it has stale-if-error (/workers/cache/configuration/#serve-stale-on-error-with-stale-if-error)", async () => {
      const { get, clock } = await failing("");
      clock.now += 365 * 86_400 * A_SECOND;
      expect(await get()).toMatchObject({ status: "STALE", text: "one" });
    });

    test("stale-if-error=0 lets the visitor get the failure (/workers/cache/configuration/#serve-stale-on-error-with-stale-if-error)", async () => {
      const { get, clock } = await failing(", stale-if-error=0");
      clock.now += 60 * A_SECOND;
      expect((await get()).response.status).toBeGreaterThanOrEqual(500);
    });

    test.each(["must-revalidate", "proxy-revalidate", "s-maxage=60"])(
      "%s lets the visitor get the failure (/workers/cache/configuration/#serve-stale-on-error-with-stale-if-error)",
      async (directive) => {
        const { get, clock } = await failing("", `max-age=60, stale-if-error=600, ${directive}`);
        clock.now += 60 * A_SECOND;
        expect((await get()).response.status).toBeGreaterThanOrEqual(500);
      },
    );
  });
});

describe("the request that reaches the worker", () => {
  test("is a GET request if the visitor sends HEAD (/workers/cache/limitations/#http-methods)", async () => {
    const { get, runs } = front(cacheable());
    const { response, text } = await get("/", { method: "HEAD" });
    expect([response.status, text, runs[0]?.method]).toEqual([200, "", "GET"]);
    expect((await get()).status).toBe("HIT");
  });

  test("has no Range header, because the cache itself cuts out the requested part (/workers/cache/configuration/#range-requests)", async () => {
    const { get, runs } = front({}, () => new Response("0123456789", { headers: cacheable() }));
    const part = (range: string) => get("/film.mp4", { headers: { range } });
    const { response, text } = await part("bytes=2-4");
    expect([response.status, text]).toEqual([206, "234"]);
    expect(response.headers.get("content-range")).toBe("bytes 2-4/10");
    expect((await part("bytes=-3")).text).toBe("789");
    expect((await part("bytes=20-")).response.status).toBe(416);
    expect(runs.map(({ headers }) => headers.get("range"))).toEqual([null]);
  });

  test("has none of the visitor's conditional headers, such as If-None-Match", async () => {
    const { get, runs } = front(cacheable());
    await get("/", { headers: { "if-none-match": '"old"', "if-modified-since": "yesterday" } });
    expect([...(runs[0]?.headers.keys() ?? [])].filter((name) => name.startsWith("if-"))).toEqual(
      [],
    );
  });
});

test("while a response is being stored, the visitor already receives it chunk by chunk (/workers/cache/#request-collapsing)", async () => {
  const end = Promise.withResolvers<void>();
  const { cache } = front({}, () => {
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode("begin"));
        await end.promise;
        controller.close();
      },
    });
    return new Response(body, { headers: cacheable() });
  });
  const response = await cache.fetch(new Request(SITE));
  const reader = response.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("begin");
  end.resolve();
});

describe("purge and invalidate (/workers/cache/purge/)", () => {
  test.each<CachePurgeOptions>([
    { tags: ["CONTENT-7"] },
    { pathPrefixes: ["/a"] },
    { purgeEverything: true },
  ])("a purge of %o deletes entries in all data centres", async (options) => {
    const { statuses, cache } = front(cacheable());
    const from = (dataCentre: string): [string, RequestInit, Visit] => ["/a", {}, { dataCentre }];
    await statuses(from("a"), from("b"));
    expect(await cache.context.purge(options)).toEqual({ success: true, errors: [] });
    expect(await statuses(from("a"), from("b"))).toEqual(["MISS", "HIT"]);
  });

  test("entries that a purge does not name stay stored and fresh", async () => {
    const { statuses, cache } = front(cacheable());
    await statuses(["/a"]);
    await cache.context.purge({ tags: ["content-8"], pathPrefixes: ["/b"] });
    expect(await statuses(["/a"])).toEqual(["HIT"]);
  });

  test("invalidate makes entries stale, and the time in which they may be served stale begins at that moment (/changelog/post/2026-09-29-workers-cache-invalidate/)", async () => {
    const { statuses, cache, clock } = front(cacheable(600, ", stale-while-revalidate=60"));
    await statuses(["/a"]);
    await cache.context.invalidate({ tags: ["content-7"] });
    clock.now += 59 * A_SECOND;
    expect(await statuses(["/a"])).toEqual(["UPDATING"]);
  });

  test("an account may make 25 calls at once and then five a minute, on every plan (/workers/cache/limitations/#purge-rate-limits)", async () => {
    const { cache, clock } = front(cacheable());
    const call = async () => (await cache.context.purge({ tags: ["a"] })).success;
    const many = async (count: number) => {
      const outcomes = [];
      for (let index = 0; index < count; index++) outcomes.push(await call());
      return outcomes.filter((isAccepted) => isAccepted).length;
    };
    expect(await many(40)).toBe(25);
    clock.now += 11 * A_SECOND;
    expect(await many(1)).toBe(0);
    clock.now += A_SECOND;
    expect(await many(2)).toBe(1);
    cache.refuse(true);
    clock.now += 60 * A_SECOND;
    expect(await many(1)).toBe(0);
  });

  test("an invalid tag is ignored silently (/workers/cache/configuration/#cache-tag)", async () => {
    const { statuses, cache } = front({ ...cacheable(), "cache-tag": `a b,${"c".repeat(1025)},d` });
    await statuses(["/"]);
    await cache.context.purge({ tags: ["a b", "c".repeat(1025)] });
    expect(await statuses(["/"])).toEqual(["HIT"]);
    await cache.context.purge({ tags: ["d"] });
    expect(await statuses(["/"])).toEqual(["MISS"]);
  });
});

describe("two tiers (/workers/cache/#tiered-cache)", () => {
  test("a data centre without an entry gets the upper tier's entry", async () => {
    const { get, runs } = front(cacheable());
    await get("/", {}, { dataCentre: "a" });
    expect((await get("/", {}, { dataCentre: "b" })).text).toBe("run 1");
    expect(runs).toHaveLength(1);
  });

  test("may together serve a response for twice its max-age, because the documentation does not exclude this", async () => {
    const { get, clock } = front(cacheable());
    await get("/", {}, { dataCentre: "a" });
    clock.now += 59 * A_SECOND;
    await get("/", {}, { dataCentre: "b" });
    clock.now += 59 * A_SECOND;
    expect(await get("/", {}, { dataCentre: "b" })).toMatchObject({ status: "HIT", text: "run 1" });
  });
});

test("the zone redirects to https before the cache (/ssl/edge-certificates/additional-options/always-use-https/)", async () => {
  const { get, runs } = front(cacheable(), undefined, { alwaysUseHttps: true });
  const { response } = await get("http://www.example.com/a?b");
  expect([response.status, response.headers.get("location")]).toEqual([301, `${SITE}/a?b`]);
  expect(runs).toEqual([]);
});
