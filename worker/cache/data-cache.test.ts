import { describe, expect, test } from "vitest";
import { ContentError, notFound } from "../../shared/content/errors.ts";
import { BackOff } from "./back-off.ts";
import { Changes } from "./changes.ts";
import { cached } from "./data-cache.ts";
import type { CacheContext, CacheOutcome } from "./renewal.ts";
import { SingleFlight } from "./single-flight.ts";
import { createEntryStore, type EntryStore } from "./store.ts";

const HOUR = 3_600_000;

let keys = 0;

/** A cache over the platform's own, with a clock that a test moves. */
function setUp(overrides: Partial<CacheContext> = {}) {
  const url = `https://data.cache.internal/test/${keys++}`;
  const clock = { now: 1_800_000_000_000 };
  const background: Promise<unknown>[] = [];
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const now = () => clock.now;
  const context: CacheContext = {
    store: createEntryStore(caches.default, warn),
    policy: { freshMs: 60_000, staleMs: 24 * HOUR },
    flights: new SingleFlight(),
    steady: new Map(),
    backOff: new BackOff(now, () => 0),
    changes: new Changes(now),
    now,
    random: () => 0,
    waitUntil: (work) => void background.push(work),
    warn,
    ...overrides,
  };
  const upstream = { calls: 0, answer: async (): Promise<unknown> => `answer ${upstream.calls}` };
  const outcomes: CacheOutcome[] = [];
  const ask = () => {
    upstream.calls++;
    return upstream.answer();
  };
  const call = {
    url,
    name: "list",
    ask,
    tagsOf: () => ["node-1"],
    onOutcome: (outcome: CacheOutcome) => outcomes.push(outcome),
  };
  const get = (more: Partial<CacheContext> = {}) => cached(call, { ...context, ...more });
  const settle = async () => {
    while (background.length > 0) await background.shift();
  };
  return { get, settle, clock, upstream, outcomes, warnings, changes: context.changes };
}

describe("an answer", () => {
  test("is asked for once and then served until it is no longer fresh", async () => {
    const { get, settle, clock, upstream, outcomes } = setUp();
    expect(await get()).toBe("answer 1");
    await settle();
    clock.now += 59_000;
    expect(await get()).toBe("answer 1");
    expect(upstream.calls).toBe(1);
    expect(outcomes).toMatchObject([
      { state: "miss", age: { askedAt: clock.now - 59_000 }, tags: ["node-1"] },
      { state: "hit", ttl: 1, tags: ["node-1"] },
    ]);
  });

  test("is served stale at once while one refresh runs in the background", async () => {
    const { get, settle, clock, upstream, outcomes } = setUp();
    await get();
    await settle();
    clock.now += 90_000;
    expect(await Promise.all([get(), get(), get()])).toEqual(["answer 1", "answer 1", "answer 1"]);
    await settle();
    expect(upstream.calls).toBe(2);
    expect(outcomes.at(-1)).toMatchObject({ state: "stale", ttl: -30, isFailing: false });
    expect(await get()).toBe("answer 2");
  });

  test("is served stale while the content service fails, and anew once it is back", async () => {
    const { get, settle, clock, upstream, warnings } = setUp();
    await get();
    await settle();
    clock.now += 12 * HOUR;
    const right = upstream.answer;
    upstream.answer = async () => Promise.reject(new ContentError("upstream", "down"));
    expect(await get()).toBe("answer 1");
    await settle();
    expect(warnings).toContain("a stale entry could not be refreshed");
    upstream.answer = right;
    clock.now += 1_000;
    await get();
    await settle();
    expect(await get()).toBe("answer 3");
  });

  test("is not served when it is older than stale may be", async () => {
    const { get, settle, clock } = setUp();
    await get();
    await settle();
    clock.now += 24 * HOUR + 60_000;
    expect(await get()).toBe("answer 2");
  });

  test("is asked for once however many wait for it", async () => {
    const { get, upstream } = setUp();
    const answers = await Promise.all(Array.from({ length: 50 }, () => get()));
    expect(new Set(answers)).toEqual(new Set(["answer 1"]));
    expect(upstream.calls).toBe(1);
  });
});

describe("a failure", () => {
  test("is not kept: the next visitor asks again", async () => {
    const { get, settle, upstream, outcomes } = setUp();
    upstream.answer = async () => Promise.reject(new ContentError("upstream", "down"));
    await expect(get()).rejects.toThrow("down");
    await settle();
    expect(outcomes).toMatchObject([{ state: "miss" }]);
    expect(outcomes[0]?.age).toBeUndefined();
    upstream.answer = async () => "right";
    expect(await get()).toBe("right");
  });

  test("that says not found is kept for ten seconds", async () => {
    const { get, settle, clock, upstream } = setUp();
    upstream.answer = async () => Promise.reject(notFound("the item"));
    await expect(get()).rejects.toMatchObject({ code: "not-found" });
    await settle();
    clock.now += 9_000;
    await expect(get()).rejects.toMatchObject({ code: "not-found" });
    expect(upstream.calls).toBe(1);
    clock.now += 1_000;
    upstream.answer = async () => "published";
    expect(await get()).toBe("published");
  });
});

describe("a stale answer", () => {
  const down = async () => Promise.reject(new ContentError("upstream", "down"));

  test("is asked for again ever more rarely while the content service fails", async () => {
    const { get, settle, clock, upstream } = setUp();
    await get();
    await settle();
    clock.now += HOUR;
    upstream.answer = down;
    const asked: number[] = [];
    for (let second = 0; second <= 200; second++) {
      const before = upstream.calls;
      await get();
      await settle();
      if (upstream.calls > before) asked.push(second);
      clock.now += 1_000;
    }
    expect(asked).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
  });

  test("that could not be refreshed says that the content service fails", async () => {
    const { get, settle, clock, upstream, outcomes } = setUp();
    await get();
    await settle();
    clock.now += HOUR;
    upstream.answer = down;
    await get();
    await settle();
    await get();
    expect(outcomes.map(({ isFailing }) => isFailing)).toEqual([false, false, true]);
  });

  test("gives way to a new one where the caller needs one", async () => {
    const { get, settle, clock } = setUp();
    await get();
    await settle();
    clock.now += HOUR;
    expect(await get({ mustRefresh: true })).toBe("answer 2");
  });

  test("serves even such a caller while the content service fails", async () => {
    const { get, settle, clock, upstream, outcomes } = setUp();
    await get();
    await settle();
    clock.now += HOUR;
    upstream.answer = down;
    expect(await get({ mustRefresh: true })).toBe("answer 1");
    expect(outcomes.at(-1)).toMatchObject({ state: "stale", isFailing: true });
  });
});

describe("a change of content", () => {
  test("makes the answers that show it stale, and no others", async () => {
    const { get, settle, clock, changes, outcomes } = setUp();
    await get();
    await settle();
    clock.now += 5_000;
    changes.mark(["node-2"], clock.now);
    await get();
    changes.mark(["node-1"], clock.now);
    expect(await get()).toBe("answer 1");
    await settle();
    expect(await get()).toBe("answer 2");
    expect(outcomes.map(({ state }) => state)).toEqual(["miss", "hit", "stale", "stale"]);
  });
});

describe("what was never had", () => {
  test("may be asked for twice in vain, then waits: a crowd must not ask all the time", async () => {
    const { get, settle, clock, upstream } = setUp();
    upstream.answer = async () => Promise.reject(new ContentError("upstream", "down"));
    for (let attempt = 0; attempt < 20; attempt++) {
      await expect(get()).rejects.toMatchObject({ code: "upstream" });
      await settle();
    }
    expect(upstream.calls).toBe(3);
    clock.now += 5_000;
    upstream.answer = async () => "right";
    expect(await get()).toBe("right");
  });
});

describe("a visitor who leaves", () => {
  test("ends the call when nobody else waits", async () => {
    const seen = Promise.withResolvers<AbortSignal>();
    const url = "https://data.cache.internal/test/leaving";
    const flights = new SingleFlight();
    const context: CacheContext = {
      store: createEntryStore(caches.default, () => {}),
      policy: { freshMs: 1, staleMs: 1 },
      flights,
      steady: new Map(),
      backOff: new BackOff(),
      changes: new Changes(),
      now: Date.now,
      random: () => 0,
      waitUntil: () => {},
      warn: () => {},
    };
    const ask = (signal: AbortSignal) => {
      seen.resolve(signal);
      return new Promise<string>((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      });
    };
    const [first, second] = [new AbortController(), new AbortController()];
    const waiting = [first, second].map(({ signal }) =>
      cached({ url, name: "list", ask, tagsOf: () => [] }, { ...context, leaving: signal }),
    );
    const signal = await seen.promise;
    first.abort();
    await expect(waiting[0]).rejects.toThrow();
    expect(signal.aborted).toBe(false);
    second.abort();
    await expect(waiting[1]).rejects.toThrow();
    expect(signal.aborted).toBe(true);
    expect(flights.has(url)).toBe(false);
  });
});

describe("a cache that fails", () => {
  const broken: EntryStore = createEntryStore(
    {
      match: () => Promise.reject(new Error("no cache here")),
      put: () => Promise.reject(new Error("no cache here")),
    },
    () => {},
  );

  test("never fails a page", async () => {
    const { get, settle, upstream } = setUp({ store: broken });
    expect(await get()).toBe("answer 1");
    await settle();
    expect(await get()).toBe("answer 2");
    expect(upstream.calls).toBe(2);
  });
});
