import type { ResponseCache } from "../cache/cache.ts";
import type { Age } from "../cache/policy.ts";
import type { Config } from "../config/config.ts";

/** A browser may store it, but must revalidate it each time: the edge responds with 304. */
export const REVALIDATED = "public, max-age=0, must-revalidate";

export const NO_STORE = "no-store";

/** What decides how long caches in front of the worker may serve a response. */
export interface SharedCacheContext {
  config: Config;
  cache: ResponseCache;
  /** Whether the platform's own cache (Workers Cache) stands in front of the worker. */
  hasFrontCache: boolean;
}

/**
 * For a cache in front of the worker (contract section 6): what is left of the
 * response's freshness, no longer than it is known to be valid. Where content
 * can be invalidated, nothing may be served stale while it is revalidated: a
 * cache does so after an invalidation as well, and there the next request waits.
 */
export function allowSharedCache(
  headers: Headers,
  { config, cache, hasFrontCache }: SharedCacheContext,
  { age, isStale }: { age: Age; isStale: boolean },
): void {
  // The key of the platform's own cache has no host, and canonical links have the host unless it is set.
  const isMixed = hasFrontCache && config.siteOrigin === undefined;
  // What was loaded across an invalidation may be of before it.
  const isOutrun = !isStale && cache.isOutrun(age);
  const now = cache.now();
  const fresh = isStale ? 1 : Math.max(1, seconds(cache.validUntil(age) - now));
  const stale = Math.max(0, seconds(age.usableUntil - now) - fresh);
  const whileRevalidating = config.invalidation ? "" : `stale-while-revalidate=${stale}, `;
  headers.set(
    "cloudflare-cdn-cache-control",
    isMixed || isOutrun
      ? NO_STORE
      : `public, max-age=${fresh}, ${whileRevalidating}stale-if-error=${stale}`,
  );
}

function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
