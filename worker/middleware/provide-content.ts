import { createMiddleware } from "hono/factory";
import type { Edition } from "../../shared/i18n/editions.ts";
import type { AppEnv } from "../app-env.ts";
import { SingleFlight } from "../cache/single-flight.ts";
import { createEntryStore } from "../cache/store.ts";
import type { Config } from "../env.ts";
import { log } from "../log.ts";
import { createUpstreamClient, type Fetch } from "../upstream/client.ts";
import { createContentApi } from "../upstream/content-api.ts";
import { ContentSource } from "../upstream/content-source.ts";
import { createHtmlCleaner } from "../upstream/html.ts";

/** Calls under way in this isolate, whoever asked first. */
const flights = new SingleFlight();

/** Gives loaders and `/api` the content, behind cache, signature and schema. */
export const provideContent = createMiddleware<AppEnv>(async (c, next) => {
  const { config } = c.var;
  const warn = (message: string, cause: unknown) => log("warn", message, cause);
  const leaving = c.req.raw.signal;
  const source = new ContentSource(
    config,
    createUpstreamClient(config.upstream, { fetch: upstreamFetch(config, c.executionCtx) }),
    createHtmlCleaner(config.videoHosts),
    {
      store: createEntryStore(caches.default, warn),
      policy: {
        freshMs: config.cache.freshSeconds * 1000,
        staleMs: config.cache.staleSeconds * 1000,
      },
      flights,
      now: Date.now,
      waitUntil: (work) => c.executionCtx.waitUntil(work),
      warn,
      leaving,
    },
  );
  c.set("warn", warn);
  c.set("leaving", leaving);
  c.set("source", source);
  c.set("contentOf", (edition) => createContentApi(edition, domainOf(config, edition), source));
  await next();
});

/** The embedded service has no address: it is another entrypoint of this worker. */
function upstreamFetch(config: Config, context: unknown): Fetch {
  if (!config.upstream.embedded) return (request) => fetch(request);
  const { exports } = context as { exports: { ContentService: Fetcher } };
  return (request) => exports.ContentService.fetch(request);
}

function domainOf(config: Config, edition: Edition): number {
  return config.domains[edition] ?? config.domains.zh;
}
