import { hex } from "./hex.ts";

/**
 * Signs requests to the content service (docs/content-service.openapi.yaml has the string to sign).
 * The intermediate steps are exported so that tests can check each against the vectors.
 */

export const SIGNATURE_ALGORITHMS = ["HMAC-SHA-256", "HMAC-SHA-1", "HMAC-SHA-512"] as const;

export type SignatureAlgorithm = (typeof SIGNATURE_ALGORITHMS)[number];

/** The signed values. `target` is path and query as sent. */
export interface SignedParts {
  method: string;
  target: string;
  user: string;
  /** 32 lower-case hex digits. */
  nonce: string;
  /** IMF-fixdate (RFC 9110 section 5.6.7). */
  date: string;
  contentMd5: string;
}

export interface SigningCredentials {
  user: string;
  key: string;
  algorithm: SignatureAlgorithm;
}

/** Effects of signing, fixed in tests. */
export interface SigningEffects {
  now?: () => Date;
  randomBytes?: (length: number) => Uint8Array;
  /** Base64 of the MD5 of the body; default: by Web Crypto. */
  md5?: (body: Uint8Array) => Promise<string>;
}

const encoder = new TextEncoder();

/** MD5 of an empty body, as of every GET. */
const MD5_OF_NOTHING = "1B2M2Y8AsgTpgAmY7PhCfg==";

/** The five authentication headers, new for each attempt. */
export async function signedHeaders(
  request: { method: string; target: string; body: Uint8Array },
  credentials: SigningCredentials,
  {
    now = () => new Date(),
    randomBytes = (length) => crypto.getRandomValues(new Uint8Array(length)),
    md5 = contentMd5,
  }: SigningEffects = {},
): Promise<Record<string, string>> {
  const parts: SignedParts = {
    method: request.method,
    target: request.target,
    user: credentials.user,
    nonce: hex(randomBytes(16)),
    date: formatDate(now()),
    contentMd5: await md5(request.body),
  };
  const key = await importSigningKey(credentials.key, credentials.algorithm);
  return {
    "x-user": parts.user,
    "x-nonce": parts.nonce,
    "x-date": parts.date,
    "content-md5": parts.contentMd5,
    "x-signature": await signature(key, stringToSign(parts)),
  };
}

/** Joined by line feeds, without a trailing one. */
export function stringToSign(parts: SignedParts): string {
  return [
    parts.method,
    parts.target,
    `x-user: ${parts.user}`,
    `x-nonce: ${parts.nonce}`,
    `x-date: ${parts.date}`,
    `content-md5: ${parts.contentMd5}`,
  ].join("\n");
}

/** Base64 of the MD5 of the body (RFC 1864). workerd supports MD5; Node and browsers do not. */
export async function contentMd5(body: Uint8Array): Promise<string> {
  if (body.byteLength === 0) return MD5_OF_NOTHING;
  return base64(await crypto.subtle.digest("MD5", body));
}

/** Base64 of the HMAC of a text. */
export async function signature(key: CryptoKey, text: string): Promise<string> {
  return base64(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
}

/** Constant-time comparison by Web Crypto's `verify`. */
export async function verifySignature(
  key: CryptoKey,
  text: string,
  signatureBase64: string,
): Promise<boolean> {
  const bytes = bytesOfBase64(signatureBase64);
  return bytes !== undefined && crypto.subtle.verify("HMAC", key, bytes, encoder.encode(text));
}

/** IMF-fixdate; `toUTCString` is specified to give exactly this form (ECMA-262). */
export function formatDate(date: Date): string {
  return date.toUTCString();
}

const importedKeys = new Map<string, Promise<CryptoKey>>();

/** Imports a key once per isolate. */
export function importSigningKey(key: string, algorithm: SignatureAlgorithm): Promise<CryptoKey> {
  const cacheKey = `${algorithm} ${key}`;
  const known = importedKeys.get(cacheKey);
  if (known) return known;
  const hash = algorithm.slice("HMAC-".length);
  const imported = crypto.subtle.importKey(
    "raw",
    encoder.encode(key),
    { name: "HMAC", hash },
    false,
    ["sign", "verify"],
  );
  importedKeys.set(cacheKey, imported);
  return imported;
}

function base64(buffer: ArrayBuffer): string {
  let binary = "";
  for (const byte of new Uint8Array(buffer)) binary += String.fromCharCode(byte);
  return btoa(binary);
}

function bytesOfBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
