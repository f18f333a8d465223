import { type Context, Hono } from "hono";
import { pageRoutes } from "../../shared/brand/pages.ts";
import { orUndefined } from "../../shared/content/errors.ts";
import { locales, localPath } from "../../shared/i18n/locales.ts";
import type { PageRoute } from "../../shared/routing/page-route.ts";
import type { AppEnv, RequestContext } from "../app-env.ts";
import { type Cacheable, documentAge, put, reuse } from "../cache/cache.ts";
import { type Entry, statusOf } from "../cache/entry.ts";
import type { StoredDocument } from "../cache/store.ts";
import { checkRateLimit } from "../middleware/rate-limit.ts";
import { REVALIDATED } from "../responses/cache-headers.ts";
import { share } from "../responses/shareable.ts";
import { isCrawler } from "../ssr/crawler.ts";
import { cacheableDocument, isStorable, toDocument } from "../ssr/documents.ts";
import { makePage } from "../ssr/make-page.ts";
import type { Page } from "../ssr/render-page.ts";
import { pageUrl } from "../urls/site-paths.ts";
import { contentRedirect } from "./redirects.ts";

export const pages = new Hono<AppEnv>();

for (const locale of locales) {
  for (const route of pageRoutes) {
    pages.get(localPath(locale, `/${route.path}`), (c, next) => {
      const { url, config } = c.var;
      const canonical = pageUrl(url, { locale, route, id: c.req.param("id") });
      return canonical && config.locales.includes(locale) ? respond(c, route, canonical) : next();
    });
  }
}

/** Responds with a page from the cache, or renders the page and stores it if it is complete. */
async function respond(c: Context<AppEnv>, route: PageRoute, url: URL): Promise<Response> {
  const site = c.var;
  const { record } = site;
  record.route = route.name;
  const keyword = url.searchParams.get("keyword");
  if (keyword) record.keywordLength = [...keyword].length;
  const cacheable = cacheableDocument(site, route, url);
  const stored = cacheable && (await storedResponse(site, cacheable, url));
  return stored ?? renderResponse(c, route, url, cacheable);
}

/**
 * Responds with the stored document. Returns undefined if there is none. Also returns undefined if the page is gone,
 * because only rendering determines its status or redirect.
 */
async function storedResponse(
  site: RequestContext,
  cacheable: Cacheable<StoredDocument>,
  url: URL,
): Promise<Response | undefined> {
  const { cache, record } = site;
  const started = cache.now();
  const found = await orUndefined(reuse(cache, cacheable).then((stored) => stored?.result));
  record.phases.cache = cache.now() - started;
  if (!found) return undefined;
  record.html = found.status;
  return documentResponse(site, found.entry, url);
}

async function renderResponse(
  c: Context<AppEnv>,
  route: PageRoute,
  url: URL,
  cacheable: Cacheable<StoredDocument> | undefined,
): Promise<Response> {
  // Visitors can make up ids and parameters. Each id costs an upstream call and a rendering, and each parameter a
  // rendering.
  if (route.parent || url.search) await checkRateLimit(c, "ITEM_LIMIT");
  const waitsForMain = c.req.method === "HEAD" || isCrawler(c.req.header("user-agent"));
  const wait = waitsForMain ? "main" : "ready";
  const site = c.var;
  const { cache, calls, record } = site;
  const { signal } = c.req.raw;
  const started = cache.now();
  const page = await makePage(site, { route, url, calls, signal, wait });
  record.phases.page = cache.now() - started;
  const known = page.lacksPart.then((lacksPart) => {
    record.isIncomplete = lacksPart;
  });
  // The log line of the request waits for this, because a streamed part may fail after the response has begun.
  void calls.waitFor(known);
  const moved = await formerPage(c, page);
  if (moved) return moved;
  if (page.status === 302) return new Response(null, page);
  const isCacheable = cacheable !== undefined && isStorable(page);
  const age = documentAge(cache, calls.results);
  const isStored = isCacheable && age.usableUntil > cache.now();
  record.html = statusOf("document", cacheable ? "miss" : "bypass", { isStored });
  // A document that must not be stored, or whose page has failed or is unknown, is sent while it is rendered.
  if (!isCacheable) return new Response(page.body, page);
  const store = async (complete: Page) =>
    put(cache, cacheable, await toDocument(complete, calls, age));
  if (c.req.method === "HEAD" || wait === "ready")
    return documentResponse(site, await store(page), url);
  const [body, copy] = page.body?.tee() ?? [null, null];
  c.executionCtx.waitUntil(store({ ...page, body: copy }));
  return new Response(body, page);
}

/**
 * Redirects an unknown URL if its former content has a new address. Returns undefined if the URL is known or never had
 * content.
 */
async function formerPage(c: Context<AppEnv>, page: Page): Promise<Response | undefined> {
  const isUnknown = page.status === 404 || page.headers.get("location")?.endsWith("/404");
  const moved = isUnknown ? await contentRedirect(c) : undefined;
  if (moved) await page.body?.cancel();
  return moved;
}

function documentResponse(
  site: RequestContext,
  entry: Entry<StoredDocument>,
  canonical: URL,
): Response {
  const { status, headers, body } = entry.value;
  const response = new Response(body, { status, headers });
  response.headers.set("cache-control", REVALIDATED);
  // A shared cache must not store search results, because visitors can make up any number of keywords.
  if (!canonical.searchParams.has("keyword"))
    share(site, entry, canonical.pathname + canonical.search);
  return response;
}
