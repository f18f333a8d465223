import type { NodeTree } from "../../shared/content/types.ts";
import type { SigningCredentials, SigningEffects } from "../../worker/crypto/signing.ts";
import { parseList } from "../../worker/upstream/envelope.ts";
import { parseExactJson } from "../../worker/upstream/exact-json.ts";
import { parseNodeTree } from "../../worker/upstream/node-tree.ts";
import { Failure, reasonOf } from "../cli/failure.ts";
import { sign } from "../settings/sign.ts";

/** A call of the protocol. A call with a payload is sent as a POST request, and a call without a payload as GET. */
export interface Call {
  /** The path below {@link ROOT}, with its query. */
  target: string;
  payload?: unknown;
}

/** Deliberate mistakes in a request. They show whether the service refuses an invalid request. */
export interface Tampering extends SigningEffects {
  credentials?: SigningCredentials;
  /** A body that is sent instead of the signed body. */
  body?: string;
  /** A target that is signed instead of the requested target. */
  signedTarget?: string;
}

export interface UpstreamResponse {
  status: number;
  headers: Headers;
  bytes: number;
  /** The parsed body. Undefined if it is not JSON. */
  json: unknown;
  /** The members `code` and `data` of the parsed body. The protocol defines them for every response. */
  code?: unknown;
  data?: unknown;
}

export interface Upstream {
  origin: string;
  domainId: string;
  credentials: SigningCredentials;
  fetch: typeof fetch;
}

const TIME_LIMIT_MS = 10_000;
export const ROOT = "/v1/web/api/";

const REFUSED = [401, 403];

/**
 * Sends a correctly signed request. Throws a {@link Failure} if the service refuses the signature, because all further
 * checks would then fail as well.
 */
export async function send(upstream: Upstream, call: Call): Promise<UpstreamResponse> {
  const response = await request(upstream, call);
  if (!REFUSED.includes(response.status)) return response;
  const { origin } = upstream;
  throw new Failure(
    `${origin} refuses the signature of ${ROOT}${call.target} with HTTP ${response.status}: check that UPSTREAM_KEY, UPSTREAM_USER and UPSTREAM_SIGNATURE_ALGORITHM match the service and that this machine's clock is right`,
  );
}

/**
 * Sends a signed request. Throws a {@link Failure} if there is no response, because all further checks would then fail
 * as well.
 */
export async function request(
  { origin, credentials, fetch }: Upstream,
  { target, payload }: Call,
  tampering: Tampering = {},
): Promise<UpstreamResponse> {
  const path = ROOT + target;
  const method = payload === undefined ? "GET" : "POST";
  const body = payload === undefined ? "" : JSON.stringify(payload);
  const signed = await sign(
    { method, target: tampering.signedTarget ?? path, body },
    tampering.credentials ?? credentials,
    tampering,
  );
  try {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...signed,
        accept: "application/json",
        "content-type": "application/json; charset=utf-8",
      },
      redirect: "manual",
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      ...(payload !== undefined && { body: tampering.body ?? body }),
    });
    const { status, headers } = response;
    const bytes = await response.bytes();
    const json = attempt(() => parseExactJson(new TextDecoder().decode(bytes)));
    const { code, data } = isObject(json) ? json : {};
    return { status, headers, bytes: bytes.length, json, code, data };
  } catch (error) {
    throw new Failure(`${origin} does not respond to ${method} ${path}: ${reasonOf(error)}`);
  }
}

/** The navigation tree, parsed in the same way as in the site. It is empty if the response is invalid. */
export function treeOf({ json }: UpstreamResponse): NodeTree {
  return attempt(() => parseNodeTree(json)) ?? { nodes: [], others: [] };
}

/** The items and the total of a list. Undefined if the site does not accept the response as a list. */
export function listOf({ json }: UpstreamResponse) {
  const parsed = attempt(() => parseList(json));
  return parsed && { items: parsed.list.filter(isObject), total: parsed.total };
}

/** The result of `parse`, or undefined if it throws. */
function attempt<T>(parse: () => T): T | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
