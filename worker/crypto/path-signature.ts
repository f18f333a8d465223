// Node's crypto is used, because sanitising HTML is synchronous and Web Crypto is not.
import { createHmac } from "node:crypto";

/** A signature has this many characters of base64url, which are 132 bits. */
const LENGTH = 22;

/**
 * Signs the path of a picture in the content. The site fetches only signed paths from the content service, so visitors
 * cannot make it fetch other paths. The signed text begins with `picture`, unlike any other signed text, so the
 * signature is valid for nothing else.
 */
export function pathSignature(path: string, key: string): string {
  return createHmac("sha256", key).update(`picture\n${path}`).digest("base64url").slice(0, LENGTH);
}
