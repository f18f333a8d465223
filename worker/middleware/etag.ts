import { createMiddleware } from "hono/factory";
import { entityTag, isUnchanged } from "../responses/entity-tag.ts";

/**
 * Gives every answer that a browser may keep an `ETag` over its bytes, and
 * answers 304 to a browser that has them. A streamed answer is never kept, so
 * nothing is held back here: the bytes of a complete one are all there. What
 * comes from the document cache has its tag already.
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
