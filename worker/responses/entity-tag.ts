import { hex } from "../crypto/hex.ts";

const TAG_BYTES = 16;

/** A strong validator: a hash of the body (RFC 9110 section 8.8.3). */
export async function entityTag(body: ArrayBuffer | Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return `"${hex(digest.slice(0, TAG_BYTES))}"`;
}
