/** What is kept, by kind; the number is raised when what is kept would no longer fit. */
export const CACHES = {
  offline: "offline-1",
  page: "pages-1",
  data: "data-1",
  picture: "pictures-1",
  asset: "assets-1",
} as const;

/** How many entries of a kind are kept; those kept longest ago go first. */
export const LIMITS = { page: 60, data: 120, picture: 200, asset: 120 } as const;

export type Kind = keyof typeof LIMITS;

/** Keeps a copy of a good answer. */
export async function keep(kind: Kind, request: Request, response: Response): Promise<void> {
  if (!isKeepable(kind, response)) return;
  const copy = response.clone();
  const cache = await caches.open(CACHES[kind]);
  await cache.put(request.url, copy);
  await evictOldest(kind, cache);
}

/** Failures, redirects and parts of files are no good copies. */
export function isKeepable(
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
  // A document that is opened like a page may be a file of many megabytes. What is streamed
  // (no-store) may have a failure in a part that came late: the page is fetched again once it is complete.
  const isHtml = headers.get("content-type")?.startsWith("text/html") === true;
  return isHtml && headers.get("cache-control")?.includes("no-store") !== true;
}

/** Entries come in the order in which they were put. */
export async function evictOldest(kind: Kind, cache: Cache): Promise<void> {
  const keys = await cache.keys();
  const superfluous = keys.slice(0, Math.max(0, keys.length - LIMITS[kind]));
  await Promise.all(superfluous.map((key) => cache.delete(key)));
}
