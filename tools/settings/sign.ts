import { createHash } from "node:crypto";
import {
  type SigningCredentials,
  type SigningEffects,
  signedHeaders,
} from "../../worker/crypto/signing.ts";

/** The headers that sign a request to a content service or to the content-changed hook. */
export function sign(
  { body, ...request }: { method: string; target: string; body: string },
  credentials: SigningCredentials,
  effects: SigningEffects = {},
): Promise<Record<string, string>> {
  return signedHeaders({ ...request, body: new TextEncoder().encode(body) }, credentials, {
    ...effects,
    // The worker computes MD5 with Web Crypto. Node's Web Crypto does not support MD5, so node:crypto computes it here.
    md5: async (bytes) => createHash("md5").update(bytes).digest("base64"),
  });
}
