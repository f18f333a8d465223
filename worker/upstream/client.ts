import { ContentError, isNotFound, isNotFoundStatus } from "../../shared/content/errors.ts";
import type { FreshnessLimit } from "../cache/policy.ts";
import type { Config } from "../config/config.ts";
import { signedHeaders } from "../crypto/signing.ts";
import type { Fetch } from "../platform/effects.ts";
import { abortOf } from "../platform/with-timeout.ts";
import { readBody } from "./body.ts";
import { freshnessLimit } from "./cache-control.ts";
import type { ContentCall } from "./calls.ts";
import { parseExactJson } from "./exact-json.ts";
import { MemoryBudget } from "./memory-budget.ts";

export interface UpstreamEffects {
  fetch: Fetch;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Makes the `traceparent` header of a request (W3C Trace Context). */
  traceparent: () => string;
}

/**
 * A parsed response, or an error if the item does not exist or was taken down. `limit` says for how long the response
 * may be served.
 */
export type Received<Value> = { limit: FreshnessLimit | undefined } & (
  | { value: Value; missing?: undefined }
  | { missing: ContentError }
);

/** The part of a call that is needed to send it and to read its response. */
type SentCall = Pick<
  ContentCall<never>,
  "target" | "loggedTarget" | "payload" | "maxBytes" | "missingTags"
>;

/** Sends a call. Rejects with a ContentError, or with the error that `parse` throws. */
export type UpstreamClient = <Value>(
  call: SentCall,
  signal: AbortSignal | undefined,
  parse: (json: unknown) => Value,
) => Promise<Received<Value>>;

const RETRYABLE_STATUSES = new Set([502, 503, 504]);
/**
 * A call is retried once, and only after a network error or a gateway's failure. Calls only read, so they are safe to
 * repeat.
 */
const ATTEMPTS = 2;
/** Large responses share this memory until they are parsed, because an isolate has only 128 MB for all its requests. */
const largeResponses = new MemoryBudget(24 * 2 ** 20);

const encoder = new TextEncoder();

class TransientError extends ContentError {}

/**
 * Makes the client of a content service. Each attempt of a call gets a new signature. The timeout covers all attempts
 * together, up to the last byte of the response.
 */
export function createUpstreamClient(
  upstream: Config["upstream"],
  effects: UpstreamEffects,
  budget: Pick<MemoryBudget, "take"> = largeResponses,
): UpstreamClient {
  const { origin, timeoutMs } = upstream;
  const { fetch, now } = effects;
  return async (call, clientSignal, parse) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = clientSignal ? AbortSignal.any([timeout, clientSignal]) : timeout;
    const { target, payload, loggedTarget = target } = call;
    const method = payload === undefined ? "GET" : "POST";
    const description = `${method} ${origin}${loggedTarget}`;
    const body = encoder.encode(payload === undefined ? "" : JSON.stringify(payload));
    const takeMemory = () => budget.take(call.maxBytes, timeoutMs, signal, now);
    let response: RawResponse | undefined;
    for (let attempt = 1; !response; attempt++) {
      try {
        const signed = await signedHeaders({ method, target, body }, upstream, {
          now: () => new Date(now()),
        });
        const sent = fetch(`${origin}${target}`, {
          method,
          headers: {
            ...signed,
            "content-type": "application/json; charset=utf-8",
            accept: "application/json",
            traceparent: effects.traceparent(),
          },
          ...(payload !== undefined && { body }),
          redirect: "manual",
          signal,
        });
        const read = sent.then((received) =>
          readResponse(received, call, { description, signal, takeMemory }),
        );
        // A service binding does not always honour the request's signal.
        response = await Promise.race([read, abortOf(signal)]);
      } catch (cause) {
        const error = toContentError(cause, description, timeout, signal);
        const isWorthRetry = error instanceof TransientError && !signal.aborted;
        if (attempt === ATTEMPTS || !isWorthRetry) throw error;
      }
    }
    const { json, missing, limit, release } = response;
    try {
      return missing ? { missing, limit } : { value: parse(json), limit };
    } catch (error) {
      if (isNotFound(error)) return { missing: error, limit };
      throw error;
    } finally {
      release?.();
    }
  };
}

/**
 * The JSON of a 200 response, or an error if the item does not exist or was taken down. The envelope's `code` has not
 * been checked yet.
 */
interface RawResponse {
  json?: unknown;
  missing?: ContentError;
  limit: FreshnessLimit | undefined;
  /** Gives back the memory of a large response. Must be called when the response has been parsed. */
  release?: () => void;
}

async function readResponse(
  response: Response,
  { maxBytes, missingTags }: SentCall,
  options: { description: string; signal: AbortSignal; takeMemory: () => Promise<() => void> },
): Promise<RawResponse> {
  const { description, signal, takeMemory } = options;
  const { status, headers } = response;
  const limit = freshnessLimit(headers);
  if (status === 200) {
    let release = () => {};
    const onLarge = async () => {
      release = await takeMemory();
    };
    try {
      const text = await readBody(response, { description, signal, maxBytes, onLarge });
      const json = parseJson(text, description);
      // If the client has disconnected, nobody calls `release` later. So this line throws, and the `catch` below gives
      // the memory back.
      signal.throwIfAborted();
      return { json, limit, release };
    } catch (error) {
      release();
      throw error;
    }
  }
  // Cancels the body, because an unread body would keep the connection open.
  void response.body?.cancel().catch(() => {});
  const message = `${description}: HTTP ${status}`;
  if (missingTags && isNotFoundStatus(status))
    return { missing: new ContentError(status === 410 ? "gone" : "not-found", message), limit };
  if (RETRYABLE_STATUSES.has(status)) throw new TransientError("upstream", message);
  throw new ContentError("upstream", message);
}

function toContentError(
  cause: unknown,
  description: string,
  timeout: AbortSignal,
  signal: AbortSignal,
): ContentError {
  if (cause instanceof ContentError) return cause;
  if (!signal.aborted)
    return new TransientError("upstream", `${description} failed on the network`, { cause });
  const reason = timeout.aborted ? "timeout" : "client disconnected";
  return new ContentError("upstream", `${description} was aborted: ${reason}`, { cause });
}

function parseJson(text: string, description: string): unknown {
  try {
    return parseExactJson(text);
  } catch (cause) {
    throw new ContentError("upstream", `the response to ${description} is not JSON`, { cause });
  }
}
