import { expect, test } from "vitest";
import { freshnessLimit } from "./cache-control.ts";

test.each([
  [null, undefined],
  ["public", undefined],
  ["max-age=60", { maxAge: 60_000, mustRevalidate: false }],
  ['Public, Max-Age="60"', { maxAge: 60_000, mustRevalidate: false }],
  ["max-age=60, must-revalidate", { maxAge: 60_000, mustRevalidate: true }],
  ["public, must-revalidate", { maxAge: Number.POSITIVE_INFINITY, mustRevalidate: true }],
  ["max-age=600, s-maxage=5", { maxAge: 5_000, mustRevalidate: true }],
  ["max-age=soon", { maxAge: 0, mustRevalidate: false }],
  ["max-age=-1", { maxAge: 0, mustRevalidate: false }],
  ["no-store", { maxAge: 0, mustRevalidate: true }],
  ["max-age=60, private", { maxAge: 0, mustRevalidate: true }],
  ["no-cache, max-age=60", { maxAge: 0, mustRevalidate: true }],
])("the freshness limit that “CDN-Cache-Control: %s” states is %o", (value, limit) => {
  const headers = new Headers(value === null ? {} : { "cdn-cache-control": value });
  expect(freshnessLimit(headers)).toEqual(limit);
});

test.each([
  ["Cache-Control", "no-cache, no-store, max-age=0, must-revalidate"],
  ["Cloudflare-CDN-Cache-Control", "no-store"],
  ["Vary", "*"],
  ["Age", "86400"],
  ["Expires", "0"],
  ["Pragma", "no-cache"],
])("the header field “%s: %s” does not limit freshness", (name, value) => {
  expect(freshnessLimit(new Headers({ [name]: value }))).toBeUndefined();
  const headers = new Headers({ [name]: value, "cdn-cache-control": "max-age=60" });
  expect(freshnessLimit(headers)).toEqual({ maxAge: 60_000, mustRevalidate: false });
});
