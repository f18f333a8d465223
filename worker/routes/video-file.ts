import type { Context, Next } from "hono";
import type { AppEnv } from "../app-env.ts";

/**
 * Matches a `Range` header that asks for one range of bytes. With any other header or method, the whole file is sent
 * (RFC 9110 section 14.2).
 */
const RANGE = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/;

/** Shared caches may store a video for this time. tools/build/static-headers.ts sets the same time for browsers. */
const ONE_WEEK_SECONDS = 604_800;

/**
 * Sends a video of the site in the parts that the browser requests. The platform sends static assets only whole.
 * Without parts, Chromium cannot seek in a video, and Safari does not play it. A shared cache in front of the worker
 * requests the whole file and makes the parts itself.
 */
export async function videoFile(c: Context<AppEnv>, next: Next): Promise<Response | undefined> {
  const whole = await c.env.ASSETS?.fetch(c.req.raw);
  if (!whole || whole.status === 404) {
    await next();
    return undefined;
  }
  c.var.sharedCache.allowed = { address: c.req.path, seconds: ONE_WEEK_SECONDS };
  return partOrWhole(c, whole);
}

async function partOrWhole(c: Context<AppEnv>, whole: Response): Promise<Response> {
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
  const size = await sizeOf(whole, c);
  const first = from === undefined ? Math.max(0, size - Number(last)) : Number(from);
  const end = to ? Math.min(size, Number(to) + 1) : size;
  if (first >= end) {
    await whole.body?.cancel();
    return new Response(null, { status: 416, headers: { "content-range": `bytes */${size}` } });
  }
  headers.set("content-range", `bytes ${first}-${end - 1}/${size}`);
  headers.set("content-length", String(end - first));
  const body = whole.body?.pipeThrough(partOf(first, end)) ?? null;
  return new Response(body, { status: 206, headers });
}

/**
 * Returns the length of a video in bytes. If the response does not state the length, counts the bytes of a second
 * response, so that no response has to be held in memory.
 */
async function sizeOf({ headers }: Response, c: Context<AppEnv>): Promise<number> {
  const stated = headers.get("content-length");
  if (stated !== null) return Number(stated);
  const same = await c.env.ASSETS?.fetch(c.req.raw);
  let size = 0;
  for await (const chunk of same?.body ?? []) size += chunk.byteLength;
  return size;
}

/** Passes on the bytes from `first` up to `end` as they arrive, because an isolate has no room for whole videos. */
function partOf(first: number, end: number): TransformStream<Uint8Array, Uint8Array> {
  let at = 0;
  return new TransformStream({
    transform(chunk, controller) {
      const part = chunk.subarray(Math.max(0, first - at), Math.max(0, end - at));
      at += chunk.byteLength;
      if (part.byteLength > 0) controller.enqueue(part);
      if (at >= end) controller.terminate();
    },
  });
}
