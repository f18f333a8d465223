import type { Context } from "hono";
import type { AppEnv } from "../app-env.ts";
import type { Age } from "../cache/policy.ts";

/** What a browser may keep, but must ask about each time: the edge answers with 304. */
export const REVALIDATED = "public, max-age=0, must-revalidate";

export const NO_STORE = "no-store";

/**
 * For a cache in front of the worker (contract section 6): what is left of the
 * answer's freshness, and of the time for which it may be served stale. Where
 * content can be called back, no longer than it is known to be unchanged.
 */
export function allowSharedCache(
  headers: Headers,
  c: Context<AppEnv>,
  { age, isStale }: { age: Age; isStale: boolean },
): void {
  const config = c.get("config");
  const cache = c.get("cache");
  // The key of the platform's own cache has no host, and canonical links have the host unless it is set.
  const isMixed = frontCache(c) !== undefined && config.siteOrigin === undefined;
  const now = cache.now();
  const trusted = config.invalidation ? cache.changes.trustedUntil(age.askedAt) : age.freshUntil;
  const fresh = isStale ? 1 : Math.max(1, seconds(Math.min(age.freshUntil, trusted) - now));
  const stale = Math.max(0, seconds(age.staleUntil - now) - fresh);
  headers.set(
    "cloudflare-cdn-cache-control",
    isMixed
      ? NO_STORE
      : `public, max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${stale}`,
  );
}

function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

/** The platform's own cache in front of the worker (Workers Cache), where it is switched on. */
export function frontCache(c: Context<AppEnv>): CacheContext | undefined {
  return (c.executionCtx as { cache?: CacheContext }).cache;
}
