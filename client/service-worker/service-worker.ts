import { OFFLINE, offlinePage } from "./offline-page.ts";
import { kindOf } from "./request-kind.ts";
import { CACHES, evictOldest, pageKey, store, storePage } from "./stored-pages.ts";

/**
 * This service worker serves stored pages, or else an offline page, when the network fails. Documents and pictures are
 * requested from the network first. Only files with a content hash in their name are taken from the cache first.
 * Responses of `/api` are not stored. If a visitor follows a link without a connection, the request to `/api` fails.
 * The router then loads the document of the link's page, if this document is stored.
 */
declare const self: ServiceWorkerGlobalScope;

const OFFLINE_PAGES = PATH_PREFIXES.map((prefix) => prefix + OFFLINE);

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("fetch", (event) => {
  const kind = kindOf(event.request, self.location.origin);
  if (kind === "page" || kind === "unstored-page") event.respondWith(page(event, kind));
  if (kind === "picture") event.respondWith(networkFirst(event));
  if (kind === "asset") event.respondWith(cacheFirst(event));
});

/**
 * Stores pages that the router has opened. The service worker fetches these pages, because the browser has not
 * requested them as documents.
 */
self.addEventListener("message", (event) => {
  const { visited } = event.data as { visited?: string };
  if (visited !== undefined) event.waitUntil(storeVisited(visited));
});

async function install(): Promise<void> {
  const cache = await caches.open(CACHES.offline);
  for (const path of OFFLINE_PAGES) {
    const response = await fetch(path, { cache: "reload" });
    if (!response.ok) throw new Error(`GET ${path} returned status ${response.status}`);
    await storeAssetsOf(response.clone());
    await cache.put(path, response);
  }
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const known = new Set<string>(Object.values(CACHES));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !known.has(name)).map((name) => caches.delete(name)));
  // Former versions of this service worker enabled navigation preload. It is disabled, because in Firefox a failed
  // preload makes the navigation fail even if the service worker responds.
  await self.registration.navigationPreload?.disable();
  await self.clients.claim();
}

async function page(event: FetchEvent, kind: "page" | "unstored-page"): Promise<Response> {
  try {
    const response = await fetch(event.request);
    if (kind === "page") event.waitUntil(storePage(event.request.url, response));
    return response;
  } catch {
    const { url } = event.request;
    const stored = await caches.match(pageKey(url), { cacheName: CACHES.page });
    return stored ?? offlinePage(new URL(url));
  }
}

async function networkFirst(event: FetchEvent): Promise<Response> {
  try {
    const response = await fetch(event.request);
    event.waitUntil(store("picture", event.request, response));
    return response;
  } catch (error) {
    const stored = await caches.match(event.request, { cacheName: CACHES.picture });
    if (stored) return stored;
    throw error;
  }
}

async function cacheFirst(event: FetchEvent): Promise<Response> {
  const stored = await caches.match(event.request, { cacheName: CACHES.asset });
  if (stored) return stored;
  const response = await fetch(event.request);
  event.waitUntil(store("asset", event.request, response));
  return response;
}

async function storeVisited(url: string): Promise<void> {
  const request = new Request(url);
  if (kindOf(request, self.location.origin, true) !== "page") return;
  const response = await fetch(request).catch(() => undefined);
  if (!response) return;
  await storePage(url, response);
  await storeAssetsOf(response);
}

/**
 * Stores the assets to which a document refers. The browser may have loaded these assets before the service worker was
 * active, so they may not be stored yet.
 */
async function storeAssetsOf(response: Response): Promise<void> {
  const html = await response.text();
  const names = new Set(html.match(/\/assets\/[\w.-]+/g));
  const cache = await caches.open(CACHES.asset);
  for (const name of names) {
    if (!(await cache.match(name))) await cache.add(name).catch(() => {});
  }
  await evictOldest("asset", cache);
}
