import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../app-env.ts";
import { cacheStatus } from "../cache/cache-status.ts";
import { hstsHeader } from "../config/config.ts";
import { isLocalServer } from "../config/settings.ts";
import { withTimeout } from "../platform/with-timeout.ts";
import { entityTag, isCacheable, NO_STORE } from "../responses/cache-headers.ts";

/**
 * If no route has read the body of a request, the local server reads the body. It stops reading after this time,
 * because some clients never send all of the body.
 */
const TIME_LIMIT_MS = 2000;

/**
 * The value of `Retry-After` by status, in seconds. Rate limits (429) count the requests of a minute (wrangler.toml).
 * docs/behaviour.md 9 gives the time after a failure (503).
 */
const RETRY_AFTER: Record<number, string> = { 429: "60", 503: "30" };

/**
 * Sets headers on every response, including errors and redirects. Responses that may be stored also get an entity tag.
 */
export const responseHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (isLocalServer(c.env)) await readUnreadBody(c.req.raw);
  await addEntityTag(c);
  const { headers, status } = c.res;
  headers.set("x-content-type-options", "nosniff");
  headers.set("strict-transport-security", hstsHeader(c.env.HSTS));
  // Not only pages but also files and data need this header, because search engines may find their URLs on other sites.
  if (c.env.ROBOTS === "none") headers.set("x-robots-tag", "noindex");
  const [calls, record] = [c.get("calls"), c.get("record")];
  const caches = cacheStatus(calls?.results ?? [], record.html);
  if (caches) headers.set("cache-status", caches);
  const retryAfter = RETRY_AFTER[status];
  if (retryAfter && !headers.has("retry-after")) headers.set("retry-after", retryAfter);
  if (headers.has("cache-control")) return;
  // Every response needs `Cache-Control`. Without this header, Cloudflare's cache would store a 200 response for two
  // hours.
  headers.set("cache-control", NO_STORE);
  // Without this header, the local server would compress a streamed response, and would buffer it for that.
  if (isLocalServer(c.env)) headers.set("content-encoding", "identity");
});

/**
 * Adds `ETag` to cacheable responses and responds to revalidations with 304. Streamed responses are `no-store`, so only
 * complete responses are read into memory here.
 */
async function addEntityTag(c: Context<AppEnv>): Promise<void> {
  if (c.res.status !== 200 || !isCacheable(c.res.headers)) return;
  if (!c.res.headers.has("etag")) {
    const body = await c.res.arrayBuffer();
    c.res = new Response(body, c.res);
    c.res.headers.set("etag", await entityTag(body));
  }
  const { headers } = c.res;
  if (!isUnchanged(c.req.header("if-none-match"), headers.get("etag") ?? "")) return;
  void c.res.body?.cancel();
  c.res = new Response(null, { status: 304, headers });
}

/**
 * Compares entity tags by the weak comparison of RFC 9110 section 8.8.3.2, because a proxy that compresses responses
 * turns strong tags into weak ones.
 */
function isUnchanged(ifNoneMatch: string | undefined, tag: string): boolean {
  const tags = ifNoneMatch?.split(",").map((each) => each.trim().replace(/^W\//, "")) ?? [];
  return tags.includes("*") || tags.includes(tag);
}

/** The local server drops connections with unread bodies, often before it has sent the response. */
async function readUnreadBody({ body, bodyUsed }: Request): Promise<void> {
  if (!body || bodyUsed) return;
  const read = body.pipeTo(new WritableStream()).catch(() => {});
  await withTimeout(read, TIME_LIMIT_MS);
}

export function methodNotAllowed(c: Context, allow: string): Response {
  return c.text("method not allowed", 405, { allow });
}
