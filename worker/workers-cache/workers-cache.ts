import { createMiddleware } from "hono/factory";
import type { AppEnv, TellSharedCache } from "../app-env.ts";
import type { Effects } from "../platform/effects.ts";
import type { Warn } from "../platform/log.ts";
import { setHeaders } from "./headers.ts";
import { Purges, REFILL_SECONDS } from "./purges.ts";

/**
 * Makes the middleware that tells Workers Cache what it may store and what has changed. Workers Cache is a cache in
 * front of the worker. It is off unless `[cache]` in wrangler.toml enables it (docs/decisions/0018-workers-cache.md).
 * Local workerd has no such cache, so `npm start -- --workers-cache` puts an emulator (tools/workers-cache-emulator) in
 * front of the local site.
 */
export function workersCache({ now, wait }: Pick<Effects, "now" | "wait">) {
  const purges = new Purges(wait);
  const invalidations = new Purges(wait);
  return createMiddleware<AppEnv>(async (c, next) => {
    const context = c.executionCtx as ExecutionContext;
    const { cache } = context;
    const { warn } = c.get("log");
    c.set(
      "sharedCache",
      cache ? { tell: tell(context, cache, { purges, invalidations }, warn) } : {},
    );
    await next();
    setHeaders(c, now());
  });
}

/**
 * Makes the function that tells the cache about changes. A refused invalidation is repeated after the response. If an
 * invalidation has the tags of several requests, only the first of these requests repeats the invalidation. A refused
 * purge is repeated by the sender of the content-changed call.
 */
function tell(
  context: ExecutionContext,
  cache: CacheContext,
  { purges, invalidations }: Record<"purges" | "invalidations", Purges>,
  warn: Warn,
): TellSharedCache {
  /** Keeps the request alive until its call has ended, because other requests may also wait for the call. */
  const waitingFor = <T>(work: Promise<T>): Promise<T> => {
    context.waitUntil(work);
    return work;
  };
  return async ({ tags, isPurge }) => {
    if (isPurge) {
      const { refused } = await waitingFor(purges.add(tags, (options) => cache.purge(options)));
      return { retryAfter: refused.length * REFILL_SECONDS };
    }
    const call = (options: CachePurgeOptions) => cache.invalidate(options);
    const { refused, isFirst } = await waitingFor(invalidations.add(tags, call));
    const repeat = async () => {
      const left = await invalidations.repeat(refused, call);
      if (left.length > 0)
        warn("Workers Cache could not be invalidated", `${left.length} calls were refused`);
    };
    if (isFirst) context.waitUntil(repeat());
    return { retryAfter: refused.length * REFILL_SECONDS };
  };
}
