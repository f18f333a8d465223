import type { Context } from "hono";
import {
  ContentError,
  isNotFound,
  isNotFoundStatus,
  notFound,
} from "../../shared/content/errors.ts";
import type { AppEnv } from "../app-env.ts";
import type { Effects } from "../config/effects.ts";
import { ONE_HOUR, PRIVATE_TO_HOST } from "../responses/cache-headers.ts";
import { readBytes } from "../upstream/body.ts";
import { pictureOfAddress, type UpstreamPicture } from "../urls/upstream-media.ts";

const MAX_BYTES = 10 * 2 ** 20;
const ONE_YEAR = "public, max-age=31536000, immutable";

/** First bytes of the types that are served; SVG may contain scripts. */
const SIGNATURES: [type: string, start: RegExp][] = [
  ["image/avif", /^....ftypavi[fs]/s],
  ["image/webp", /^RIFF....WEBP/s],
  ["image/jpeg", /^\xff\xd8\xff/],
  ["image/png", /^\x89PNG\r\n/],
  ["image/gif", /^GIF8[79]a/],
];
const SIGNATURE_LENGTH = 12;

/**
 * Pictures of an external content service on the site's host (UPSTREAM_IMAGES): only addresses in
 * its content, which are signed; 404 for others, 502 for what is no picture. A changed picture has
 * another URL in the content service, so responses are stored for a year.
 */
export function upstreamMedia({ fetch }: Pick<Effects, "fetch">) {
  let hasWarned = false;
  return async (c: Context<AppEnv>): Promise<Response> => {
    c.get("record").route = "upstream-media";
    const { config, url, warn } = c.var;
    const { upstream } = config;
    const picture = upstream.embedded ? undefined : pictureOfAddress(url, upstream);
    if (!picture) return c.text("no such picture", 404);
    const image = resizing(picture, c.req.header("accept") ?? "");
    // Cache API keys are on the site's own host (worker/cache/key.ts).
    const key = `${url.origin}/.cache/pictures/${image?.format ?? "as-is"}/${encodeURIComponent(upstream.origin)}${url.pathname}${url.search}`;
    const stored = await caches.default.match(key);
    if (stored) return new Response(stored.body, stored);
    try {
      const signal = AbortSignal.timeout(upstream.timeoutMs);
      const response = await fetchPicture(picture, image, { fetch, signal });
      const bytes = await readPicture(response, signal);
      const isOriginal = image !== undefined && !hasBeenResized(response);
      // In place of a resized picture, not for long.
      const cacheControl = isOriginal ? ONE_HOUR : ONE_YEAR;
      const result = new Response(bytes, { headers: pictureHeaders(bytes, cacheControl, image) });
      c.executionCtx.waitUntil(caches.default.put(key, result.clone()));
      if (isOriginal && !hasWarned) {
        warn("pictures are not resized", "image transformations are missing or have failed");
        hasWarned = true;
      }
      return result;
    } catch (error) {
      if (isNotFound(error)) return c.text("no such picture", 404);
      warn("a picture of the content service could not be served", error);
      return c.text("the picture is unavailable", 502);
    }
  };
}

/** Resized if that is possible, otherwise the original. */
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

/** What is requested of the platform; undefined for the picture as it is. */
function resizing(
  { width }: UpstreamPicture,
  accept: string,
): RequestInitCfPropertiesImage | undefined {
  if (width === undefined) return undefined;
  const format = (["avif", "webp"] as const).find((name) => accept.includes(`image/${name}`));
  return { width, fit: "scale-down", ...(format && { format }) };
}

/** Cloudflare states in the header what it has done; elsewhere the option is ignored. */
function hasBeenResized({ headers }: Response): boolean {
  return headers.get("cf-resized")?.includes("err=") === false;
}

async function readPicture(response: Response, signal: AbortSignal): Promise<Uint8Array> {
  if (response.status !== 200) {
    void response.body?.cancel().catch(() => {});
    if (isNotFoundStatus(response.status)) throw notFound("the picture");
    throw new ContentError("upstream", `the picture: HTTP ${response.status}`);
  }
  const bytes = await readBytes(response, { maxBytes: MAX_BYTES, what: "the picture", signal });
  // An aborted body ends early.
  signal.throwIfAborted();
  return bytes;
}

function pictureHeaders(
  bytes: Uint8Array,
  cacheControl: string,
  image: RequestInitCfPropertiesImage | undefined,
): Record<string, string> {
  const start = String.fromCharCode(...bytes.subarray(0, SIGNATURE_LENGTH));
  const [type] = SIGNATURES.find(([, pattern]) => pattern.test(start)) ?? [];
  if (!type) throw new ContentError("upstream", "the picture is of no known type");
  return {
    "content-type": type,
    "cache-control": cacheControl,
    // Otherwise the middleware would hash the body of each response.
    etag: `"${bytes.length}-${type}"`,
    "content-security-policy": "default-src 'none'; sandbox",
    // The platform's cache in front of the worker knows one variant only.
    ...(image && { vary: "Accept", ...PRIVATE_TO_HOST }),
  };
}
