import { expect, test } from "vitest";
import { dataCacheStatus } from "./cache-status.ts";

test("a page of hits is a hit for as long as its shortest answer is fresh", () => {
  expect(
    dataCacheStatus([
      { state: "hit", ttl: 42 },
      { state: "hit", ttl: 7 },
    ]),
  ).toBe("data; hit; ttl=7");
});

test("one stale answer makes the page stale", () => {
  expect(
    dataCacheStatus([
      { state: "hit", ttl: 42 },
      { state: "stale", ttl: -30 },
    ]),
  ).toBe("data; hit; ttl=-30; detail=stale");
});

test("one miss makes the page a miss, stored once every answer is", () => {
  expect(
    dataCacheStatus([
      { state: "hit", ttl: 42 },
      { state: "miss", stored: true },
    ]),
  ).toBe("data; fwd=uri-miss; stored");
  expect(
    dataCacheStatus([
      { state: "miss", stored: false },
      { state: "miss", stored: true },
    ]),
  ).toBe("data; fwd=uri-miss");
});

test("a page that asked for nothing says nothing", () => {
  expect(dataCacheStatus([])).toBeUndefined();
});
