import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";
import {
  SIGNATURE_ALGORITHMS,
  type SigningCredentials,
  signedHeaders,
} from "../../worker/crypto/signing.ts";
import { ROOT } from "./content.ts";

const HOOK = "/hooks/content-changed";
const LOCAL_SITE = "http://localhost:8787";
const TIME_LIMIT_MS = 5000;

type Settings = Record<string, string | undefined>;

/**
 * Tells a running site that all its content has changed (contract section 6).
 * Yields what to tell the editor; a site that cannot be told shows the new
 * content a little later by itself.
 */
export async function notifySite(
  settings: Settings,
  origin = settings.SITE_ORIGIN || LOCAL_SITE,
  send: typeof fetch = fetch,
): Promise<string> {
  const { INVALIDATION_KEY: key } = settings;
  if (!key) return "→ INVALIDATION_KEY is not set: caches go by age";
  const body = JSON.stringify({ all: true });
  try {
    const response = await send(new URL(HOOK, origin), {
      method: "POST",
      body,
      headers: await sign(body, credentials(settings, key)),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return response.status === 202
      ? `✓ ${origin} knows of the change`
      : `✗ ${origin} refused the call with ${response.status}: ${await response.text()}`;
  } catch {
    return `→ no site answers at ${origin} (--notify names another): its caches go by age`;
  }
}

/** What the environment says, and else .dev.vars, as for the local server. */
export async function readSettings(): Promise<Settings> {
  const file = await readFile(join(ROOT, ".dev.vars"), "utf8").catch(() => "");
  return { ...parseEnv(file), ...process.env };
}

function credentials(settings: Settings, key: string): SigningCredentials {
  const algorithm = settings.UPSTREAM_SIGNATURE_ALGORITHM;
  return {
    user: settings.UPSTREAM_USER || "web-portal",
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
