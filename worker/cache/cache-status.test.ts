import { describe, expect, test } from "vitest";
import { cacheStatus, dataCacheStatus } from "./cache-status.ts";
import type { CacheOutcome } from "./renewal.ts";

const age = { askedAt: 0, freshUntil: 1, staleUntil: 2 };

function outcome(overrides: Partial<CacheOutcome>): CacheOutcome {
  return { state: "hit", ttl: 42, age, isFailing: false, tags: [], ...overrides };
}

describe("the answers of a page", () => {
  test("are a hit for as long as the shortest is fresh", () => {
    expect(dataCacheStatus([outcome({ ttl: 42 }), outcome({ ttl: 7 })])).toBe("data; hit; ttl=7");
  });

  test("are stale where one is", () => {
    const stale = outcome({ state: "stale", ttl: -30 });
    expect(dataCacheStatus([outcome({}), stale])).toBe("data; hit; ttl=-30; detail=stale");
  });

  test("tell that one is stale because the content service fails", () => {
    const stale = outcome({ state: "stale", ttl: -30, isFailing: true });
    expect(dataCacheStatus([stale])).toBe("data; hit; ttl=-30; detail=stale; upstream-failing");
  });

  test("are a miss where one is, stored once every one has come", () => {
    const missed = outcome({ state: "miss", ttl: 0 });
    expect(dataCacheStatus([outcome({}), { ...missed, isStored: true }])).toBe(
      "data; fwd=uri-miss; stored",
    );
    expect(dataCacheStatus([missed, { ...missed, isStored: true }])).toBe("data; fwd=uri-miss");
  });

  test("are nothing to tell where there are none", () => {
    expect(dataCacheStatus([])).toBeUndefined();
  });
});

describe("a document", () => {
  test("from the cache is all there is to tell", () => {
    const html = { state: "hit", ttl: 42, isFailing: false } as const;
    expect(cacheStatus([], html)).toBe("html; hit; ttl=42");
  });

  test("made anew comes after its answers, which are nearer to the origin", () => {
    expect(cacheStatus([outcome({})], { state: "miss", stored: true })).toBe(
      "data; hit; ttl=42, html; fwd=uri-miss; stored",
    );
  });

  test("that is never kept says so", () => {
    expect(cacheStatus([], { state: "bypass" })).toBe("html; fwd=bypass");
  });
});
