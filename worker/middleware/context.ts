import type { Context, MiddlewareHandler } from "hono";
import type { Locale } from "../../shared/i18n/locales.ts";
import type { AppEnv } from "../app-env.ts";
import { cacheFor, isolateState } from "../cache/cache.ts";
import { cachePolicies } from "../cache/policy.ts";
import { onceForConfig, parseConfig } from "../config/config.ts";
import { RequestCalls } from "../content-api/request-calls.ts";
import { createHtmlCleaner } from "../content-html/html.ts";
import type { Effects } from "../platform/effects.ts";
import { createUpstreamClient } from "../upstream/client.ts";
import { resolverOf } from "../urls/content-urls.ts";
import { upstreamEffects } from "./upstream-effects.ts";

const policiesOf = onceForConfig(({ cache }) => cachePolicies(cache));

/**
 * Sets the context variables that depend on the settings. If a setting is invalid, every request throws a
 * ConfigurationError.
 */
export function configure(effects: Effects): MiddlewareHandler<AppEnv> {
  const isolate = isolateState(effects.platformCache, effects);
  const { logTimeout, optionalTimeout } = effects;
  return async (c, next) => {
    const log = c.get("log");
    const config = parseConfig(c.env);
    const { upstream, videoHosts } = config;
    const url = new URL(c.req.url);
    const origin = config.siteOrigin ?? url.origin;
    const cache = cacheFor(isolate, policiesOf(config), {
      // Without INVALIDATION_KEY nothing can be invalidated, so there is no log of invalidations to read.
      db: config.invalidation && c.env.DB,
      hasContent: upstream.embedded,
      logTimeout,
      waitUntil: (work) => c.executionCtx.waitUntil(work),
      warn: log.warn,
    });
    const resolve = resolverOf(upstream, origin.startsWith("https:"));
    const context = {
      config,
      origin,
      client: createUpstreamClient(upstream, upstreamEffects(c, config, effects)),
      clean: createHtmlCleaner(videoHosts, resolve),
      resolve,
      cache,
      optionalTimeout,
      log,
    };
    c.set("config", config);
    c.set("url", url);
    c.set("origin", origin);
    c.set("cache", cache);
    c.set("calls", new RequestCalls(context, { signal: c.req.raw.signal }));
    await next();
  };
}

export function enabledLocale(c: Context<AppEnv>, name: string | undefined): Locale | undefined {
  return c.var.config.locales.find((locale) => locale === name);
}
