import type { Context } from "hono";
import type { AppEnv, Shareable } from "../app-env.ts";
import { limitTags } from "../cache/tags.ts";
import { isCacheable, NO_STORE } from "../responses/cache-headers.ts";

/** Only Workers Cache reads this header. If it is present, Workers Cache ignores all similar headers. */
const CACHE_CONTROL = "cloudflare-cdn-cache-control";

/** In characters of `Cache-Tag`. The platform allows 16 KB, but proxies may not. */
const MAX_TAGS_LENGTH = 4096;

/**
 * Headers that are part of the cache key. A visitor could fill the cache by sending made-up values.
 * `Cloudflare-Workers-Version-Key` is missing in this list, because an operator may set it during a rollout.
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
 * In seconds. Limit for content if the site receives content-changed calls. Content may be stored for twice as long,
 * because there are two tiers.
 */
const MAX_TOLD = 30;

/**
 * Tells Workers Cache whether it may store a response. Without this header it would also store responses that no route
 * has allowed, according to `Cache-Control`.
 */
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

/** Length of `https://`. The path of an absolute URL begins at the first slash after it. */
const SCHEME_LENGTH = 8;

/**
 * Whether a response may be stored. The cache has separate entries for each spelling of an address and for each value
 * of some headers, but not for each host.
 */
function isAllowed(c: Context<AppEnv>, { address, hasOrigin }: Shareable): boolean {
  const { url } = c.req;
  const isEnabled = (c.executionCtx as ExecutionContext).cache !== undefined;
  const lacksHost = hasOrigin && isEnabled && c.get("config").siteOrigin === undefined;
  const hasOwnKey = KEY_HEADERS.some((name) => c.req.header(name) !== undefined);
  return url.slice(url.indexOf("/", SCHEME_LENGTH)) === address && !hasOwnKey && !lacksHost;
}

/**
 * Makes the directives. Each of the cache's two tiers may start counting from zero, so each gets half of the time.
 * `stale-if-error` is always set, because without it old responses would replace a failing worker without end. If the
 * site receives content-changed calls there are no stale periods, because an invalidation would start them and a
 * changed page would be served.
 */
function directives(c: Context<AppEnv>, { seconds, content }: Shareable, now: number): string {
  if (!content) return `public, max-age=${seconds}, stale-if-error=0`;
  const isTold = c.get("config").invalidation !== undefined;
  const half = (until: number) => Math.floor((until - now) / 2000);
  const usable = half(content.usableUntil);
  // A response is fresh for at least a second, so that many visitors cause only one request for a stale response.
  const fresh = Math.max(1, half(content.freshUntil));
  const maxAge = Math.min(usable, fresh, isTold ? MAX_TOLD : Infinity);
  const stale = isTold ? 0 : usable - maxAge;
  if (maxAge < 1) return NO_STORE;
  return `public, max-age=${maxAge}, stale-while-revalidate=${stale}, stale-if-error=${stale}`;
}
