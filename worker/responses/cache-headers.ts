import { hex } from "../crypto/hex.ts";

/**
 * Browsers may store the response but must revalidate it each time. If the response has not changed, the worker
 * responds to the revalidation with 304.
 */
export const REVALIDATED = "public, max-age=0, must-revalidate";

export const NO_STORE = "no-store";

export const ONE_HOUR_SECONDS = 3_600;
export const ONE_DAY_SECONDS = 86_400;
export const ONE_HOUR = `public, max-age=${ONE_HOUR_SECONDS}`;
export const ONE_DAY = `public, max-age=${ONE_DAY_SECONDS}`;

/** Whether browsers may store the response. */
export function isCacheable(headers: Headers): boolean {
  const cacheControl = headers.get("cache-control");
  return cacheControl !== null && !cacheControl.includes(NO_STORE);
}

const TAG_BYTES = 16;

/** Makes a strong `ETag` from a hash of the body (RFC 9110 section 8.8.3). */
export async function entityTag(body: ArrayBuffer | Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return `"${hex(digest.slice(0, TAG_BYTES))}"`;
}
