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

/**
 * Responds with the stored document of a page. If there is none, renders the document, and stores it if it is complete.
 */
async function respond(c: Context<AppEnv>, route: PageRoute, url: URL): Promise<Response> {
  const site = c.var;
  noteRequest(site, route, url);
  const cacheable = cacheableDocument(site, route, url);
  const stored = cacheable && (await storedDocument(site, cacheable));
  if (stored) return documentResponse(site, stored, url);
  // The rate is limited, because visitors can make up ids and parameters. Each new id costs an upstream call and a
  // rendering, and each new parameter costs a rendering.
  if (route.parent || url.search) await checkRateLimit(c, "ITEM_LIMIT");
  const isHead = c.req.method === "HEAD";
  const isForCrawler = !isHead && isCrawler(c.req.header("user-agent"));
  const started = site.cache.now();
  const page = await makePage(site, route, url, isHead || isForCrawler ? "main" : "ready");
  site.record.phases.page = site.cache.now() - started;
  notePage(site, page);
  const redirect = await redirectOf(c, page);
  if (redirect) return redirect;
  const store = storingOf(site, page, cacheable);
  // If a document must not be stored, for example because its page has failed or is unknown, it is sent while it is
  // rendered.
  if (!store) return new Response(page.body, page);
  if (!isForCrawler) return documentResponse(site, await store(page), url);
  const [body, copy] = page.body?.tee() ?? [null, null];
  c.executionCtx.waitUntil(store({ ...page, body: copy }));
  return new Response(body, page);
}

/** Adds to the log's record what is known about the request. */
function noteRequest({ record }: RequestContext, { name }: PageRoute, { searchParams }: URL): void {
  record.route = name;
  const keyword = searchParams.get("keyword");
  if (keyword) record.keywordLength = [...keyword].length;
}

/**
 * Returns the stored document. Returns undefined if there is none. Also returns undefined if the page is gone, because
 * only rendering determines its status or redirect.
 */
async function storedDocument(
  { cache, record }: RequestContext,
  cacheable: Cacheable<StoredDocument>,
): Promise<Entry<StoredDocument> | undefined> {
  const started = cache.now();
  const found = await orUndefined(reuse(cache, cacheable).then((stored) => stored?.result));
  record.phases.cache = cache.now() - started;
  if (found) record.html = found.status;
  return found?.entry;
}

/** Records for the log whether the page lacks required content, once nothing is pending any more. */
function notePage({ calls, record }: RequestContext, { lacksPart }: Page): void {
  const known = lacksPart.then((isIncomplete) => {
    record.isIncomplete = isIncomplete;
  });
  // The log line of the request waits for this, because a streamed part may fail after the response has begun.
  void calls.waitFor(known);
}

/** Returns a redirect if the page is a redirect, or if the content of an unknown URL has moved to a new address. */
async function redirectOf(c: Context<AppEnv>, page: Page): Promise<Response | undefined> {
  const isUnknown = page.status === 404 || page.headers.get("location")?.endsWith("/404");
  const moved = isUnknown ? await contentRedirect(c) : undefined;
  if (moved) await page.body?.cancel();
  return moved ?? (page.status === 302 ? new Response(null, page) : undefined);
}

/**
 * Returns the function that reads a page's body and stores the page. Returns undefined if the page must not be stored.
 */
function storingOf(
  { cache, calls, record }: RequestContext,
  page: Page,
  cacheable: Cacheable<StoredDocument> | undefined,
): ((page: Page) => Promise<Entry<StoredDocument>>) | undefined {
  const age = documentAge(cache, calls.results);
  const target = isStorable(page) ? cacheable : undefined;
  const isStored = target !== undefined && age.usableUntil > cache.now();
  record.html = statusOf("document", cacheable ? "miss" : "bypass", { isStored });
  return target && (async (copy) => put(cache, target, await toDocument(copy, calls, age)));
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
