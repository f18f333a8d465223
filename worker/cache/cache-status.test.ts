import { describe, expect, test } from "vitest";
import { cacheStatus, dataCacheStatus } from "./cache-status.ts";
import type { CacheStatus } from "./entry.ts";

const facts = {
  name: "list",
  ttl: 42,
  isFailing: false,
  isCollapsed: false,
  isStored: false,
  hasFailed: false,
};

function outcome(overrides: Partial<CacheStatus>): CacheStatus {
  return { state: "hit", ...facts, ...overrides };
}

describe("the Cache-Status of a page's upstream responses", () => {
  test("is a hit if all responses are hits, and has the shortest of their times to live", () => {
    expect(dataCacheStatus([outcome({ ttl: 42 }), outcome({ ttl: 7 })])).toBe("data; hit; ttl=7");
  });

  test("is stale if one response is stale", () => {
    const stale = outcome({ state: "stale", ttl: -30 });
    expect(dataCacheStatus([outcome({}), stale])).toBe("data; hit; ttl=-30; detail=stale");
  });

  test("contains upstream-failing if a response is stale because the content service fails", () => {
    const stale = outcome({ state: "stale", ttl: -30, isFailing: true });
    expect(dataCacheStatus([stale])).toBe("data; hit; ttl=-30; detail=stale; upstream-failing");
  });

  test("is a miss if one response is a miss, and stored only if every miss was stored", () => {
    const missed = outcome({ state: "miss", ttl: 0 });
    expect(dataCacheStatus([outcome({}), { ...missed, isStored: true }])).toBe(
      "data; fwd=uri-miss; stored",
    );
    expect(dataCacheStatus([missed, { ...missed, isStored: true }])).toBe("data; fwd=uri-miss");
  });

  test("is collapsed only if every miss was collapsed", () => {
    const joined = outcome({ state: "miss", isCollapsed: true });
    expect(dataCacheStatus([outcome({}), joined])).toBe("data; fwd=uri-miss; collapsed");
    expect(dataCacheStatus([joined, outcome({ state: "miss", isStored: true })])).toBe(
      "data; fwd=uri-miss; stored",
    );
  });

  test("is fwd=stale for invalidated entries that were revalidated", () => {
    expect(dataCacheStatus([outcome({ state: "revalidated", isStored: true })])).toBe(
      "data; fwd=stale; stored",
    );
  });

  test("does not exist if there are no upstream responses", () => {
    expect(dataCacheStatus([])).toBeUndefined();
  });
});

describe("the Cache-Status of a document", () => {
  test("has only one member if the document is a hit", () => {
    const html = { ...facts, state: "hit" } as const;
    expect(cacheStatus([], html)).toBe("html; hit; ttl=42");
  });

  test("comes after the status of its upstream responses, which are nearer to the origin", () => {
    expect(cacheStatus([outcome({})], { ...facts, state: "miss", isStored: true })).toBe(
      "data; hit; ttl=42, html; fwd=uri-miss; stored",
    );
  });

  test("is fwd=bypass for a document that is never stored", () => {
    expect(cacheStatus([], { ...facts, state: "bypass" })).toBe("html; fwd=bypass");
  });
});
