import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env.ts";
import { isolateState, ResponseCache } from "../cache/cache.ts";
import { cachePolicies } from "../cache/policy.ts";
import type { Effects } from "../config/effects.ts";
import { ContentSource, type SourceOptions } from "../content/content-source.ts";
import { createUpstreamClient } from "../upstream/client.ts";
import { createHtmlCleaner } from "../upstream/html.ts";
import { resolverOf } from "../urls/content-urls.ts";
import { upstreamEffects } from "./upstream-effects.ts";

/** Provides cached, signed and validated content to loaders and `/api`. */
export function provideContent(effects: Effects): MiddlewareHandler<AppEnv> {
  const isolate = isolateState(caches.default, effects);
  return async (c, next) => {
    const config = c.get("config");
    const cache = new ResponseCache(isolate, cachePolicies(config.cache), {
      // Without it nothing can be invalidated, so there is nothing to read.
      db: config.invalidation && c.env.DB,
      logTimeout: effects.logTimeout,
      waitUntil: (work) => c.executionCtx.waitUntil(work),
      warn: c.get("warn"),
    });
    c.set("cache", cache);
    c.set("createSource", (options) => createSource(c, effects, options));
    await next();
  };
}

/** The request's own content source, created when it is needed: a document from the cache needs none. */
export function sourceOf(c: Context<AppEnv>): ContentSource {
  const source = c.get("source") ?? c.get("createSource")({ signal: c.get("signal") });
  c.set("source", source);
  return source;
}

function createSource(c: Context<AppEnv>, effects: Effects, options: SourceOptions): ContentSource {
  const { config, cache, warn } = c.var;
  const { upstream, videoHosts } = config;
  const resolve = upstream.embedded ? undefined : resolverOf(upstream);
  return new ContentSource({
    ...options,
    config,
    siteOrigin: c.get("origin"),
    client: createUpstreamClient(upstream, upstreamEffects(c, config, effects)),
    clean: createHtmlCleaner(videoHosts, resolve),
    resolve,
    cache,
    warn,
    optionalTimeout: effects.optionalTimeout,
  });
}
