import type { Context } from "hono";
import type { AppEnv } from "../app-env.ts";

/** What a browser may keep, but must ask about each time: the edge answers with 304. */
export const REVALIDATED = "public, max-age=0, must-revalidate";

export const NO_STORE = "no-store";

/**
 * For a cache in front of the worker (contract section 6): what is left of the
 * answer's freshness in whole seconds, and how long it may be served stale.
 */
export function allowSharedCache(headers: Headers, c: Context<AppEnv>, ttl: number): void {
  const { cache, siteOrigin } = c.var.config;
  // The key of the platform's own cache has no host, and canonical links have the host unless it is set.
  const isMixed = frontCache(c) !== undefined && siteOrigin === undefined;
  const stale = `stale-while-revalidate=${cache.staleSeconds}, stale-if-error=${cache.staleSeconds}`;
  headers.set(
    "cloudflare-cdn-cache-control",
    isMixed ? NO_STORE : `public, max-age=${Math.max(1, ttl)}, ${stale}`,
  );
}

/** The platform's own cache in front of the worker (Workers Cache), where it is switched on. */
export function frontCache(c: Context<AppEnv>): CacheContext | undefined {
  return (c.executionCtx as { cache?: CacheContext }).cache;
}
