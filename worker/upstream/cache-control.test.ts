import { expect, test } from "vitest";
import { freshnessLimit } from "./cache-control.ts";

test.each([
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
])("“CDN-Cache-Control: %s” limits freshness to %o", (value, limit) => {
  expect(freshnessLimit(new Headers({ "cdn-cache-control": value }))).toEqual(limit);
});

test("freshness has no limit if CDN-Cache-Control is missing or states no limit", () => {
  expect(freshnessLimit(new Headers())).toBeUndefined();
  expect(freshnessLimit(new Headers({ "cdn-cache-control": "public" }))).toBeUndefined();
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
