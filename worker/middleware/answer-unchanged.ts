import { createMiddleware } from "hono/factory";
import { hex } from "../hex.ts";

const TAG_BYTES = 16;

/**
 * Gives every answer that a browser may keep an `ETag` over its bytes, and
 * answers 304 to a browser that has them. A streamed answer is never kept, so
 * nothing is held back here: the bytes of a complete one are all there.
 */
export const answerUnchanged = createMiddleware(async (c, next) => {
  await next();
  if (c.res.status !== 200 || !isKept(c.res.headers)) return;
  const body = await c.res.arrayBuffer();
  const headers = new Headers(c.res.headers);
  headers.set("etag", await entityTag(body));
  const isUnchanged = matches(c.req.header("if-none-match"), headers.get("etag") ?? "");
  c.res = isUnchanged
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers });
});

function isKept(headers: Headers): boolean {
  const cacheControl = headers.get("cache-control");
  return cacheControl !== null && !cacheControl.includes("no-store");
}

async function entityTag(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return `"${hex(digest.slice(0, TAG_BYTES))}"`;
}

/** The weak comparison of RFC 9110 section 8.8.3.2: a proxy that compressed may have weakened the tag. */
function matches(ifNoneMatch: string | undefined, tag: string): boolean {
  const tags =
    ifNoneMatch?.split(",").map((candidate) => candidate.trim().replace(/^W\//, "")) ?? [];
  return tags.includes("*") || tags.includes(tag);
}
