import { hex } from "./hex.ts";

/**
 * Signs requests (docs/content-service.openapi.yaml). Each step is exported, so that tests can compare it with test
 * vectors.
 */

export const SIGNATURE_ALGORITHMS = ["HMAC-SHA-256", "HMAC-SHA-1", "HMAC-SHA-512"] as const;

export type SignatureAlgorithm = (typeof SIGNATURE_ALGORITHMS)[number];

/**
 * The signed headers, in their order. A nonce has 32 lower-case hex digits. A date is an IMF-fixdate (RFC 9110 section
 * 5.6.7), exactly as `toUTCString` returns it.
 */
const SIGNED = ["x-user", "x-nonce", "x-date", "content-md5"] as const;

interface SigningKey {
  key: string;
  algorithm: SignatureAlgorithm;
}

export interface SigningCredentials extends SigningKey {
  user: string;
}

/**
 * The clock, the source of randomness and the digest function for signing. Tests replace the first two with fixed
 * values. Programs that run in Node replace the third, because Node's Web Crypto has no MD5.
 */
export interface SigningEffects {
  now?: () => Date;
  randomBytes?: (length: number) => Uint8Array;
  /** Returns the MD5 of the body in base64. Web Crypto is the default. */
  md5?: (body: Uint8Array) => Promise<string>;
}

const encoder = new TextEncoder();

/** Makes the five authentication headers. Each attempt to send a request needs new headers. */
export async function signedHeaders(
  { method, target, body }: { method: string; target: string; body: Uint8Array },
  credentials: SigningCredentials,
  {
    now = () => new Date(),
    randomBytes = (length) => crypto.getRandomValues(new Uint8Array(length)),
    md5 = contentMd5,
  }: SigningEffects = {},
): Promise<Record<string, string>> {
  const headers = {
    "x-user": credentials.user,
    "x-nonce": hex(randomBytes(16)),
    "x-date": now().toUTCString(),
    "content-md5": await md5(body),
  };
  const text = stringToSign(method, target, headers);
  return { ...headers, "x-signature": await signature(credentials, text) };
}

/**
 * Joins the signed parts by line feeds, without a trailing line feed. `target` is the path and the query, exactly as
 * sent.
 */
export function stringToSign(
  method: string,
  target: string,
  headers: Record<(typeof SIGNED)[number], string>,
): string {
  return [method, target, ...SIGNED.map((name) => `${name}: ${headers[name]}`)].join("\n");
}

/** Returns the MD5 of the body in base64 (RFC 1864). workerd supports MD5, but Node and browsers do not. */
export async function contentMd5(body: Uint8Array): Promise<string> {
  return base64(await crypto.subtle.digest("MD5", body));
}

/** Returns the HMAC of a text in base64. */
export async function signature(by: SigningKey, text: string): Promise<string> {
  return base64(await crypto.subtle.sign("HMAC", await importKey(by), encoder.encode(text)));
}

/** Checks the signature of a text. Uses Web Crypto's `verify`, because it compares in constant time. */
export async function verifySignature(
  by: SigningKey,
  text: string,
  signatureBase64: string,
): Promise<boolean> {
  const bytes = bytesOfBase64(signatureBase64);
  if (!bytes) return false;
  return crypto.subtle.verify("HMAC", await importKey(by), bytes, encoder.encode(text));
}

const importedKeys = new Map<string, Promise<CryptoKey>>();

/** Imports a key. Each isolate imports a key only once, and keeps the result even if the import has failed. */
function importKey({ key, algorithm }: SigningKey): Promise<CryptoKey> {
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
  return btoa(String.fromCharCode(...new Uint8Array(buffer)));
}

function bytesOfBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
