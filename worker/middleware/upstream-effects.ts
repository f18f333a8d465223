import type { Context } from "hono";
import type { AppEnv } from "../app-env.ts";
import type { RequestCache } from "../cache/cache.ts";
import type { Config } from "../config/config.ts";
import { hex } from "../crypto/hex.ts";
import type { Effects, Fetch } from "../platform/effects.ts";
import type { UpstreamEffects } from "../upstream/client.ts";

/** Matches a header of version 00 of W3C Trace Context, in which ids that consist of zeros are invalid. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;

const TRACE_ID_BYTES = 16;
const PARENT_ID_BYTES = 8;
/** The flags of a new trace. The content service itself decides whether to record the trace. */
const NOT_SAMPLED = "00";

/** Returns the effects with which requests are sent to the embedded or to an external content service. */
export function upstreamEffects(
  c: Context<AppEnv>,
  { upstream }: Config,
  { fetch, now, contentService }: Effects,
): UpstreamEffects {
  const send = upstream.embedded ? embeddedFetch(c, contentService) : fetch;
  const trace = traceOf(upstream.trustsTraceparent ? c.req.header("traceparent") : undefined);
  return { fetch: send, now, traceparent: trace };
}

/**
 * Returns a function that makes the `traceparent` of each upstream request. All requests belong to one trace: the trace
 * of a trusted caller, or a new trace.
 */
export function traceOf(
  incoming: string | undefined,
  randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length)),
): () => string {
  const [, given, flags = NOT_SAMPLED] = TRACEPARENT.exec(incoming ?? "") ?? [];
  let id = given;
  return () => {
    id ??= hex(randomBytes(TRACE_ID_BYTES));
    return `00-${id}-${hex(randomBytes(PARENT_ID_BYTES))}-${flags}`;
  };
}

/**
 * Calls the embedded content service. The service reads a database replica that has all changes that this isolate
 * knows.
 */
function embeddedFetch(c: Context<AppEnv>, contentService: Effects["contentService"]): Fetch {
  if (!contentService) throw new Error("this worker has no embedded content service");
  return (url, init) => {
    // Health checks run without a cache.
    const cache: RequestCache | undefined = c.var.cache;
    const readFrom = cache?.invalidations.bookmark ?? "first-unconstrained";
    const { requestId } = c.var.record;
    return contentService(new Request(url, init), { env: c.env, readFrom, requestId });
  };
}
