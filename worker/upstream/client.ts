import { ContentError } from "../../shared/content/errors.ts";
import type { FreshnessLimit } from "../cache/policy.ts";
import type { Config } from "../config/config.ts";
import type { Fetch } from "../config/effects.ts";
import { abortOf } from "../config/with-timeout.ts";
import { type SigningEffects, signedHeaders } from "../crypto/signing.ts";
import { readBody } from "./body.ts";
import { freshnessLimit } from "./cache-control.ts";
import { MemoryBudget } from "./memory-budget.ts";

/** A request to the content service, before it is signed. */
export interface UpstreamCall {
  method: "GET" | "POST";
  /** Path and query, exactly as sent and signed. */
  target: string;
  /** The target as it may be logged, if it contains a visitor's input. */
  name?: string;
  /** JSON payload of a POST. */
  payload?: unknown;
  /** A longer response is an upstream error. */
  maxBytes: number;
  /** HTTP 404 means that the subject does not exist, 410 that it was taken down, not that the call failed. */
  mayBeMissing?: boolean;
}

export interface UpstreamEffects extends SigningEffects {
  fetch: Fetch;
  /** Of a request, as W3C Trace Context has it. */
  traceparent: () => string;
}

/** Resolves with the JSON of a 200 response, whatever its `code`. */
export type UpstreamClient = (
  call: UpstreamCall,
  signal?: AbortSignal,
) => Promise<{ json: unknown; limit: FreshnessLimit | undefined }>;

const RETRYABLE_STATUSES = new Set([502, 503, 504]);
/** For large responses while they are read and parsed: an isolate has 128 MB for everybody. */
const largeResponses = new MemoryBudget(24 * 2 ** 20);
const NOT_FOUND = 404;
const GONE = 410;
/** The protocol's other way to say that an item does not exist. */
const NO_DATA = { code: 1000, data: null };

const encoder = new TextEncoder();

/** One retry, and only of what is safe to repeat: a failure on the way or of a gateway. */
const ATTEMPTS = 2;

class TransientError extends ContentError {}

/**
 * The content service over HTTP: each attempt has a new signature, redirects
 * are not followed, and the timeout covers all attempts from connect to last byte. Rejects with a
 * ContentError, `gone` for HTTP 410.
 */
export function createUpstreamClient(
  upstream: Config["upstream"],
  effects: UpstreamEffects,
): UpstreamClient {
  return async (call, clientSignal) => {
    const timeout = AbortSignal.timeout(upstream.timeoutMs);
    const signal = clientSignal ? AbortSignal.any([timeout, clientSignal]) : timeout;
    const description = `${call.method} ${upstream.origin}${call.name ?? call.target}`;
    for (let attempt = 1; ; attempt++) {
      try {
        const request = await signedRequest(upstream, call, signal, effects);
        const sent = effects.fetch(`${upstream.origin}${call.target}`, request);
        const options = { what: description, signal, timeoutMs: upstream.timeoutMs };
        const read = sent.then((response) => readResponse(response, call, options));
        // A service binding does not always honour the request's signal.
        return await Promise.race([read, abortOf(signal)]);
      } catch (cause) {
        const error = toContentError(cause, description, timeout, signal);
        const isWorthRetry = error instanceof TransientError && !signal.aborted;
        if (attempt === ATTEMPTS || !isWorthRetry) throw error;
      }
    }
  };
}

async function readResponse(
  response: Response,
  { maxBytes, mayBeMissing }: UpstreamCall,
  { timeoutMs, ...options }: { what: string; signal: AbortSignal; timeoutMs: number },
): ReturnType<UpstreamClient> {
  const { status, headers } = response;
  const limit = freshnessLimit(headers);
  if (status === 200) {
    let release = () => {};
    const onLarge = async () => {
      release = await largeResponses.take(maxBytes, timeoutMs, options.signal);
    };
    try {
      const text = await readBody(response, { ...options, maxBytes, onLarge });
      return { json: parseJson(text, options.what), limit };
    } finally {
      release();
    }
  }
  // An unread body would hold the connection.
  void response.body?.cancel().catch(() => {});
  if (mayBeMissing && status === NOT_FOUND) return { json: NO_DATA, limit };
  const message = `${options.what}: HTTP ${status}`;
  if (mayBeMissing && status === GONE) throw new ContentError("gone", message);
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

async function signedRequest(
  upstream: Config["upstream"],
  call: UpstreamCall,
  signal: AbortSignal,
  effects: UpstreamEffects,
): Promise<RequestInit> {
  const body = encoder.encode(call.payload === undefined ? "" : JSON.stringify(call.payload));
  const headers = await signedHeaders({ ...call, body }, upstream, effects);
  return {
    method: call.method,
    headers: {
      ...headers,
      "content-type": "application/json; charset=utf-8",
      accept: "application/json",
      traceparent: effects.traceparent(),
    },
    ...(call.method === "POST" && { body }),
    redirect: "manual",
    signal,
  };
}

function parseJson(text: string, description: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ContentError("upstream", `the response to ${description} is not JSON`, { cause });
  }
}
