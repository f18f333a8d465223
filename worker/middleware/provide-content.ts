import type { Context, MiddlewareHandler } from "hono";
import type { Locale } from "../../shared/i18n/locales.ts";
import type { AppEnv } from "../app-env.ts";
import { ResponseCache } from "../cache/cache.ts";
import { cacheApiLogs } from "../cache/cache-api-logs.ts";
import { databaseLog, type InvalidationLog, withFallback } from "../cache/invalidation-log.ts";
import type { SyncContext } from "../cache/invalidations.ts";
import { type IsolateState, isolateState } from "../cache/isolate.ts";
import { invalidationsCacheUrl } from "../cache/key.ts";
import { cachePolicies, type Policies, storageTime } from "../cache/policy.ts";
import { CacheApiStore } from "../cache/store.ts";
import type { Config } from "../config/config.ts";
import type { Effects } from "../config/effects.ts";
import type { ContentAccess, ContentOptions } from "../content/content-access.ts";
import { createContentApi } from "../content/content-api.ts";
import { ContentSource } from "../content/content-source.ts";
import { createUpstreamClient } from "../upstream/client.ts";
import { createHtmlCleaner } from "../upstream/html.ts";
import type { CleanHtml } from "../upstream/schema.ts";
import { siteOrigin } from "../urls/site-origin.ts";
import { upstreamEffects } from "./upstream-effects.ts";

type LogOf = (base: string) => InvalidationLog;

/** Provides cached, signed and validated content to loaders and `/api`. */
export function provideContent(effects: Effects): MiddlewareHandler<AppEnv> {
  const isolate = isolateState(effects.now, effects.random);
  const logOf = cacheApiLogs(caches.default);
  return async (c, next) => {
    const cache = requestCache(c, isolate, logOf);
    c.set("cache", cache);
    c.set("content", createContent(c, effects, { signal: c.get("signal") }));
    c.set("createContent", (options) => createContent(c, effects, options));
    cache.syncInBackground();
    await next();
  };
}

function requestCache(c: Context<AppEnv>, isolate: IsolateState, logOf: LogOf): ResponseCache {
  const config = c.get("config");
  const warn = c.get("warn");
  const policies = cachePolicies(config.cache);
  return new ResponseCache(isolate, {
    policies,
    store: new CacheApiStore(caches.default, warn),
    sync: config.invalidation && syncContext(c, policies, logOf),
    waitUntil: (work) => c.executionCtx.waitUntil(work),
    warn,
  });
}

function syncContext(c: Context<AppEnv>, policies: Policies, logOf: LogOf): SyncContext {
  return {
    log: invalidationLog(c, logOf),
    retention: Math.max(...Object.values(policies).map(storageTime)),
    waitUntil: (work) => c.executionCtx.waitUntil(work),
    warn: c.get("warn"),
  };
}

/** The log in the database, which all data centres share, or else in the Cache API. */
function invalidationLog(c: Context<AppEnv>, logOf: LogOf): InvalidationLog {
  const { DB: db } = c.env;
  const base = invalidationsCacheUrl(siteOrigin(c.var), c.get("config").upstream.origin);
  const log = logOf(base);
  return db ? withFallback(databaseLog(db), log) : log;
}

function createContent(
  c: Context<AppEnv>,
  effects: Effects,
  options: ContentOptions,
): ContentAccess {
  const { config, cache, warn } = c.var;
  const create = (): ContentAccess["secondary"] => {
    const client = createUpstreamClient(config.upstream, upstreamEffects(c, config, effects));
    const clean = cleanerOf(config);
    const source = new ContentSource({
      ...options,
      config,
      siteOrigin: siteOrigin(c.var),
      client,
      clean,
      cache,
      warn,
    });
    return {
      source,
      contentOf: (locale) => createContentApi(locale, domainOf(config, locale), source),
    };
  };
  return new LazyContentAccess(create);
}

/** Relative URLs in the content of an external service are resolved against its origin. */
function cleanerOf({ upstream, videoHosts }: Config): CleanHtml {
  return createHtmlCleaner(videoHosts, upstream.embedded ? undefined : upstream.origin);
}

/** Created on first use: serving a stored document needs no content. */
class LazyContentAccess implements ContentAccess {
  readonly #create: () => ContentAccess["secondary"];
  #main: ContentAccess["secondary"] | undefined;
  #secondary: ContentAccess["secondary"] | undefined;

  constructor(create: () => ContentAccess["secondary"]) {
    this.#create = create;
  }

  get source(): ContentAccess["source"] {
    return this.#mainContent.source;
  }

  get contentOf(): ContentAccess["contentOf"] {
    return this.#mainContent.contentOf;
  }

  get secondary(): ContentAccess["secondary"] {
    this.#secondary ??= this.#create();
    return this.#secondary;
  }

  get isUsed(): boolean {
    return this.#main !== undefined;
  }

  get #mainContent(): ContentAccess["secondary"] {
    this.#main ??= this.#create();
    return this.#main;
  }
}

function domainOf(config: Config, locale: Locale): number {
  return config.domains[locale] ?? config.domains.zh;
}
