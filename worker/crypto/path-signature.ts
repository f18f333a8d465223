// Sanitising HTML is synchronous, Web Crypto is not.
import { createHmac } from "node:crypto";

/** 132 bits of base64url. */
const LENGTH = 22;

/**
 * Signs a path of the content service: only those in its content are fetched for visitors. The prefix is in no other
 * signed text.
 */
export function pathSignature(path: string, key: string): string {
  return createHmac("sha256", key).update(`picture\n${path}`).digest("base64url").slice(0, LENGTH);
}
