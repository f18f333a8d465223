import type { Context, Next } from "hono";
import type { AppEnv } from "../app-env.ts";

/** One range of bytes. For any other, and if the method is not GET, the whole file is sent (RFC 9110, 14.2). */
const RANGE = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/;

/**
 * A video of the site, or the bytes of it that are requested. Static assets are only sent whole:
 * in such a video Chromium cannot seek, and Safari does not play it.
 */
export async function videoFile(c: Context<AppEnv>, next: Next): Promise<Response | undefined> {
  const whole = await c.env.ASSETS?.fetch(c.req.raw);
  if (!whole || whole.status === 404) {
    await next();
    return undefined;
  }
  const headers = new Headers(whole.headers);
  headers.set("accept-ranges", "bytes");
  const known = c.req.header("if-range");
  const isCurrent = known === undefined || known === headers.get("etag");
  const match = c.req.method === "GET" && isCurrent && RANGE.exec(c.req.header("range") ?? "");
  const [, from, to, last] = match || [];
  const isReversed = to && Number(to) < Number(from);
  if (whole.status !== 200 || !match || isReversed) {
    return new Response(whole.body, { status: whole.status, headers });
  }
  const bytes = await whole.arrayBuffer();
  const size = bytes.byteLength;
  const first = from === undefined ? Math.max(0, size - Number(last)) : Number(from);
  const end = to ? Math.min(size, Number(to) + 1) : size;
  if (first >= end) {
    return new Response(null, { status: 416, headers: { "content-range": `bytes */${size}` } });
  }
  headers.set("content-range", `bytes ${first}-${end - 1}/${size}`);
  headers.set("content-length", String(end - first));
  return new Response(bytes.slice(first, end), { status: 206, headers });
}
