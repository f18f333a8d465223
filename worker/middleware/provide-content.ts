import type { Context, MiddlewareHandler } from "hono";
import type { Edition } from "../../shared/i18n/editions.ts";
import type { AppEnv } from "../app-env.ts";
import type { CachePolicy } from "../cache/policy.ts";
import { SingleFlight } from "../cache/single-flight.ts";
import { createEntryStore } from "../cache/store.ts";
import type { Config } from "../env.ts";
import { createUpstreamClient, type Fetch } from "../upstream/client.ts";
import { createContentApi } from "../upstream/content-api.ts";
import { ContentSource } from "../upstream/content-source.ts";
import { createHtmlCleaner } from "../upstream/html.ts";

/** What tests replace: the network to an external content service, the clock. */
export interface ContentEffects {
  fetch: Fetch;
  now: () => number;
}

/** Gives loaders and `/api` the content, behind cache, signature and schema. */
export function provideContent(effects: Partial<ContentEffects>): MiddlewareHandler<AppEnv> {
  // Calls under way in this isolate, whoever asked first.
  const flights = new SingleFlight();
  return async (c, next) => {
    const { config } = c.var;
    const source = contentSource(c, flights, effects);
    c.set("source", source);
    c.set("contentOf", (edition) => createContentApi(edition, domainOf(config, edition), source));
    await next();
  };
}

function contentSource(
  c: Context<AppEnv>,
  flights: SingleFlight,
  { fetch = sendToUpstream, now = Date.now }: Partial<ContentEffects>,
): ContentSource {
  const { config, leaving, warn } = c.var;
  const client = createUpstreamClient(config.upstream, {
    fetch: config.upstream.embedded ? embeddedFetch(c) : fetch,
    now: () => new Date(now()),
  });
  return new ContentSource(config, client, createHtmlCleaner(config.videoHosts), {
    store: createEntryStore(caches.default, warn),
    policy: policyOf(config),
    flights,
    now,
    waitUntil: (work) => c.executionCtx.waitUntil(work),
    warn,
    leaving,
  });
}

function policyOf({ cache }: Config): CachePolicy {
  return { freshMs: cache.freshSeconds * 1000, staleMs: cache.staleSeconds * 1000 };
}

function sendToUpstream(request: Request): Promise<Response> {
  return fetch(request);
}

/** The embedded service has no address: it is another entrypoint of this worker. */
function embeddedFetch(c: Context<AppEnv>): Fetch {
  const { exports } = c.executionCtx as unknown as { exports: { ContentService: Fetcher } };
  return (request) => exports.ContentService.fetch(request);
}

function domainOf(config: Config, edition: Edition): number {
  return config.domains[edition] ?? config.domains.zh;
}
