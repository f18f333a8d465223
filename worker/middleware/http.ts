import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../app-env.ts";
import { hstsHeader } from "../config/config.ts";
import { withTimeout } from "../config/with-timeout.ts";
import { NO_STORE } from "../responses/cache-headers.ts";
import { entityTag, isUnchanged } from "../responses/entity-tag.ts";

/** For clients that never send all of their body. */
const TIME_LIMIT_MS = 2000;

/**
 * Reads what nobody has read of a request's body, on the local server only: it drops connections
 * with unread bodies, often before the response has been sent.
 */
export const unreadBody = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { body, bodyUsed } = c.req.raw;
  if (c.env.LOCAL_SERVER !== "true" || !body || bodyUsed) return;
  await withTimeout(
    body.pipeTo(new WritableStream()).catch(() => {}),
    TIME_LIMIT_MS,
  );
});

/**
 * Headers of every response, including errors and redirects. Responses without `Cache-Control` get
 * `no-store`: Cloudflare's cache stores a 200 without it for two hours.
 */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  c.res.headers.set("x-content-type-options", "nosniff");
  c.res.headers.set("strict-transport-security", hstsHeader(c.env.HSTS));
  if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", NO_STORE);
});

/** With ROBOTS=none every response has `X-Robots-Tag`: URLs may be known from elsewhere. */
export const noindex = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.env.ROBOTS === "none") c.res.headers.set("x-robots-tag", "noindex");
});

/**
 * Adds an `ETag` over the body to every cacheable response, and responds with 304 if it matches
 * `If-None-Match`. Streamed responses are `no-store`, so nothing is buffered that is not complete
 * already. Stored documents have their tag already.
 */
export const etag = createMiddleware(async (c, next) => {
  await next();
  if (c.res.status !== 200 || !isCacheable(c.res.headers)) return;
  const known = c.res.headers.get("etag");
  const requested = c.req.header("if-none-match");
  if (known && requested === undefined) return;
  const body = known ? c.res.body : await c.res.arrayBuffer();
  const headers = new Headers(c.res.headers);
  const tag = known ?? (await entityTag(body as ArrayBuffer));
  headers.set("etag", tag);
  if (!isUnchanged(requested, tag)) {
    if (!known) c.res = new Response(body, { headers });
    return;
  }
  if (body instanceof ReadableStream) void body.cancel();
  c.res = new Response(null, { status: 304, headers });
});

function isCacheable(headers: Headers): boolean {
  const cacheControl = headers.get("cache-control");
  return cacheControl !== null && !cacheControl.includes("no-store");
}

export const readOnlyMethods = createMiddleware(async (c, next) => {
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  return c.text("method not allowed", 405, { allow: "GET, HEAD" });
});
