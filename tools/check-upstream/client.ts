import { createHash } from "node:crypto";
import { type SigningCredentials, signedHeaders } from "../../worker/crypto/signing.ts";

/** A call of the protocol below `/v1/web/api/`; with a payload it is a POST. */
export interface Call {
  target: string;
  payload?: unknown;
}

/** Deliberate errors of a request. */
export interface Tampering {
  credentials?: SigningCredentials;
  now?: () => Date;
  /** The same bytes give the same nonce. */
  nonce?: Uint8Array;
  /** Sent in place of what was signed. */
  body?: string;
  /** Signed in place of what is sent. */
  signedTarget?: string;
}

/** `code` and `data` are undefined if the body is not a JSON object. */
export interface UpstreamResponse {
  status: number;
  code: unknown;
  data: unknown;
  totalCount: unknown;
  bytes: number;
  cacheControl: string | null;
}

export interface Upstream {
  origin: string;
  domainId: string;
  credentials: SigningCredentials;
  fetch: typeof fetch;
}

const TIME_LIMIT_MS = 10_000;
const ROOT = "/v1/web/api/";

/** One signed request; rejects if there is no response within ten seconds. */
export async function request(
  { origin, credentials, fetch }: Upstream,
  { target, payload }: Call,
  tampering: Tampering = {},
): Promise<UpstreamResponse> {
  const path = ROOT + target;
  const method = payload === undefined ? "GET" : "POST";
  const body = payload === undefined ? "" : JSON.stringify(payload);
  const { nonce } = tampering;
  const headers = await signedHeaders(
    { method, target: tampering.signedTarget ?? path, body: new TextEncoder().encode(body) },
    tampering.credentials ?? credentials,
    {
      ...(tampering.now && { now: tampering.now }),
      ...(nonce && { randomBytes: () => nonce }),
      // Node's Web Crypto has no MD5.
      md5: async (bytes) => createHash("md5").update(bytes).digest("base64"),
    },
  );
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: {
      ...headers,
      accept: "application/json",
      "content-type": "application/json; charset=utf-8",
    },
    redirect: "manual",
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
    ...(payload !== undefined && { body: tampering.body ?? body }),
  });
  return read(response);
}

async function read(response: Response): Promise<UpstreamResponse> {
  const bytes = await response.bytes();
  const body = parse(new TextDecoder().decode(bytes));
  const { code, data, totalCount } = isObject(body) ? body : {};
  const cacheControl = response.headers.get("cache-control");
  return { status: response.status, code, data, totalCount, bytes: bytes.length, cacheControl };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Items and total of a list in either of its shapes; undefined for anything else. */
export function listOf({ code, data, totalCount }: UpstreamResponse) {
  if (String(code) !== "1000") return undefined;
  const list = isObject(data) ? data.data : data;
  const total = isObject(data) ? data.totalCount : totalCount;
  if (!Array.isArray(list)) return undefined;
  return { items: list.filter(isObject), total: Number(total) };
}
