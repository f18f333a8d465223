import { build } from "virtual:client-assets";
import type { Warn } from "../app-env.ts";
import { entityTag } from "../entity-tag.ts";
import type { Preview } from "./compose.ts";

type PlatformCache = Pick<Cache, "match" | "put">;

/** As long as the platform cares to: what is under a key never becomes wrong. */
const RETENTION = "max-age=2592000";

/**
 * Where a picture is kept: under its page and all that it shows, so that a
 * changed title is another picture and no host can spoil another's.
 */
export async function pictureKey(pathname: string, preview: Preview): Promise<string> {
  const shown = Uint8Array.from(new TextEncoder().encode(JSON.stringify(preview)));
  const tag = (await entityTag(shown.buffer)).slice(1, -1);
  const parts = [build, tag].map(encodeURIComponent);
  return `https://previews.cache.internal/${parts.join("/")}${pathname}`;
}

/** Never rejects: a failing cache has nothing. */
export async function findPicture(
  key: string,
  warn: Warn,
  cache: PlatformCache = caches.default,
): Promise<Response | undefined> {
  try {
    return await cache.match(key);
  } catch (cause) {
    warn("a preview could not be read from the cache", cause);
    return undefined;
  }
}

/** Never rejects. */
export async function keepPicture(
  key: string,
  picture: { body: ArrayBuffer; tag: string },
  warn: Warn,
  cache: PlatformCache = caches.default,
): Promise<void> {
  const headers = { "cache-control": RETENTION, etag: picture.tag };
  try {
    await cache.put(key, new Response(picture.body, { headers }));
  } catch (cause) {
    warn("a preview could not be written to the cache", cause);
  }
}
