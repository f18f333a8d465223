import { ContentError } from "../../shared/content/errors.ts";
import type { FreshnessLimit } from "../cache/policy.ts";
import type { Config } from "../config/config.ts";
import type { Fetch } from "../config/effects.ts";
import { abortOf } from "../config/with-timeout.ts";
import { type SigningEffects, signedHeaders } from "../crypto/signing.ts";
import { readBody } from "./body.ts";
import { freshnessLimit } from "./cache-control.ts";

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
}

/** A 200 response, whatever the `code` in its JSON. */
export interface UpstreamResponse {
  json: unknown;
  limit: FreshnessLimit | undefined;
}

export type UpstreamClient = (
  call: UpstreamCall,
  signal?: AbortSignal,
) => Promise<UpstreamResponse>;

const RETRYABLE_STATUSES = new Set([502, 503, 504]);
const NOT_FOUND = 404;
const GONE = 410;
/** The protocol's other way to say that an item does not exist. */
const NO_DATA = { code: 1000, data: null };

const encoder = new TextEncoder();

/** A failure that is worth a retry. */
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
    const url = `${upstream.origin}${call.target}`;
    const what = `${call.method} ${upstream.origin}${call.name ?? call.target}`;
    const send = async (request: RequestInit) => {
      const response = await effects.fetch(url, request);
      const limit = freshnessLimit(response.headers);
      if (response.status !== 200) {
        // An unread body would hold the connection.
        void response.body?.cancel().catch(() => {});
        if (call.mayBeMissing && response.status === NOT_FOUND) return { json: NO_DATA, limit };
        if (call.mayBeMissing && response.status === GONE)
          throw new ContentError("gone", `${what}: HTTP 410`);
        throw statusError(what, response.status);
      }
      const text = await readBody(response, { maxBytes: call.maxBytes, what, signal });
      return { json: parseJson(text, what), limit };
    };
    const attempt = async () => {
      const request = await signedRequest(upstream, call, signal, effects);
      try {
        // A service binding does not always honour the request's signal.
        return await Promise.race([send(request), abortOf(signal)]);
      } catch (cause) {
        if (cause instanceof ContentError) throw cause;
        if (!signal.aborted)
          throw new TransientError("upstream", `${what} failed on the network`, { cause });
        const reason = timeout.aborted ? "timeout" : "client disconnected";
        throw new ContentError("upstream", `${what} was aborted: ${reason}`, { cause });
      }
    };
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof TransientError && !signal.aborted) return attempt();
      throw error;
    }
  };
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
    },
    ...(call.method === "POST" && { body }),
    redirect: "manual",
    signal,
  };
}

function statusError(what: string, status: number): ContentError {
  const text = `${what}: HTTP ${status}`;
  if (RETRYABLE_STATUSES.has(status)) return new TransientError("upstream", text);
  return new ContentError("upstream", text);
}

function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ContentError("upstream", `the response to ${what} is not JSON`, { cause });
  }
}
