import { pageRoutes } from "../../shared/brand/pages.ts";
import { reasonOf } from "../cli/failure.ts";
import type { Result } from "../cli/results.ts";
import { notifySite } from "../purge/notify-site.ts";
import type { CheckedSite } from "./checks.ts";

/** The result of a check. `saw` says what the check has observed, and `problem` says what the operator must mend. */
interface Finding {
  problem?: string;
  saw?: string;
}

const PAGE = "/home";
const LIST = `/${pageRoutes.find(({ view }) => view === "list")?.path}`;
const FILM = "/media/video/heat-to-coil.mp4";
const TIME_LIMIT_MS = 15_000;
/** Matches a link from a list to an item. The first group is the item's address, and the second is its id. */
const ITEM_LINK = /href="(\/[\w/-]+_detail\/([\w-]+))"/;
/** A change of the content must reach every data centre within this many seconds. */
const MAX_SECONDS = 60;
/** If a response takes longer than this, in milliseconds, its beginning should arrive before its end. */
const SLOW_MS = 300;
/** If a response begins and ends within this many milliseconds, it has not arrived in parts. */
const AT_ONCE_MS = 5;

/**
 * Checks what cannot be checked locally: the settings of the Cloudflare zone, and Workers Cache if it is on. Without
 * INVALIDATION_KEY, the check of invalidation is skipped. Each result says what was observed.
 */
export async function* checkPlatform(site: CheckedSite): AsyncGenerator<Result> {
  const state = await cacheState(site);
  yield result("Workers Cache", state.finding);
  const checks: [name: string, check: (site: CheckedSite) => Promise<Finding>][] = [
    ["plain http redirects to https", checkHttp],
    ["all visitors share one cache", checkVersionKey],
    ["a cached page can be revalidated", checkValidator],
    ["a made-up query parameter adds nothing to the cache", checkQuery],
    ["a player can request a part of a film", checkRange],
    ["a page that is not cached is streamed", checkStream],
    ["a content-changed call invalidates the cached page", checkInvalidation],
  ];
  for (const [name, check] of checks) {
    if (!state.isOn && NEEDS_CACHE.has(check)) continue;
    yield result(name, await check(site).catch((error) => ({ problem: reasonOf(error) })));
  }
}

function result(name: string, { problem, saw }: Finding): Result {
  return { name: saw ? `${name}: ${saw}` : name, problem };
}

const NEEDS_CACHE = new Set([checkVersionKey, checkQuery, checkInvalidation]);

/**
 * Finds out whether Workers Cache is on, by requesting a page three times. If the cache is on, each response has a
 * cache status. The first is MISS, or BYPASS if the page had to be streamed. The second or third is HIT. If the cache
 * is off, there is no status.
 */
async function cacheState(site: CheckedSite): Promise<{ isOn: boolean; finding: Finding }> {
  const seen: string[] = [];
  for (let request = 0; request < 3; request++) seen.push((await get(site, LIST)).status);
  const last = seen.at(-1) ?? "";
  const off =
    "off, which is the default; if wrangler.toml has [cache] enabled = true, then [assets] has switched the cache off (cloudflare/workerd#6865)";
  if (!last) return { isOn: false, finding: { saw: off } };
  const saw = seen.join(", ");
  const stores = /^(?:HIT|UPDATING|REVALIDATED)$/.test(last);
  const problem =
    "the cache stores nothing: set SITE_ORIGIN; if SITE_ORIGIN is already set, [assets] has switched the cache off (cloudflare/workerd#6865)";
  return { isOn: true, finding: stores ? { saw } : { saw, problem } };
}

async function checkHttp(site: CheckedSite): Promise<Finding> {
  if (!site.origin.startsWith("https:"))
    return { saw: "not checked, because the given address itself begins with http" };
  await get(site, PAGE);
  const { response } = await get({ ...site, origin: site.origin.replace("https:", "http:") }, PAGE);
  const location = response.headers.get("location") ?? "";
  const isRedirect = response.status >= 300 && location.startsWith("https:");
  const saw = `${response.status} ${location}`.trim();
  if (isRedirect) return { saw };
  return { saw, problem: "switch on “Always Use HTTPS” for the zone (SSL/TLS, Edge Certificates)" };
}

/**
 * Checks that no rule of the zone sets the header `Cloudflare-Workers-Version-Key`, which is part of the cache key. The
 * check sends a new value of this header, so the response must not come from the cache. If the response does come from
 * the cache, a rule has replaced the value, for example with the visitor's address. With such a rule, the cache would
 * store a copy for each visitor.
 */
async function checkVersionKey(site: CheckedSite): Promise<Finding> {
  await get(site, PAGE);
  const { status } = await get(site, PAGE, { "cloudflare-workers-version-key": site.word });
  if (status !== "HIT") return { saw: `${status} for a request with a version header` };
  const problem =
    "a rule of the zone sets Cloudflare-Workers-Version-Key: remove that rule, because visitors could fill the cache with copies";
  return { saw: status, problem };
}

async function checkValidator(site: CheckedSite): Promise<Finding> {
  const { response } = await get(site, PAGE);
  const etag = response.headers.get("etag") ?? "";
  const control = response.headers.get("cache-control") ?? "";
  const again = await get(site, PAGE, { "if-none-match": etag });
  const saw = `${again.response.status}, Cache-Control: ${control}`;
  if (!/max-age=0/.test(control)) {
    return { saw, problem: "set the zone's Browser Cache TTL to “Respect Existing Headers”" };
  }
  return again.response.status === 304
    ? { saw }
    : {
        saw,
        problem:
          "the status should be 304: check whether something in front of the site removes ETag or If-None-Match",
      };
}

async function checkQuery(site: CheckedSite): Promise<Finding> {
  const address = `${LIST}?utm_source=${site.word}`;
  await get(site, address);
  const { status } = await get(site, address);
  if (!/^(?:HIT|UPDATING|STALE)$/.test(status)) return { saw: status };
  const problem =
    "the page is stored under this address, so made-up addresses can fill the cache: deploy a current build";
  return { saw: status, problem };
}

async function checkRange(site: CheckedSite): Promise<Finding> {
  const { response } = await get(site, FILM, { range: "bytes=2-5" });
  if (response.status === 404) return { saw: "this site has no such film" };
  const saw = `${response.status} ${response.headers.get("content-range") ?? "without Content-Range"}`;
  const isPart = response.status === 206 && saw.includes("bytes 2-5/");
  return isPart
    ? { saw }
    : {
        saw,
        problem:
          "players cannot seek, because something in front of the site removes the Range header: switch that off",
      };
}

/** Searches for a new word, so that no cache has the results. The page must begin before the results arrive. */
async function checkStream(site: CheckedSite): Promise<Finding> {
  const { now = () => performance.now() } = site;
  const started = now();
  const address = `/home/search?keyword=${site.word}-stream`;
  const response = await site.fetch(new URL(address, site.origin), request({}));
  let first: number | undefined;
  for await (const _ of response.body ?? []) first ??= now() - started;
  const all = now() - started;
  const begun = first ?? all;
  const saw = `begins after ${Math.round(begun)} ms, ends after ${Math.round(all)} ms`;
  if (response.status !== 200) return { saw, problem: `status ${response.status}` };
  if (all <= SLOW_MS || all - begun > AT_ONCE_MS) return { saw };
  const problem =
    "the page does not arrive in parts: switch off features of the zone that rewrite or buffer HTML";
  return { saw, problem };
}

/**
 * Checks that the next visitor after a content-changed call does not get the old page from the cache. Also checks that
 * the old page was not stored for longer than MAX_SECONDS.
 */
async function checkInvalidation(site: CheckedSite): Promise<Finding> {
  const { origin, settings, fetch } = site;
  if (!settings.get("INVALIDATION_KEY")?.value)
    return { saw: "not checked, because INVALIDATION_KEY is not set" };
  const { text } = await get(site, LIST);
  const [path, id] = ITEM_LINK.exec(text)?.slice(1) ?? [];
  if (!path || !id) return { saw: "not checked, because the list has no items" };
  await get(site, path);
  const { response: old } = await get(site, path);
  const age = Number(old.headers.get("age") ?? 0);
  await notifySite(settings, origin, { change: { contentIds: [id] } }, fetch);
  const { status } = await get(site, path);
  const saw = `${status} after the call; the copy before it was ${age} s old`;
  if (age > MAX_SECONDS)
    return {
      saw,
      problem: `pages are stored for more than ${MAX_SECONDS} s: remove rules of the zone that override Cache-Control`,
    };
  if (status !== "HIT") return { saw };
  const problem =
    "the old page is still served, because the account has used up its quota of invalidations: try again in a minute";
  return { saw, problem };
}

async function get(site: CheckedSite, path: string, headers: Record<string, string> = {}) {
  const response = await site.fetch(new URL(path, site.origin), request(headers));
  const text = await response.text();
  return { response, text, status: response.headers.get("cf-cache-status") ?? "" };
}

function request(headers: Record<string, string>): RequestInit {
  return { headers, redirect: "manual", signal: AbortSignal.timeout(TIME_LIMIT_MS) };
}
