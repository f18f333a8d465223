// Sanitising HTML is synchronous, but Web Crypto is not.
import { createHmac } from "node:crypto";

/** 22 characters of base64url are 132 bits. */
const LENGTH = 22;

/**
 * Signs a path of the content service, because only paths in its content are fetched for visitors. No other signed text
 * begins with this prefix.
 */
export function pathSignature(path: string, key: string): string {
  return createHmac("sha256", key).update(`picture\n${path}`).digest("base64url").slice(0, LENGTH);
}
