import { PARAMETER_NAMES } from "../../shared/routing/parameter-names.ts";

/**
 * The names of the caches. Each kind of response has its own cache. The number in a name is incremented when the code
 * can no longer use the responses that older versions have stored.
 */
export const CACHES = {
  offline: "offline-1",
  page: "pages-1",
  picture: "pictures-1",
  asset: "assets-1",
} as const;

/** Maximum number of entries of each kind. The oldest entries are evicted. */
export const LIMITS = { page: 60, picture: 200, asset: 120 } as const;

export type Kind = keyof typeof LIMITS;

type PageCache = Pick<Cache, "put" | "delete" | "keys">;

/** Returns the URL under which a page is stored. Unknown parameters, such as tracking parameters, are removed. */
export function pageKey(address: string): string {
  const url = new URL(address);
  for (const name of new Set(url.searchParams.keys())) {
    if (!PARAMETER_NAMES.some((known) => known === name)) url.searchParams.delete(name);
  }
  url.hash = "";
  return url.href;
}

/**
 * Stores the version of a page that the visitor saw last. A complete document replaces the stored document. A streamed
 * document is not stored, but removes the stored document, which is older. If a page no longer exists, all stored
 * documents with its path are removed, whatever their query. Errors of the server change nothing, because the page may
 * still exist.
 */
export async function storePage(
  address: string,
  response: Response,
  openCache: () => Promise<PageCache> = () => caches.open(CACHES.page),
): Promise<void> {
  const key = pageKey(address);
  // The response is copied before anything is awaited, because the browser will read the original meanwhile.
  const copy = isStorablePage(response) ? response.clone() : undefined;
  const cache = await openCache();
  if (copy) {
    await cache.put(key, copy);
    await evictOldest("page", cache);
  } else if (isGone(response)) {
    await cache.delete(key, { ignoreSearch: true });
  } else if (response.ok) {
    await cache.delete(key);
  }
}

/** Stores a copy of a response, if the response may be stored. */
export async function store(
  kind: Exclude<Kind, "page">,
  request: Request,
  response: Response,
): Promise<void> {
  if (!isStorable(response)) return;
  const copy = response.clone();
  const cache = await caches.open(CACHES[kind]);
  await cache.put(request.url, copy);
  await evictOldest(kind, cache);
}

type Head = Pick<Response, "status" | "type" | "redirected" | "headers">;

/** Whether a response may be stored: it is not an error, not redirected and not partial. */
function isStorable({ status, type, redirected }: Omit<Head, "headers">): boolean {
  return status === 200 && type === "basic" && !redirected;
}

export function isStorablePage(response: Head): boolean {
  const { headers } = response;
  // A navigation may also open a file of many megabytes, which is not stored. A streamed document (no-store) is not
  // stored, because a part of it that arrived late may have failed.
  const isHtml = headers.get("content-type")?.startsWith("text/html") === true;
  const isStreamed = headers.get("cache-control")?.includes("no-store") === true;
  return isStorable(response) && isHtml && !isStreamed;
}

/**
 * Whether a page was not found, was taken down or has moved. If a navigation is redirected, its response is an opaque
 * redirect.
 */
function isGone({ status, type, redirected }: Omit<Head, "headers">): boolean {
  return status === 404 || status === 410 || type === "opaqueredirect" || redirected;
}

/**
 * Removes the oldest entries of a cache that has more entries than its limit. `Cache.keys()` returns entries in
 * insertion order.
 */
export async function evictOldest(kind: Kind, cache: PageCache): Promise<void> {
  const keys = await cache.keys();
  const oldest = keys.slice(0, Math.max(0, keys.length - LIMITS[kind]));
  await Promise.all(oldest.map((key) => cache.delete(key)));
}
