import type { Context, MiddlewareHandler } from "hono";
import type { Locale } from "../../shared/i18n/locales.ts";
import type { AppEnv } from "../app-env.ts";
import { isolateState, ResponseCache } from "../cache/cache.ts";
import { cachePolicies, storageTime } from "../cache/policy.ts";
import type { Config } from "../config/config.ts";
import type { Effects } from "../config/effects.ts";
import type { ContentAccess, ContentOptions } from "../content/content-access.ts";
import { createContentApi } from "../content/content-api.ts";
import { ContentSource } from "../content/content-source.ts";
import { createUpstreamClient } from "../upstream/client.ts";
import { createHtmlCleaner } from "../upstream/html.ts";
import { resolverOf } from "../urls/content-urls.ts";
import { siteOrigin } from "../urls/site-origin.ts";
import { upstreamEffects } from "./upstream-effects.ts";

/** Provides cached, signed and validated content to loaders and `/api`. */
export function provideContent(effects: Effects): MiddlewareHandler<AppEnv> {
  const isolate = isolateState(caches.default, effects.now, effects.random);
  return async (c, next) => {
    const { config, warn, signal } = c.var;
    const policies = cachePolicies(config.cache);
    const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
    const log = config.invalidation && {
      db: c.env.DB,
      retention: Math.max(...Object.values(policies).map(storageTime)),
      timeout: effects.logTimeout,
      waitUntil,
      warn,
    };
    c.set("cache", new ResponseCache(isolate, { policies, log, waitUntil, warn }));
    c.set("content", createContent(c, effects, { signal }));
    c.set("createContent", (options) => createContent(c, effects, options));
    await next();
  };
}

function createContent(
  c: Context<AppEnv>,
  effects: Effects,
  options: ContentOptions,
): ContentAccess {
  const { config, cache, warn } = c.var;
  const { upstream, videoHosts } = config;
  const resolve = upstream.embedded ? undefined : resolverOf(upstream);
  const source = new ContentSource({
    ...options,
    config,
    siteOrigin: siteOrigin(c.var),
    client: createUpstreamClient(upstream, upstreamEffects(c, config, effects)),
    clean: createHtmlCleaner(videoHosts, resolve),
    resolve,
    cache,
    warn,
    optionalTimeout: effects.optionalTimeout,
  });
  return {
    source,
    getContentApi: (locale) => createContentApi(locale, domainOf(config, locale), source),
  };
}

function domainOf(config: Config, locale: Locale): number {
  return config.domains[locale] ?? config.domains.zh;
}
