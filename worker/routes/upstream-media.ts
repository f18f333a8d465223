import type { Context } from "hono";
import {
  ContentError,
  isNotFound,
  isNotFoundStatus,
  notFound,
} from "../../shared/content/errors.ts";
import type { AppEnv } from "../app-env.ts";
import { SingleFlight } from "../cache/flight.ts";
import { checkRateLimit } from "../middleware/rate-limit.ts";
import type { Effects } from "../platform/effects.ts";
import { ONE_HOUR, ONE_HOUR_SECONDS } from "../responses/cache-headers.ts";
import { readBytes } from "../upstream/body.ts";
import { MemoryBudget } from "../upstream/memory-budget.ts";
import { pictureOfAddress, type UpstreamPicture } from "../urls/upstream-media.ts";

const MAX_BYTES = 10 * 2 ** 20;
/**
 * All pictures of unknown length that are read at the same time may take at most this many bytes of memory together.
 */
const MAX_COLLECTED = 2 * MAX_BYTES;
const ONE_YEAR_SECONDS = 31_536_000;
const ONE_YEAR = `public, max-age=${ONE_YEAR_SECONDS}, immutable`;

/** The first bytes of each type of picture that is served. SVG is missing, because it may contain scripts. */
const SIGNATURES: [type: string, start: RegExp][] = [
  ["image/avif", /^....ftypavi[fs]/s],
  ["image/webp", /^RIFF....WEBP/s],
  ["image/jpeg", /^\xff\xd8\xff/],
  ["image/png", /^\x89PNG\r\n/],
  ["image/gif", /^GIF8[79]a/],
];
const SIGNATURE_LENGTH = 12;
/** Storing a fetched picture in the Cache API may take at most this many milliseconds. */
const STORE_MS = 2_000;

/** A failure is remembered for this many milliseconds. */
const FAILURE_MS = 60_000;
const MAX_FAILURES = 1_000;

/**
 * Serves pictures of an external content service on the site's host (UPSTREAM_IMAGES). Responds with 404 if an address
 * is not signed or the picture does not exist, and with 502 if the file is no picture. Pictures are stored in the Cache
 * API, so that they do not fill the isolate's memory. They are stored for a year, because a changed picture has another
 * URL.
 */
export function upstreamMedia({
  fetch,
  now,
  platformCache,
}: Pick<Effects, "fetch" | "now" | "platformCache">) {
  const flights = new SingleFlight(now);
  const failures = new Map<string, { status: 404 | 502; until: number }>();
  const budget = new MemoryBudget(MAX_COLLECTED);
  return async (c: Context<AppEnv>): Promise<Response> => {
    c.var.record.route = "upstream-media";
    const { config, url, log } = c.var;
    const { signal } = c.req.raw;
    const { upstream } = config;
    const picture = upstream.embedded ? undefined : pictureOfAddress(url, upstream);
    if (!picture) return failed(c, 404);
    const image = resizing(picture, c.req.header("accept") ?? "");
    // Keys of the Cache API are on the site's own host (worker/cache/key.ts).
    const key = `${url.origin}/.cache/pictures/${image?.format ?? "as-is"}/${encodeURIComponent(upstream.origin)}${url.pathname}${url.search}`;
    const load = async (aborted: AbortSignal): Promise<Response> => {
      const timeout = AbortSignal.timeout(upstream.timeoutMs);
      const either = AbortSignal.any([timeout, aborted]);
      const response = await fetchPicture(picture, image, { fetch, signal: either });
      const isOriginal = image !== undefined && !hasBeenResized(response);
      if (isOriginal)
        log.warnOnce(
          "pictures are not resized",
          "image transformations are disabled or have failed",
        );
      // If resizing has failed, the original is served instead. It is cached for an hour only, so that resizing is
      // tried again.
      const cacheControl = isOriginal ? ONE_HOUR : ONE_YEAR;
      const reserve = () => budget.take(MAX_BYTES, upstream.timeoutMs, either, now);
      return checked(response, { cacheControl, image, signal: either, reserve });
    };
    const known = failures.get(key);
    if (known && now() < known.until) return failed(c, known.status);
    const uncached = (error: unknown): undefined => {
      log.warn("a picture could not be cached", error);
    };
    const find = async () => {
      const found = await platformCache.match(key).catch(uncached);
      return found && shared(c, new Response(found.body, found));
    };
    try {
      const stored = await find();
      if (stored) return stored;
      await checkRateLimit(c, "API_LIMIT");
      const store = async (aborted: AbortSignal) => {
        const loaded = await load(aborted);
        await platformCache.put(key, loaded).catch(uncached);
      };
      const timeout = upstream.timeoutMs + STORE_MS;
      const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
      await flights.join(key, store, { timeout, waitUntil, signal });
      // On hosts below workers.dev the Cache API stores nothing, so the picture is loaded again.
      return (await find()) ?? shared(c, await load(signal));
    } catch (error) {
      if (error instanceof ContentError && error.code === "too-many-requests") throw error;
      const status = isNotFound(error) ? 404 : 502;
      if (failures.size >= MAX_FAILURES) failures.clear();
      if (!signal.aborted) failures.set(key, { status, until: now() + FAILURE_MS });
      if (status === 502) log.warn("a picture of the content service could not be served", error);
      return failed(c, status);
    }
  };
}

/**
 * Lets shared caches store a picture that has not been resized. A resized picture varies by `Accept`, but Cloudflare's
 * shared cache ignores `Vary`.
 */
function shared({ var: site }: Context<AppEnv>, picture: Response): Response {
  const isOriginal = picture.headers.get("cache-control") === ONE_HOUR;
  const isResized = picture.headers.has("vary") && !isOriginal;
  const seconds = isOriginal ? ONE_HOUR_SECONDS : ONE_YEAR_SECONDS;
  // Visitors cannot make up addresses, because these are signed.
  const address = site.url.pathname + site.url.search;
  if (!isResized) site.sharedCache.allowed = { address, seconds };
  return picture;
}

function failed(c: Context<AppEnv>, status: 404 | 502): Response {
  return c.text(status === 404 ? "no such picture" : "the picture is unavailable", status);
}

/** Fetches the resized picture if possible, or else the original. */
async function fetchPicture(
  { url }: UpstreamPicture,
  image: RequestInitCfPropertiesImage | undefined,
  { fetch, signal }: Pick<Effects, "fetch"> & { signal: AbortSignal },
): Promise<Response> {
  const request: RequestInit = { redirect: "manual", headers: { accept: "image/*" }, signal };
  if (!image) return fetch(url, request);
  const response = await fetch(url, { ...request, cf: { image } });
  if (response.status === 200 || !response.headers.has("cf-resized")) return response;
  void response.body?.cancel().catch(() => {});
  return fetch(url, request);
}

/** Returns the options for the platform's resizing, or undefined if the picture is not resized. */
function resizing(
  { width }: UpstreamPicture,
  accept: string,
): RequestInitCfPropertiesImage | undefined {
  if (width === undefined) return undefined;
  const format = (["avif", "webp"] as const).find((name) => accept.includes(`image/${name}`));
  return { width, fit: "scale-down", ...(format && { format }) };
}

/**
 * Whether the platform has resized the picture, according to Cloudflare's header `cf-resized`. Locally this header is
 * missing, because nothing is resized there.
 */
function hasBeenResized({ headers }: Response): boolean {
  return headers.get("cf-resized")?.includes("err=") === false;
}

interface CheckOptions {
  cacheControl: string;
  image: RequestInitCfPropertiesImage | undefined;
  signal: AbortSignal;
  /**
   * Reserves memory for the picture, and waits until there is enough. Resolves with a function that frees the memory.
   */
  reserve: () => Promise<() => void>;
}

/**
 * Returns the response if it is a picture. If the response states its length, only the first bytes are read here, and
 * the rest is streamed.
 */
async function checked(response: Response, options: CheckOptions): Promise<Response> {
  const { status, headers, body } = response;
  const stated = Number(headers.get("content-length") ?? Number.NaN);
  if (status !== 200 || !body || stated > MAX_BYTES) {
    void body?.cancel().catch(() => {});
    if (isNotFoundStatus(status)) throw notFound("the picture");
    const size = stated > MAX_BYTES ? `, ${stated} bytes` : "";
    throw new ContentError("upstream", `the picture could not be loaded: HTTP ${status}${size}`);
  }
  if (Number.isNaN(stated)) {
    const { signal, reserve } = options;
    const limits = { maxBytes: MAX_BYTES, description: "the request for the picture", signal };
    const release = await reserve();
    const bytes = await readBytes(response, limits).finally(release);
    // If the body is aborted, it ends early without an error.
    signal.throwIfAborted();
    return new Response(bytes, { headers: pictureHeaders(bytes, bytes.length, options) });
  }
  const [start, rest] = body.tee();
  try {
    const first = await firstBytes(start);
    return new Response(rest, { headers: pictureHeaders(first, stated, options) });
  } catch (error) {
    void rest.cancel(error).catch(() => {});
    throw error;
  }
}

async function firstBytes(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const bytes = new Uint8Array(SIGNATURE_LENGTH);
  let at = 0;
  for await (const chunk of body) {
    const part = chunk.subarray(0, SIGNATURE_LENGTH - at);
    bytes.set(part, at);
    at += part.length;
    if (at === SIGNATURE_LENGTH) break;
  }
  return bytes;
}

function pictureHeaders(
  bytes: Uint8Array,
  length: number,
  { cacheControl, image }: CheckOptions,
): Record<string, string> {
  const start = String.fromCharCode(...bytes.subarray(0, SIGNATURE_LENGTH));
  const [type] = SIGNATURES.find(([, pattern]) => pattern.test(start)) ?? [];
  if (!type) throw new ContentError("upstream", "the type of the picture is unknown");
  return {
    "content-type": type,
    "cache-control": cacheControl,
    // Without this header the middleware would read the whole picture and make an `ETag` from it.
    etag: `"${length}-${type}"`,
    "content-security-policy": "default-src 'none'; sandbox",
    ...(image && { vary: "Accept" }),
  };
}
