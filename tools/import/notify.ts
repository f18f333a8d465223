import { createHash } from "node:crypto";
import {
  SIGNATURE_ALGORITHMS,
  type SigningCredentials,
  signedHeaders,
} from "../../worker/crypto/signing.ts";
import type { Settings } from "../settings/setting.ts";

const HOOK = "/hooks/content-changed";
const LOCAL_SITE = "http://localhost:8787";
const TIME_LIMIT_MS = 5000;

/**
 * Invalidates the caches of a running site (contract section 6). Resolves with a
 * message for the editor; a site that cannot be reached shows the new content
 * when its caches expire.
 */
export async function notifySite(
  settings: Settings,
  origin = LOCAL_SITE,
  send: typeof fetch = fetch,
): Promise<string> {
  const key = settings.get("INVALIDATION_KEY")?.value;
  if (!key) return "→ INVALIDATION_KEY is not set: caches expire by age";
  const body = JSON.stringify({ all: true });
  try {
    const response = await send(new URL(HOOK, origin), {
      method: "POST",
      body,
      headers: await sign(body, credentials(settings, key)),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return response.status === 202
      ? `✓ ${origin} has been notified`
      : `✗ ${origin} refused the call with ${response.status}: ${await response.text()}`;
  } catch {
    return `→ no site responds at ${origin} (--notify names another): its caches expire by age`;
  }
}

function credentials(settings: Settings, key: string): SigningCredentials {
  const algorithm = settings.get("UPSTREAM_SIGNATURE_ALGORITHM")?.value;
  return {
    user: settings.get("UPSTREAM_USER")?.value || "web-portal",
    key,
    algorithm: SIGNATURE_ALGORITHMS.find((known) => known === algorithm) ?? "HMAC-SHA-256",
  };
}

function sign(body: string, by: SigningCredentials): Promise<Record<string, string>> {
  const request = { method: "POST", target: HOOK, body: new TextEncoder().encode(body) };
  // Node's Web Crypto has no MD5.
  return signedHeaders(request, by, {
    md5: async (bytes) => createHash("md5").update(bytes).digest("base64"),
  });
}
