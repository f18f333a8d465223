import type { Context } from "hono";
import type { AppEnv, Shareable } from "../app-env.ts";
import { limitTags } from "../cache/tags.ts";
import { isCacheable, NO_STORE } from "../responses/cache-headers.ts";

/** Only Workers Cache reads this header, and if it is present it reads no other one. */
const CACHE_CONTROL = "cloudflare-cdn-cache-control";

/** Characters of `Cache-Tag`: shorter than the platform's 16 KB, for proxies. */
const MAX_TAGS_LENGTH = 4096;

/**
 * Headers that are part of the key, so that a visitor could fill the cache with values that they make up. Missing
 * is `Cloudflare-Workers-Version-Key`, which an operator may set during a rollout.
 */
const KEY_HEADERS = [
  "forwarded",
  "x-forwarded-host",
  "x-forwarded-scheme",
  "x-host",
  "x-http-method",
  "x-http-method-override",
  "x-method-override",
  "x-original-url",
  "x-rewrite-url",
];

/**
 * How long content is stored if the site receives content-changed calls, in seconds. It may be kept twice as long,
 * because there are two tiers.
 */
const MAX_TOLD = 30;

/** Tells Workers Cache what it may store: what no route has allowed, it would otherwise store by `Cache-Control`. */
export function setHeaders(c: Context<AppEnv>, now: number): void {
  const { headers } = c.res;
  if (!isCacheable(headers)) return;
  const { allowed } = c.get("sharedCache");
  headers.set(
    CACHE_CONTROL,
    allowed && isAllowed(c, allowed) ? directives(c, allowed, now) : NO_STORE,
  );
  const tags = allowed?.content?.tags ?? [];
  if (tags.length > 0) headers.set("cache-tag", limitTags(tags, MAX_TAGS_LENGTH).join());
}

/** The path of an absolute URL begins behind `https://` and the host. */
const SCHEME_LENGTH = 8;

/** The cache has a key for each spelling of an address and each value of some headers, and none for the host. */
function isAllowed(c: Context<AppEnv>, { address, hasOrigin }: Shareable): boolean {
  const { url } = c.req;
  const isEnabled = (c.executionCtx as ExecutionContext).cache !== undefined;
  const lacksHost = hasOrigin && isEnabled && c.get("config").siteOrigin === undefined;
  const hasOwnKey = KEY_HEADERS.some((name) => c.req.header(name) !== undefined);
  return url.slice(url.indexOf("/", SCHEME_LENGTH)) === address && !hasOwnKey && !lacksHost;
}

/**
 * Each of the cache's two tiers may count from zero, so each gets half of the time. `stale-if-error` is always
 * there: without it a failing worker is replaced by old responses without end. Where changes are told there are
 * no stale periods, in which a changed page would be served: an invalidation would start them again.
 */
function directives(c: Context<AppEnv>, { seconds, content }: Shareable, now: number): string {
  if (!content) return `public, max-age=${seconds}, stale-if-error=0`;
  const isTold = c.get("config").invalidation !== undefined;
  const half = (until: number) => Math.floor((until - now) / 2000);
  const usable = half(content.usableUntil);
  // Fresh for at least a second, so that a crowd makes only one request for a stale response.
  const fresh = Math.max(1, half(content.freshUntil));
  const maxAge = Math.min(usable, fresh, isTold ? MAX_TOLD : Infinity);
  const stale = isTold ? 0 : usable - maxAge;
  if (maxAge < 1) return NO_STORE;
  return `public, max-age=${maxAge}, stale-while-revalidate=${stale}, stale-if-error=${stale}`;
}
