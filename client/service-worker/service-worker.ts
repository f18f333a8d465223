import { offlinePage } from "./offline-page.ts";
import { kindOf } from "./requests.ts";
import { CACHES, evictOldest, keep } from "./stored-pages.ts";

/**
 * Shows pages seen before, and an honest page otherwise, while there is no
 * network. While there is one it decides nothing: documents, data and pictures
 * always come from the network; only files whose name holds their content's
 * hash come from the cache first.
 */
declare const self: ServiceWorkerGlobalScope;

/** As in shared/routing/parameters.ts. */
const KNOWN_PARAMETERS = ["page", "pageSize", "group", "position", "keyword", "section"];

/** Styles within a document, and the file that has the same. */
const STYLES = /<style\b[^>]* data-href="([^"]+)">(.*?)<\/style>/gs;

const OFFLINE_PAGES = ["/offline", "/en/offline"];

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

self.addEventListener("fetch", (event) => {
  const kind = kindOf(event.request, self.location.origin);
  if (kind === "page" || kind === "passing") event.respondWith(page(event, kind));
  if (kind === "data" || kind === "picture") event.respondWith(networkFirst(event, kind));
  if (kind === "asset") event.respondWith(cacheFirst(event));
});

/** A page that the browser's router has opened was no document so far. */
self.addEventListener("message", (event) => {
  const { visited } = event.data as { visited?: string };
  if (visited !== undefined) event.waitUntil(storeVisited(visited));
});

async function install(): Promise<void> {
  const cache = await caches.open(CACHES.offline);
  for (const path of OFFLINE_PAGES) {
    const response = await fetch(path, { cache: "reload" });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    await keepAssetsOf(response.clone());
    await cache.put(path, response);
  }
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const known = new Set<string>(Object.values(CACHES));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !known.has(name)).map((name) => caches.delete(name)));
  // The document is asked for while this script starts.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function page(event: FetchEvent, kind: "page" | "passing"): Promise<Response> {
  try {
    const response = (await preloaded(event)) ?? (await fetch(event.request));
    if (kind === "page") event.waitUntil(keep(kind, event.request, response));
    return response;
  } catch {
    return (await seenBefore(event.request.url)) ?? offlinePage(new URL(event.request.url));
  }
}

/** A preload that fails says nothing of the network. */
async function preloaded(event: FetchEvent): Promise<Response | undefined> {
  try {
    return await event.preloadResponse;
  } catch {
    return undefined;
  }
}

/** What an address has for statistics leads to the same page, what the page knows does not. */
async function seenBefore(url: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHES.page);
  const { origin, pathname, searchParams } = new URL(url);
  const isOther = KNOWN_PARAMETERS.some((name) => searchParams.has(name));
  return (await cache.match(url)) ?? (isOther ? undefined : cache.match(origin + pathname));
}

async function networkFirst(event: FetchEvent, kind: "data" | "picture"): Promise<Response> {
  try {
    const response = await fetch(event.request);
    event.waitUntil(keep(kind, event.request, response));
    return response;
  } catch (error) {
    const stored = await caches.match(event.request, { cacheName: CACHES[kind] });
    if (stored) return stored;
    throw error;
  }
}

async function cacheFirst(event: FetchEvent): Promise<Response> {
  const stored = await caches.match(event.request, { cacheName: CACHES.asset });
  if (stored) return stored;
  const response = await fetch(event.request);
  event.waitUntil(keep("asset", event.request, response));
  return response;
}

async function storeVisited(url: string): Promise<void> {
  const request = new Request(url);
  if (kindOf(request, self.location.origin, true) !== "page") return;
  const response = await fetch(request).catch(() => undefined);
  if (!response) return;
  await keep("page", request, response.clone());
  await keepAssetsOf(response);
}

/** Files that a document names may have come before this script was at work; of styles it has the text. */
async function keepAssetsOf(response: Response): Promise<void> {
  const html = await response.text();
  const names = new Set(html.match(/\/assets\/[\w.-]+/g));
  const cache = await caches.open(CACHES.asset);
  for (const [, name = "", text] of html.matchAll(STYLES)) {
    const headers = { "content-type": "text/css; charset=utf-8" };
    if (!(await cache.match(name))) await cache.put(name, new Response(text, { headers }));
  }
  for (const name of names) {
    if (!(await cache.match(name))) await cache.add(name).catch(() => {});
  }
  await evictOldest("asset", cache);
}
