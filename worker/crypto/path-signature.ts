// Sanitising HTML is synchronous, Web Crypto is not.
import { createHmac } from "node:crypto";

/** 132 bits of base64url. */
const LENGTH = 22;

/**
 * Signs a path and query of the content service, so that only paths in its content are fetched for
 * visitors. The prefix keeps the text apart from those that are signed for requests.
 */
export function pathSignature(path: string, key: string): string {
  return createHmac("sha256", key).update(`picture\n${path}`).digest("base64url").slice(0, LENGTH);
}
