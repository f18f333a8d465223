import type { Context, MiddlewareHandler } from "hono";
import type { Edition } from "../../shared/i18n/editions.ts";
import type { AppEnv, OpenContent } from "../app-env.ts";
import { BackOff } from "../cache/back-off.ts";
import {
  CacheChangeLog,
  type ChangeLog,
  databaseChangeLog,
  withFallback,
} from "../cache/change-log.ts";
import { Changes } from "../cache/changes.ts";
import { HotDocuments } from "../cache/hot-documents.ts";
import type { CacheContext } from "../cache/renewal.ts";
import { SingleFlight } from "../cache/single-flight.ts";
import { createEntryStore } from "../cache/store.ts";
import type { Effects } from "../effects.ts";
import type { Config } from "../env.ts";
import { SITEMAP_FRESH_MS } from "../sitemaps/content.ts";
import { createUpstreamClient } from "../upstream/client.ts";
import { createContentApi } from "../upstream/content-api.ts";
import { ContentSource } from "../upstream/content-source.ts";
import { upstreamEffects } from "../upstream/effects.ts";
import { createHtmlCleaner } from "../upstream/html.ts";
import type { CleanHtml } from "../upstream/schema.ts";

/** Gives loaders and `/api` the content, behind cache, signature and schema. */
export function provideContent(effects: Effects): MiddlewareHandler<AppEnv> {
  const { now, random } = effects;
  // What lasts as long as the isolate: calls under way, what has failed, what has changed.
  const isolate = {
    flights: new SingleFlight(now),
    hot: new HotDocuments(),
    steady: new Map(),
    backOff: new BackOff(now, random),
    changes: new Changes(now),
    now,
    random,
  };
  const changeLogs = new Map<string, CacheChangeLog>();
  return async (c, next) => {
    const context = { ...isolate, ...cacheContext(c, changeLogs) };
    c.set("cache", context);
    c.set("content", openContent(c, effects, { ...context, leaving: c.get("leaving") }));
    c.set("openAnew", (options) => openContent(c, effects, { ...context, ...options }));
    if (context.reading) isolate.changes.readNowAndThen(context.reading);
    await next();
  };
}

type PerRequest = Omit<
  CacheContext,
  "flights" | "steady" | "backOff" | "changes" | "now" | "random"
>;

function cacheContext(c: Context<AppEnv>, logs: Map<string, CacheChangeLog>): PerRequest {
  const config = c.get("config");
  const warn = c.get("warn");
  const policy = {
    freshMs: config.cache.freshSeconds * 1000,
    staleMs: config.cache.staleSeconds * 1000,
  };
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  return {
    store: createEntryStore(caches.default, warn),
    policy,
    reading: config.invalidation && {
      log: changeLogOf(c, logs),
      // The longest that anything is fresh: the lists of the sitemap.
      freshMs: Math.max(policy.freshMs, SITEMAP_FRESH_MS),
      waitUntil,
      warn,
    },
    waitUntil,
    warn,
  };
}

/** In the database, which all data centres share, where there is one. */
function changeLogOf(
  { env, var: { config } }: Context<AppEnv>,
  logs: Map<string, CacheChangeLog>,
): ChangeLog {
  const { origin } = config.upstream;
  const log = logs.get(origin) ?? new CacheChangeLog(origin, caches.default);
  logs.set(origin, log);
  return env.DB ? withFallback(databaseChangeLog(env.DB), log) : log;
}

function openContent(c: Context<AppEnv>, effects: Effects, cache: CacheContext): OpenContent {
  const config = c.get("config");
  const open = (): OpenContent["aside"] => {
    const client = createUpstreamClient(config.upstream, upstreamEffects(c, config, effects));
    const source = new ContentSource(config, client, cleanerOf(config), cache);
    return {
      source,
      contentOf: (edition) => createContentApi(edition, domainOf(config, edition), source),
    };
  };
  return new LazyContent(open);
}

/** Content of an external service has its pictures and files there. */
function cleanerOf({ upstream, videoHosts }: Config): CleanHtml {
  return createHtmlCleaner(videoHosts, upstream.embedded ? undefined : upstream.origin);
}

/** A page from the document cache asks for nothing. */
class LazyContent implements OpenContent {
  readonly #open: () => OpenContent["aside"];
  #own: OpenContent["aside"] | undefined;
  #aside: OpenContent["aside"] | undefined;

  constructor(open: () => OpenContent["aside"]) {
    this.#open = open;
  }

  get source(): OpenContent["source"] {
    return this.#opened.source;
  }

  get contentOf(): OpenContent["contentOf"] {
    return this.#opened.contentOf;
  }

  get aside(): OpenContent["aside"] {
    this.#aside ??= this.#open();
    return this.#aside;
  }

  get isOpen(): boolean {
    return this.#own !== undefined;
  }

  get #opened(): OpenContent["aside"] {
    this.#own ??= this.#open();
    return this.#own;
  }
}

function domainOf(config: Config, edition: Edition): number {
  return config.domains[edition] ?? config.domains.zh;
}
