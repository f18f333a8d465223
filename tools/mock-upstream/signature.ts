import { createHash, createHmac } from "node:crypto";

/** The parts of a request that its signature covers. Names of headers are in lower case. */
export interface SignedRequest {
  method: string;
  target: string;
  body: string;
  headers: Record<string, string | string[] | undefined>;
}

export interface Signer {
  key: string;
  user?: string;
}

const LONGEST_AGE_MS = 300_000;
const SIGNED = ["x-user", "x-nonce", "x-date", "content-md5"];

/**
 * Checks the signature of a request. Returns the name of the first invalid header, or undefined if all are valid. The
 * check uses no code of the worker, so that tests also notice mistakes in the worker's code.
 *
 * @param nonces the nonces of earlier valid requests. If this request is valid, its nonce is added.
 */
export function checkSignature(
  request: SignedRequest,
  { key, user = "web-portal" }: Signer,
  nonces: Set<string>,
): string | undefined {
  const header = (name: string) => String(request.headers[name] ?? "");
  const nonce = header("x-nonce");
  const digest = createHash("md5").update(request.body).digest("base64");
  const lines = SIGNED.map((name) => `${name}: ${header(name)}`);
  const text = [request.method, request.target, ...lines].join("\n");
  const signature = createHmac("sha256", key).update(text).digest("base64");
  if (header("x-user") !== user) return "x-user";
  if (header("content-md5") !== digest) return "content-md5";
  if (!(Math.abs(Date.now() - Date.parse(header("x-date"))) <= LONGEST_AGE_MS)) return "x-date";
  if (nonces.has(nonce) || !/^[0-9a-f]{32}$/.test(nonce)) return "x-nonce";
  if (request.headers.cookie || request.headers["x-forwarded-for"]) return "a visitor's header";
  if (header("x-signature") !== signature) return "x-signature";
  nonces.add(nonce);
  return undefined;
}
