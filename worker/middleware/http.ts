import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../app-env.ts";
import { cacheStatus } from "../cache/cache-status.ts";
import { hstsHeader, isLocalServer } from "../config/config.ts";
import { withTimeout } from "../platform/with-timeout.ts";
import { entityTag, isCacheable, NO_STORE } from "../responses/cache-headers.ts";

/** Milliseconds. Some clients never send all of their body. */
const TIME_LIMIT_MS = 2000;

/**
 * Seconds by status: after failures (docs/behaviour.md 9), and for rate limits, which are per minute
 * (wrangler.toml).
 */
const RETRY_AFTER: Record<number, string> = { 429: "60", 503: "30" };

/** Headers of every response, including errors and redirects; the entity tag of those that may be stored. */
export const responseHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (isLocalServer(c.env)) await readUnreadBody(c.req.raw);
  await addEntityTag(c);
  const { headers, status } = c.res;
  headers.set("x-content-type-options", "nosniff");
  headers.set("strict-transport-security", hstsHeader(c.env.HSTS));
  // On every response, not only on pages: search engines may know the URL from elsewhere.
  if (c.env.ROBOTS === "none") headers.set("x-robots-tag", "noindex");
  const [calls, record] = [c.get("calls"), c.get("record")];
  const caches = cacheStatus(calls?.results ?? [], record.html);
  if (caches) headers.set("cache-status", caches);
  const retryAfter = RETRY_AFTER[status];
  if (retryAfter && !headers.has("retry-after")) headers.set("retry-after", retryAfter);
  if (headers.has("cache-control")) return;
  // Cloudflare's cache stores a 200 without it for two hours.
  headers.set("cache-control", NO_STORE);
  // The local server would compress the response, and thereby buffer one that is streamed.
  if (isLocalServer(c.env)) headers.set("content-encoding", "identity");
});

/**
 * `ETag` and 304 for cacheable responses; streamed ones are `no-store`, so nothing is buffered that is not complete
 * already.
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

/** Weak comparison (RFC 9110 section 8.8.3.2): a compressing proxy may have weakened the tag. */
function isUnchanged(ifNoneMatch: string | undefined, tag: string): boolean {
  const tags = ifNoneMatch?.split(",").map((each) => each.trim().replace(/^W\//, "")) ?? [];
  return tags.includes("*") || tags.includes(tag);
}

/** The local server drops connections with unread bodies, often before the response has been sent. */
async function readUnreadBody({ body, bodyUsed }: Request): Promise<void> {
  if (!body || bodyUsed) return;
  const read = body.pipeTo(new WritableStream()).catch(() => {});
  await withTimeout(read, TIME_LIMIT_MS);
}

export function methodNotAllowed(c: Context, allow: string): Response {
  return c.text("method not allowed", 405, { allow });
}
