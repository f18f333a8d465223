import { describe, expect, test } from "vitest";
import { ContentError, notFound } from "../../shared/content/errors.ts";
import { type Cacheable, cached, cacheFor, isolateState, validityOf } from "./cache.ts";
import type { CacheStatus } from "./entry.ts";
import { ageOf, type CachePolicy, cachePolicies, type FreshnessLimit } from "./policy.ts";
import type { PlatformCache } from "./store.ts";

const HOUR = 3_600_000;
const policies = cachePolicies({ freshSeconds: 60, staleSeconds: 86_400 });
/**
 * The policy of most tests. It is not a policy of the site, so that these tests do not fail when the site's policies
 * change.
 */
const usual: CachePolicy = {
  maxAge: 60_000,
  stale: 24 * HOUR,
  negative: 0,
  retry: 60_000,
  inMemory: true,
  inCacheApi: true,
};
const down = async () => Promise.reject(new ContentError("upstream", "down"));
const nothing: PlatformCache = {
  match: async () => undefined,
  put: async () => {},
  delete: async () => false,
};

let keys = 0;

/** A cache on top of the platform's Cache API, with a clock that the test controls. */
function setUp({ platform = caches.default as PlatformCache, policy = usual } = {}) {
  const clock = { now: 1_800_000_000_000 };
  const background: Promise<unknown>[] = [];
  const warnings: string[] = [];
  const upstream = {
    calls: 0,
    respond: async (): Promise<unknown> => `value ${upstream.calls}`,
    limits: [] as FreshnessLimit[],
  };
  const outcomes: CacheStatus[] = [];
  const effects = {
    waitUntil: (work: Promise<unknown>) => void background.push(work),
    warn: (message: string) => void warnings.push(message),
  };
  const isolate = (db?: D1Database, logTimeout = 1) =>
    cacheFor(isolateState(platform, { now: () => clock.now, random: () => 0 }), policies, {
      ...effects,
      db,
      logTimeout,
    });
  const cache = isolate();
  const cacheable: Cacheable<unknown> = {
    key: `https://data.cache.internal/test/${keys++}`,
    name: "list",
    policy,
    timeout: 10_000,
    load: async () => {
      upstream.calls++;
      const value = await upstream.respond();
      const { limits } = upstream;
      const tags = ["node-1"];
      return value instanceof ContentError
        ? { missing: "not-found", tags, limits }
        : { value, tags, limits };
    },
  };
  const get = async (
    more: Partial<Cacheable<unknown>> = {},
    from = cache,
    onLookup: () => void = () => {},
  ) => {
    const found = await cached(from, { ...cacheable, ...more });
    const place = outcomes.push(found.status) - 1;
    onLookup();
    const { entry, status } = await found.result;
    outcomes[place] = status;
    return entry.value;
  };
  const settle = async () => {
    while (background.length > 0) await background.shift();
  };
  const invalidate = (...tags: string[]) =>
    cache.invalidations.invalidate(
      { tags, isPurge: false, nonce: String(keys++), expiresAt: 0 },
      cache,
    );
  return { get, settle, clock, upstream, outcomes, warnings, invalidate, isolate };
}

/** A cache in which the value is already stored. */
async function warm(options?: Parameters<typeof setUp>[0], limits: FreshnessLimit[] = []) {
  const all = setUp(options);
  all.upstream.limits = limits;
  await all.get();
  await all.settle();
  return all;
}

describe("a cached value", () => {
  test("is loaded once and served while it is fresh", async () => {
    const { get, settle, clock, upstream, outcomes } = setUp();
    expect(await get()).toBe("value 1");
    await settle();
    clock.now += 59_000;
    expect(await get()).toBe("value 1");
    expect(upstream.calls).toBe(1);
    expect(outcomes).toMatchObject([
      { state: "miss", isStored: true, entry: { age: { requestedAt: clock.now - 59_000 } } },
      { state: "hit", ttl: 1, entry: { tags: ["node-1"] } },
    ]);
  });

  test("is the same object while it is in the memory cache", async () => {
    const { get, upstream } = setUp();
    upstream.respond = async () => ({ nodes: [] });
    expect(await get()).toBe(await get());
  });

  test("is shared with other isolates of the data centre", async () => {
    const { get, upstream, isolate } = await warm();
    expect(await get({}, isolate())).toBe("value 1");
    expect(upstream.calls).toBe(1);
  });

  test("is served stale while a single revalidation runs in the background", async () => {
    const { get, settle, clock, upstream, outcomes } = await warm();
    clock.now += 90_000;
    expect(await Promise.all([get(), get(), get()])).toEqual(["value 1", "value 1", "value 1"]);
    await settle();
    expect(upstream.calls).toBe(2);
    expect(outcomes.at(-1)).toMatchObject({ state: "stale", ttl: -30, isFailing: false });
    expect(await get()).toBe("value 2");
  });

  test("is served stale while the content service fails, and revalidated once the service recovers", async () => {
    const { get, settle, clock, upstream, warnings } = await warm();
    clock.now += 12 * HOUR;
    const right = upstream.respond;
    upstream.respond = down;
    expect(await get()).toBe("value 1");
    await settle();
    expect(warnings).toContain("a stale entry could not be revalidated");
    upstream.respond = right;
    clock.now += 1_000;
    await get();
    await settle();
    expect(await get()).toBe("value 3");
  });

  test("is not served beyond the stale period", async () => {
    const { get, clock } = await warm();
    clock.now += 24 * HOUR + 60_000;
    expect(await get()).toBe("value 2");
  });

  test("is not served once it is older than the current settings allow", async () => {
    const policy = { ...usual, stale: 30 * 24 * HOUR };
    const { get, clock, upstream } = await warm({ policy });
    // With the current settings, an entry is not served once its request is eight days old. Eight days are twice the
    // storage time of a sitemap: a sitemap is fresh for three days, and then stale for one day.
    clock.now += 8 * 24 * HOUR + 2 * HOUR;
    upstream.respond = down;
    await expect(get()).rejects.toMatchObject({ code: "upstream" });
  });

  test("is loaded only once for concurrent requests, because all of them wait for the first load", async () => {
    const { get, upstream, outcomes } = setUp();
    const values = await Promise.all(Array.from({ length: 50 }, () => get()));
    expect(new Set(values)).toEqual(new Set(["value 1"]));
    expect(upstream.calls).toBe(1);
    expect(outcomes.filter(({ isCollapsed }) => !isCollapsed)).toHaveLength(1);
  });
});

describe("a failed load", () => {
  test("is not stored, so that the next request loads again", async () => {
    const { get, settle, upstream, outcomes } = setUp();
    upstream.respond = down;
    await expect(get()).rejects.toThrow("down");
    await settle();
    expect(outcomes).toMatchObject([{ state: "miss", isStored: false }]);
    expect(outcomes[0]?.entry).toBeUndefined();
    upstream.respond = async () => "right";
    expect(await get()).toBe("right");
  });

  test("is stored for ten seconds if its code is not-found", async () => {
    const { get, settle, clock, upstream } = setUp({ policy: policies.item });
    upstream.respond = async () => notFound("the item");
    await expect(get()).rejects.toMatchObject({ code: "not-found" });
    await settle();
    clock.now += 9_000;
    await expect(get()).rejects.toMatchObject({ code: "not-found" });
    expect(upstream.calls).toBe(1);
    clock.now += 1_000;
    upstream.respond = async () => "published";
    expect(await get()).toBe("published");
  });

  test("causes a back-off after three attempts if no value is stored", async () => {
    const { get, settle, clock, upstream } = setUp();
    upstream.respond = down;
    for (let attempt = 0; attempt < 20; attempt++) {
      await expect(get()).rejects.toMatchObject({ code: "upstream" });
      await settle();
    }
    expect(upstream.calls).toBe(3);
    clock.now += 5_000;
    upstream.respond = async () => "right";
    expect(await get()).toBe("right");
  });
});

describe("a stale value", () => {
  test("is revalidated with exponential back-off while the content service fails", async () => {
    const { get, settle, clock, upstream } = await warm();
    clock.now += HOUR;
    upstream.respond = down;
    const loaded: number[] = [];
    for (let second = 0; second <= 200; second++) {
      const before = upstream.calls;
      await get();
      await settle();
      if (upstream.calls > before) loaded.push(second);
      clock.now += 1_000;
    }
    expect(loaded).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
  });

  test("is marked as failing while the failure is recent", async () => {
    const { get, settle, clock, upstream, outcomes } = await warm();
    clock.now += HOUR;
    upstream.respond = down;
    for (const wait of [0, 0, HOUR]) {
      clock.now += wait;
      await get();
      await settle();
    }
    expect(outcomes.map(({ isFailing }) => isFailing)).toEqual([false, false, true, false]);
  });

  test("is revalidated before it is served if `mustRevalidate` is set", async () => {
    const { get, clock, upstream, outcomes } = await warm();
    clock.now += HOUR;
    expect(await get({ mustRevalidate: true })).toBe("value 2");
    clock.now += HOUR;
    upstream.respond = down;
    expect(await get({ mustRevalidate: true })).toBe("value 2");
    expect(outcomes.at(-1)).toMatchObject({ state: "stale", isFailing: true });
  });
});

describe("an invalidation", () => {
  test("makes the next request wait for the new value if a tag matches", async () => {
    const { get, clock, invalidate, outcomes } = await warm();
    clock.now += 5_000;
    await invalidate("node-2");
    expect(await get()).toBe("value 1");
    await invalidate("node-1");
    clock.now += 1;
    expect(await get()).toBe("value 2");
    expect(await get()).toBe("value 2");
    expect(outcomes.map(({ state }) => state)).toEqual(["miss", "hit", "revalidated", "hit"]);
  });

  test("leaves the old value available while the content service fails", async () => {
    const { get, clock, invalidate, upstream } = await warm();
    clock.now += 5_000;
    await invalidate("node-1");
    upstream.respond = down;
    expect(await get()).toBe("value 1");
  });
});

test("a navigation stays the same object until its content changes, so that results that were computed from this object can be used again", () => {
  const cache = setUp().isolate();
  const latest = (name: string, requestedAt: number) =>
    cache.navigations.latest("key", {
      value: { name },
      tags: [],
      sequence: 0,
      age: ageOf(requestedAt, usual, 0),
    });
  const tree = latest("News", 1);
  expect(latest("News", 2)).toBe(tree);
  expect(latest("Press", 3)).toEqual({ name: "Press" });
  // This navigation was requested before “Press”. Another isolate has put it into the Cache API.
  expect(latest("News", 2)).toEqual({ name: "News" });
  const documentOf = (key: string, requestedAt: number) => ({
    tags: [],
    sequence: 0,
    navigation: { key, requestedAt },
  });
  const documents = [documentOf("key", 2), documentOf("key", 3), documentOf("other", 2)];
  expect(documents.map((each) => validityOf(cache, each))).toEqual([
    "invalidated",
    "valid",
    "valid",
  ]);
});

describe("a max-age sent by the content service", () => {
  test("ends freshness earlier, but the value may still be served stale", async () => {
    const { get, clock, outcomes } = await warm({}, [{ maxAge: 5_000, mustRevalidate: false }]);
    clock.now += 5_000;
    expect(await get()).toBe("value 1");
    expect(outcomes.at(-1)?.state).toBe("stale");
  });

  test("never extends freshness", async () => {
    const { get, clock, outcomes } = await warm({}, [{ maxAge: HOUR, mustRevalidate: false }]);
    clock.now += 61_000;
    await get();
    expect(outcomes.at(-1)?.state).toBe("stale");
  });

  test("together with must-revalidate, forbids serving the value stale, even if the content service fails", async () => {
    const { get, clock, upstream, isolate } = await warm({}, [
      { maxAge: 5_000, mustRevalidate: true },
    ]);
    clock.now += 4_999;
    expect(await get({}, isolate())).toBe("value 1");
    clock.now += 1;
    upstream.respond = down;
    for (const cache of [undefined, isolate()])
      await expect(get({}, cache)).rejects.toMatchObject({ code: "upstream" });
  });

  test("of zero keeps the value from being stored", async () => {
    const { get, outcomes } = await warm({}, [{ maxAge: 0, mustRevalidate: true }]);
    expect(await get()).toBe("value 2");
    expect(outcomes.map(({ isStored }) => isStored)).toEqual([false, false]);
  });

  test("of zero removes the value that was stored before", async () => {
    const { get, settle, clock, upstream } = await warm();
    clock.now += 61_000;
    upstream.limits = [{ maxAge: 0, mustRevalidate: true }];
    await get();
    await settle();
    expect(await get()).toBe("value 3");
  });

  test('also limits how long a "not found" is stored', async () => {
    const { get, settle, clock, upstream } = setUp({ policy: policies.item });
    upstream.respond = async () => notFound("the item");
    upstream.limits = [{ maxAge: 3_000, mustRevalidate: true }];
    await expect(get()).rejects.toMatchObject({ code: "not-found" });
    await settle();
    clock.now += 3_000;
    upstream.respond = async () => "published";
    expect(await get()).toBe("published");
  });
});

describe("while a request waits", () => {
  const invalidated = async () => {
    const all = await warm({}, [{ maxAge: 5_000, mustRevalidate: true }]);
    await all.invalidate("node-1");
    return all;
  };

  test("an entry that expires during a failing revalidation is not served", async () => {
    const { get, clock, upstream } = await invalidated();
    upstream.respond = () => {
      clock.now += 10_000;
      return down();
    };
    await expect(get()).rejects.toMatchObject({ code: "upstream" });
  });

  test("an entry that expires while the log is read is not served", async () => {
    const { get, clock, isolate } = await warm({}, [{ maxAge: 75_000, mustRevalidate: true }]);
    clock.now += 74_000;
    const slow = {
      prepare: () => ({
        bind: () => ({
          all: async () => {
            await scheduler.wait(0);
            clock.now += 1_900;
            return { results: [] };
          },
        }),
      }),
    };
    expect(await get({}, isolate(slow as unknown as D1Database, 60_000))).toBe("value 2");
  });

  test("a request that joins a load in progress does not get a value that had expired before the request began", async () => {
    const { get, clock, upstream } = setUp();
    upstream.limits = [{ maxAge: 5_000, mustRevalidate: true }];
    const slow = Promise.withResolvers<void>();
    upstream.respond = async () => {
      const count = upstream.calls;
      await slow.promise;
      return `value ${count}`;
    };
    const first = get();
    await expect.poll(() => upstream.calls).toBe(1);
    clock.now += 6_000;
    const joined = Promise.withResolvers<void>();
    const second = get({}, undefined, joined.resolve);
    await joined.promise;
    slow.resolve();
    expect(await first).toBe("value 1");
    expect(await second).toBe("value 2");
  });

  test("an abandoned load does not replace the value that a later load has stored", async () => {
    const { get, clock, upstream } = setUp();
    const slow = Promise.withResolvers<void>();
    upstream.respond = async () => {
      const count = upstream.calls;
      if (count === 1) await slow.promise;
      return `value ${count}`;
    };
    const lost = get({ timeout: 1_000 });
    await expect.poll(() => upstream.calls).toBe(1);
    clock.now += 2_000;
    expect(await get()).toBe("value 2");
    slow.resolve();
    await lost;
    expect(await get()).toBe("value 2");
  });
});

describe("while the invalidation log cannot be read", () => {
  /** A fake database. Each of its queries returns the promise that `all` makes. */
  const broken = (all: () => Promise<never>) =>
    ({ prepare: () => ({ bind: () => ({ all }) }) }) as unknown as D1Database;
  const failing = broken(() => Promise.reject(new Error("no database")));
  const hanging = broken(() => new Promise(() => {}));

  test.each([
    ["rejects every query", failing],
    ["never responds", hanging],
  ])("an entry that is more than a minute old is revalidated (the database %s)", async (_, db) => {
    const { get, clock, upstream, isolate } = setUp({ policy: policies.index });
    const cache = isolate(db);
    expect(await get({}, cache)).toBe("value 1");
    clock.now += 59_000;
    expect(await get({}, cache)).toBe("value 1");
    clock.now += 2_000;
    expect(await get({}, cache)).toBe("value 2");
    upstream.respond = down;
    clock.now += 61_000;
    expect(await get({}, cache)).toBe("value 2");
  });
});

describe("a request", () => {
  const throwing = () => Promise.reject(new Error("no cache here"));

  test("succeeds even if the Cache API throws", async () => {
    const platform = { match: throwing, put: throwing, delete: throwing };
    const { get, settle, clock, upstream } = setUp({ platform });
    expect(await get()).toBe("value 1");
    await settle();
    expect(await get()).toBe("value 1");
    clock.now += 24 * HOUR + 60_000;
    expect(await get()).toBe("value 2");
    expect(upstream.calls).toBe(2);
  });

  test("loads the value if the Cache API does not respond", async () => {
    const platform = { ...nothing, match: () => new Promise<undefined>(() => {}) };
    const { get, upstream } = setUp({ platform });
    expect(await get()).toBe("value 1");
    expect(upstream.calls).toBe(1);
  });

  test("logs no warning if it shares a read of the Cache API that takes too long", async () => {
    const platform = { ...nothing, match: () => new Promise<undefined>(() => {}) };
    const { get, clock, warnings } = setUp({ platform });
    const first = get();
    // The second request joins the read of the first request a millisecond before the read times out. So the second
    // request waits for only a millisecond.
    clock.now += 999;
    await Promise.all([first, get()]);
    expect(warnings).toEqual([]);
  });

  test.each([
    ["the value is not kept in memory", policies.sitemap, "value 1", []],
    ["the value must not be stored", usual, "value 1", [0]],
    ["the value does not exist", policies.item, "not-found", []],
  ])(
    "does not wait for a write to the Cache API that never ends, even if %s",
    async (_, policy, expected, ages) => {
      const hangs = () => new Promise<never>(() => {});
      const { get, upstream } = setUp({
        policy,
        platform: { ...nothing, put: hangs, delete: hangs },
      });
      if (expected === "not-found") upstream.respond = async () => notFound("the item");
      upstream.limits = ages.map((maxAge) => ({ maxAge, mustRevalidate: true }));
      expect(await get().catch(({ code }) => code)).toBe(expected);
    },
  );

  test("gets a stale entry from memory even if the Cache API has lost the entry", async () => {
    const { get, clock, upstream } = await warm({ platform: nothing });
    clock.now += HOUR;
    upstream.respond = down;
    expect(await get()).toBe("value 1");
  });
});

describe("a client that disconnects", () => {
  test("aborts the load if no other request awaits this load", async () => {
    const { get } = setUp();
    const seen = Promise.withResolvers<AbortSignal>();
    const load = (signal: AbortSignal) => {
      seen.resolve(signal);
      return new Promise<never>((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      });
    };
    const [first, second] = [new AbortController(), new AbortController()];
    const joined = Promise.withResolvers<void>();
    const waiting = [
      get({ load, signal: first.signal }),
      get({ load, signal: second.signal }, undefined, joined.resolve),
    ];
    for (const each of waiting) each.catch(() => {});
    const signal = await seen.promise;
    await joined.promise;
    first.abort();
    await expect(waiting[0]).rejects.toThrow();
    expect(signal.aborted).toBe(false);
    second.abort();
    await expect(waiting[1]).rejects.toThrow();
    expect(signal.aborted).toBe(true);
    expect(await get()).toBe("value 1");
  });
});

test("a load that never ends blocks its key only until the timeout", async () => {
  const { get } = setUp();
  const lost = get({ load: () => new Promise(() => {}), timeout: 50 });
  lost.catch(() => {});
  await expect(get({ timeout: 50 })).rejects.toMatchObject({ code: "upstream" });
  expect(await get()).toBe("value 1");
});
