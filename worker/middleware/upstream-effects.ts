import type { Context } from "hono";
import type { AppEnv } from "../app-env.ts";
import type { ResponseCache } from "../cache/cache.ts";
import type { Config } from "../config/config.ts";
import type { Effects, Fetch } from "../config/effects.ts";
import { hex } from "../crypto/hex.ts";
import type { UpstreamEffects } from "../upstream/client.ts";

/** Version 00 of W3C Trace Context; all-zero ids are invalid. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;

const PARENT_ID_BYTES = 8;

/** How upstream requests are sent: to the embedded or to an external content service. */
export function upstreamEffects(
  c: Context<AppEnv>,
  { upstream }: Config,
  { fetch, now }: Effects,
): UpstreamEffects {
  const send = upstream.embedded ? embeddedFetch(c) : fetch;
  const traceparent = continueTrace(c.req.header("traceparent"));
  const traced: Fetch = (url, init) => {
    const headers = new Headers(init.headers);
    if (traceparent) headers.set("traceparent", traceparent);
    return send(url, { ...init, headers });
  };
  return { fetch: traced, now: () => new Date(now()) };
}

/**
 * The `traceparent` of upstream requests within the trace of the incoming request, with a new
 * parent id. Undefined without a valid incoming header, which is dropped.
 */
export function continueTrace(
  traceparent: string | undefined,
  randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length)),
): string | undefined {
  const [, traceId, flags] = TRACEPARENT.exec(traceparent ?? "") ?? [];
  if (traceId === undefined) return undefined;
  return `00-${traceId}-${hex(randomBytes(PARENT_ID_BYTES))}-${flags}`;
}

/**
 * The embedded service is another entrypoint of this worker. It reads from the nearest database
 * replica that has the changes which this isolate knows of: the response will be cached.
 */
function embeddedFetch(c: Context<AppEnv>): Fetch {
  const { exports } = c.executionCtx as ExecutionContext;
  return (url, init) => {
    // Absent in health checks, which bypass the cache.
    const cache: ResponseCache | undefined = c.get("cache");
    const readFrom = cache?.bookmark ?? "first-unconstrained";
    const { requestId } = c.get("record");
    return exports.ContentService({ props: { readFrom, requestId } }).fetch(url, init);
  };
}
