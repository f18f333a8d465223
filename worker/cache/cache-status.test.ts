import { describe, expect, test } from "vitest";
import { cacheStatus, dataCacheStatus } from "./cache-status.ts";
import type { CacheOutcome } from "./request.ts";

const facts = { ttl: 42, isFailing: false, isCollapsed: false, isStored: false };

function outcome(overrides: Partial<CacheOutcome>): CacheOutcome {
  return { state: "hit", ...facts, dependencies: [], ...overrides };
}

describe("the responses that a page is made of", () => {
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

  test("are collapsed where other requests' calls served each", () => {
    const joined = outcome({ state: "miss", isCollapsed: true });
    expect(dataCacheStatus([outcome({}), joined])).toBe("data; fwd=uri-miss; collapsed");
    expect(dataCacheStatus([joined, outcome({ state: "miss", isStored: true })])).toBe(
      "data; fwd=uri-miss; stored",
    );
  });

  test("that were waited for since they were invalidated say so", () => {
    expect(dataCacheStatus([outcome({ state: "revalidated", isStored: true })])).toBe(
      "data; fwd=stale; stored",
    );
  });

  test("are nothing to tell where there are none", () => {
    expect(dataCacheStatus([])).toBeUndefined();
  });
});

describe("a document", () => {
  test("from the cache is all there is to tell", () => {
    const html = { ...facts, state: "hit" } as const;
    expect(cacheStatus([], html)).toBe("html; hit; ttl=42");
  });

  test("rendered anew comes after its responses, which are nearer to the origin", () => {
    expect(cacheStatus([outcome({})], { ...facts, state: "miss", isStored: true })).toBe(
      "data; hit; ttl=42, html; fwd=uri-miss; stored",
    );
  });

  test("that is never stored says so", () => {
    expect(cacheStatus([], { state: "bypass" })).toBe("html; fwd=bypass");
  });
});
