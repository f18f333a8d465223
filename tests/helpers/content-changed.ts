import { signedHeaders } from "../../worker/crypto/signing.ts";
import type { Effects } from "../../worker/platform/effects.ts";
import { newsItem } from "./fake-upstream.ts";
import { createSite, LIST, type Site } from "./site.ts";

export const HOOK = "/hooks/content-changed";
export const KEY = "invalidation-key";

export interface CallOptions {
  key?: string;
  user?: string;
  /**
   * The milliseconds by which the date of the call is later than the current time. Negative if the date is in the past.
   */
  dated?: number;
  nonce?: number;
  body?: string;
}

export async function call(
  site: Site,
  payload: object,
  {
    key = KEY,
    user = "web-portal",
    dated = 0,
    nonce,
    body = JSON.stringify(payload),
  }: CallOptions = {},
): Promise<Response> {
  const bytes = new TextEncoder().encode(body);
  const headers = await signedHeaders(
    { method: "POST", target: HOOK, body: bytes },
    { key, user, algorithm: "HMAC-SHA-256" },
    {
      now: () => new Date(site.clock.now + dated),
      ...(nonce !== undefined && { randomBytes: (length) => new Uint8Array(length).fill(nonce) }),
    },
  );
  return site.get(HOOK, { method: "POST", body: bytes, headers });
}

/** A site whose responses stay fresh for an hour. Its caches already contain a list, an item and a text page. */
export async function warmed(more: object = {}, effects: Partial<Effects> = {}): Promise<Site> {
  const settings = { INVALIDATION_KEY: KEY, CACHE_FRESH_SECONDS: "3600", ...more };
  const site = createSite(settings, {}, effects);
  for (const path of [LIST, "/news/news_detail/7", "/about/profile"]) await visit(site, path);
  site.clock.now += 5_000;
  site.on(/^content\/list 2031/, () => ({ data: [newsItem(99)], totalCount: 1 }));
  return site;
}

export async function visit(site: Site, path: string): Promise<{ text: string; status: string }> {
  // The clock advances by a millisecond, because a response that is requested in the same millisecond as a change might
  // not contain the change.
  site.clock.now += 1;
  const { response, text } = await site.visit(path);
  return { text, status: response.headers.get("cache-status") ?? "" };
}
