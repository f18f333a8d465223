/** Cache names by kind; the number is incremented when stored responses become incompatible. */
export const CACHES = {
  offline: "offline-1",
  page: "pages-1",
  data: "data-1",
  picture: "pictures-1",
  asset: "assets-1",
} as const;

/** Maximum number of entries by kind; the oldest are evicted. */
export const LIMITS = { page: 60, data: 120, picture: 200, asset: 120 } as const;

export type Kind = keyof typeof LIMITS;

/** Stores a copy of a response if it is storable. */
export async function store(kind: Kind, request: Request, response: Response): Promise<void> {
  if (!isStorable(kind, response)) return;
  const copy = response.clone();
  const cache = await caches.open(CACHES[kind]);
  await cache.put(request.url, copy);
  await evictOldest(kind, cache);
}

/** Excludes errors, redirected and partial responses. */
export function isStorable(
  kind: Kind,
  {
    status,
    type,
    redirected,
    headers,
  }: Pick<Response, "status" | "type" | "redirected" | "headers">,
): boolean {
  if (status !== 200 || type !== "basic" || redirected) return false;
  if (kind !== "page") return true;
  // A navigation may also open a file of many megabytes. In a streamed document (no-store) a
  // deferred part may have failed: the page is fetched again once it is complete.
  const isHtml = headers.get("content-type")?.startsWith("text/html") === true;
  return isHtml && headers.get("cache-control")?.includes("no-store") !== true;
}

/** `Cache.keys()` returns entries in insertion order. */
export async function evictOldest(kind: Kind, cache: Cache): Promise<void> {
  const keys = await cache.keys();
  const oldest = keys.slice(0, Math.max(0, keys.length - LIMITS[kind]));
  await Promise.all(oldest.map((key) => cache.delete(key)));
}
