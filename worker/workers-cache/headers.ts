import type { Context } from "hono";
import type { AppEnv, Shareable } from "../app-env.ts";
import { limitTags } from "../cache/tags.ts";
import { isCacheable, NO_STORE } from "../responses/cache-headers.ts";

/** Only Workers Cache reads this header. If this header is present, Workers Cache ignores all similar headers. */
const CACHE_CONTROL = "cloudflare-cdn-cache-control";

/**
 * The header `Cache-Tag` may have at most this many characters. The platform allows 16 KB, but a proxy may allow less.
 */
const MAX_TAGS_LENGTH = 4096;

/**
 * Request headers that are part of the cache key. The response to a request with such a header is not stored, because
 * visitors could fill the cache with made-up values. `Cloudflare-Workers-Version-Key` is also part of the key, but it
 * is missing here, because an operator may set it during a rollout.
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
 * The longest time, in seconds, for which each of the cache's two tiers may store content of a site that receives
 * content-changed calls. A response may spend this time in each tier, so content may be served for twice this time.
 */
const MAX_AGE_WITH_CALLS = 30;

/**
 * Tells Workers Cache whether it may store a response. Without `cloudflare-cdn-cache-control`, Workers Cache would obey
 * `Cache-Control`, and would also store responses that no route has allowed to be stored.
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

/** Length of `https://`. The path of an absolute URL begins at the first slash after these characters. */
const SCHEME_LENGTH = 8;

/**
 * Whether a response may be stored. The cache has a separate entry for each spelling of a URL and for each value of
 * {@link KEY_HEADERS}, so visitors could fill the cache with variants of a page. All hosts share an entry, so a
 * response that depends on the host must not be stored.
 */
function isAllowed(c: Context<AppEnv>, { address, hasOrigin }: Shareable): boolean {
  const { url } = c.req;
  const isEnabled = (c.executionCtx as ExecutionContext).cache !== undefined;
  const lacksHost = hasOrigin && isEnabled && c.get("config").siteOrigin === undefined;
  const hasOwnKey = KEY_HEADERS.some((name) => c.req.header(name) !== undefined);
  return url.slice(url.indexOf("/", SCHEME_LENGTH)) === address && !hasOwnKey && !lacksHost;
}

/**
 * Makes the directives for a response. Each of the cache's two tiers may count the age of a response from zero, so each
 * gets half of the time. A response that may be stored always has `stale-if-error`. Without this directive the cache
 * would serve old responses without end while the worker fails. If the site receives content-changed calls, the cache
 * must not serve stale responses. An invalidation only makes a page stale, so the cache would otherwise go on serving
 * the page.
 */
function directives(c: Context<AppEnv>, { seconds, content }: Shareable, now: number): string {
  if (!content) return `public, max-age=${seconds}, stale-if-error=0`;
  const receivesCalls = c.get("config").invalidation !== undefined;
  const half = (until: number) => Math.floor((until - now) / 2000);
  const usable = half(content.usableUntil);
  // A stale response is stored for a second as well, so that many visitors within this second cause only one request to
  // the worker.
  const fresh = Math.max(1, half(content.freshUntil));
  const maxAge = Math.min(usable, fresh, receivesCalls ? MAX_AGE_WITH_CALLS : Infinity);
  const stale = receivesCalls ? 0 : usable - maxAge;
  if (maxAge < 1) return NO_STORE;
  return `public, max-age=${maxAge}, stale-while-revalidate=${stale}, stale-if-error=${stale}`;
}
