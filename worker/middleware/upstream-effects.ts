import type { Context } from "hono";
import type { AppEnv } from "../app-env.ts";
import type { ResponseCache } from "../cache/cache.ts";
import type { Config } from "../config/config.ts";
import type { Effects, Fetch } from "../config/effects.ts";
import type { UpstreamEffects } from "../upstream/client.ts";
import { continueTrace } from "../upstream/traceparent.ts";

/** How upstream requests are sent: to the embedded or to an external content service. */
export function upstreamEffects(
  c: Context<AppEnv>,
  { upstream }: Config,
  { fetch, now }: Effects,
): UpstreamEffects {
  const send = upstream.embedded ? embeddedFetch(c) : fetch;
  const traceparent = continueTrace(c.req.header("traceparent"));
  return {
    fetch: traceparent ? withTraceparent(send, traceparent) : send,
    now: () => new Date(now()),
  };
}

function withTraceparent(send: Fetch, traceparent: string): Fetch {
  return (url, init) => {
    const headers = new Headers(init.headers);
    headers.set("traceparent", traceparent);
    return send(url, { ...init, headers });
  };
}

/**
 * The embedded service is another entrypoint of this worker. It reads from the nearest database
 * replica, except soon after an invalidation: a replica may lag behind the change, and the response
 * would be cached.
 */
function embeddedFetch(c: Context<AppEnv>): Fetch {
  const { exports } = c.executionCtx as ExecutionContext;
  return (url, init) => {
    // Absent in health checks, which bypass the cache.
    const cache: ResponseCache | undefined = c.get("cache");
    const readFrom = cache?.isRecentlyInvalidated ? "first-primary" : "first-unconstrained";
    const { requestId } = c.get("record");
    return exports.ContentService({ props: { readFrom, requestId } }).fetch(url, init);
  };
}
