import { expect, test } from "vitest";
import { freshnessLimit } from "./cache-control.ts";

test.each([
  [null, undefined],
  ["public", undefined],
  ["max-age=60", { maxAge: 60_000, mustRevalidate: false }],
  ['Public, Max-Age="60"', { maxAge: 60_000, mustRevalidate: false }],
  ["max-age=60, must-revalidate", { maxAge: 60_000, mustRevalidate: true }],
  ["max-age=600, s-maxage=5", { maxAge: 5_000, mustRevalidate: true }],
  ["max-age=soon", { maxAge: 0, mustRevalidate: false }],
  ["max-age=-1", { maxAge: 0, mustRevalidate: false }],
  ["no-store", { maxAge: 0, mustRevalidate: true }],
  ["max-age=60, private", { maxAge: 0, mustRevalidate: true }],
  ["no-cache, max-age=60", { maxAge: 0, mustRevalidate: true }],
])("%s limits freshness to %o", (value, limit) => {
  expect(freshnessLimit(value)).toEqual(limit);
});
