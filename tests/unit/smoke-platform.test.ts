import { expect, test } from "vitest";
import type { Result } from "../../tools/cli/results.ts";
import { checkPlatform } from "../../tools/smoke/platform.ts";
import { createWorkersCache } from "../../tools/workers-cache-emulator/emulator.ts";

const ORIGIN = "https://a.example";
const ITEM = "/news/news_detail/7";
const STORED = "public, max-age=30, stale-while-revalidate=0, stale-if-error=0";

/** Faults that a deployment may have. */
interface Faults {
  /** Whether the zone does not redirect http to https. */
  http?: boolean;
  /** Whether a rule of the zone sets the version key to the visitor's address. */
  versionKey?: boolean;
  /** Whether the platform bypasses the cache. */
  off?: boolean;
  /** Whether all responses of the worker forbid the cache to store them. */
  nothing?: boolean;
  /** Whether the worker lets the cache store addresses with unknown parameters. */
  queries?: boolean;
  /** Whether the zone raises `max-age` for browsers. */
  browserTtl?: boolean;
  /** Whether a proxy in front of the site removes `Range`. */
  range?: boolean;
  /** Whether a proxy in front of the site buffers responses. */
  stream?: boolean;
  /** Whether the account has used up its quota of purges. */
  purge?: boolean;
}

/**
 * A small site behind the emulator of Workers Cache, with these faults. Each chunk of a streamed page takes 400 ms on
 * the clock of the test.
 */
function deployment(faults: Faults) {
  const clock = { now: 1_800_000_000_000 };
  const encoder = new TextEncoder();
  const parts = faults.stream ? ["<p></p>"] : ["<p>", "</p>"];
  const streamed = () => {
    const left = parts.map((part) => encoder.encode(part));
    const pull = async (controller: ReadableStreamDefaultController) => {
      // The next chunk is sent after the reader has received the previous one.
      await new Promise(setImmediate);
      clock.now += 400;
      controller.enqueue(left.shift());
      if (left.length === 0) controller.close();
    };
    return new ReadableStream({ pull }, { highWaterMark: 0 });
  };
  const run = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    if (request.method === "POST") {
      await cache.context.invalidate({ tags: ["content-7"] });
      return new Response(null, { status: 202 });
    }
    if (pathname === "/home/search") {
      return new Response(streamed(), { headers: { "cache-control": "no-store" } });
    }
    const isStored = !faults.nothing && (faults.queries || !search.includes("utm_source"));
    const headers = {
      "cache-control": "public, max-age=0, must-revalidate",
      "cloudflare-cdn-cache-control": isStored ? STORED : "no-store",
      "cache-tag": "content-7",
      etag: '"a"',
    };
    if (request.headers.get("if-none-match") === '"a"')
      return new Response(null, { status: 304, headers });
    const range = request.headers.get("range");
    if (pathname.endsWith(".mp4") && range && !faults.range)
      return new Response("2345", { status: 206, headers: { "content-range": "bytes 2-5/10" } });
    return new Response(pathname.endsWith(".mp4") ? "0123456789" : `<a href="${ITEM}">`, {
      headers,
    });
  };
  const cache = createWorkersCache({ run, now: () => clock.now, alwaysUseHttps: !faults.http });
  cache.refuse(faults.purge ?? false);
  const fetch = async (url: unknown, init?: RequestInit) => {
    const request = new Request(url as URL, init);
    if (faults.range) request.headers.delete("range");
    if (faults.versionKey) request.headers.set("cloudflare-workers-version-key", "192.0.2.1");
    const response = await (faults.off ? run(request) : cache.fetch(request));
    if (faults.browserTtl) response.headers.set("cache-control", "max-age=14400");
    return response;
  };
  return { fetch: fetch as typeof globalThis.fetch, now: () => clock.now };
}

async function resultsOf(faults: Faults, key = "key") {
  const settings = new Map([["INVALIDATION_KEY", { value: key, place: "" }]]);
  const site = { origin: ORIGIN, settings, word: "smoke-test-ab12", ...deployment(faults) };
  const results: Result[] = [];
  for await (const result of checkPlatform(site)) results.push(result);
  return {
    names: results.map(({ name }) => name),
    problems: results.flatMap(({ name, problem }) => (problem ? `${name}: ${problem}` : [])),
  };
}

test("a deployment without faults has no problems, and each line says what was observed", async () => {
  const { names, problems } = await resultsOf({});
  expect(problems).toEqual([]);
  expect(names).toEqual([
    expect.stringContaining("Workers Cache: MISS, HIT, HIT"),
    expect.stringContaining("plain http redirects to https: 301 https://a.example/home"),
    expect.stringContaining(
      "all visitors share one cache: MISS for a request with a version header",
    ),
    expect.stringContaining(
      "a cached page can be revalidated: 304, Cache-Control: public, max-age=0",
    ),
    expect.stringContaining("a made-up query parameter adds nothing to the cache: BYPASS"),
    expect.stringContaining("a player can request a part of a film: 206 bytes 2-5/10"),
    expect.stringContaining("is streamed: begins after"),
    expect.stringContaining(
      "invalidates the cached page: REVALIDATED after the call; the copy before it was 0 s old",
    ),
  ]);
});

test.each<[keyof Faults, string]>([
  ["http", "switch on “Always Use HTTPS”"],
  ["versionKey", "a rule of the zone sets Cloudflare-Workers-Version-Key"],
  ["nothing", "the cache stores nothing: set SITE_ORIGIN"],
  ["queries", "made-up addresses can fill the cache"],
  ["browserTtl", "“Respect Existing Headers”"],
  ["range", "players cannot seek"],
  ["stream", "the page does not arrive in parts"],
  ["purge", "the old page is still served"],
])("the report of the fault “%s” contains: %s", async (fault, problem) => {
  const { problems } = await resultsOf({ [fault]: true });
  expect(problems).toContainEqual(expect.stringContaining(problem));
  // If nothing is stored, two more checks fail: stored pages cannot be revalidated, and parts of films are not sent.
  expect(problems).toHaveLength(fault === "nothing" ? 3 : 1);
});

test("a cache that is off is reported, and checks that need the cache are left out", async () => {
  const { names, problems } = await resultsOf({ off: true, http: false });
  expect(names[0]).toContain(
    "off, which is the default; if wrangler.toml has [cache] enabled = true, then [assets]",
  );
  expect(names).toHaveLength(5);
  expect(problems).toEqual([expect.stringContaining("Always Use HTTPS")]);
});

test("without INVALIDATION_KEY the content-changed call is not checked, and the result says so", async () => {
  const { names, problems } = await resultsOf({}, "");
  expect(problems).toEqual([]);
  expect(names.at(-1)).toContain("not checked, because INVALIDATION_KEY is not set");
});
