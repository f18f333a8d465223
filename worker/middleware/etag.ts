import { createMiddleware } from "hono/factory";
import { entityTag, isUnchanged } from "../responses/entity-tag.ts";

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
