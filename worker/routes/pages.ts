import { type Context, Hono } from "hono";
import { pageRoutes } from "../../shared/brand/pages.ts";
import { isNotFound } from "../../shared/content/errors.ts";
import { locales, localPath } from "../../shared/i18n/locales.ts";
import type { AppEnv } from "../app-env.ts";
import type { Call } from "../cache/cache.ts";
import { type CacheStatus, documentAge, type Entry } from "../cache/entry.ts";
import type { StoredDocument } from "../cache/store.ts";
import { sourceOf } from "../middleware/context.ts";
import { checkRateLimit } from "../middleware/rate-limit.ts";
import { allowSharedCache, REVALIDATED } from "../responses/cache-headers.ts";
import { isCrawler } from "../ssr/crawler.ts";
import { documentCall, isStorable, toDocument } from "../ssr/documents.ts";
import { makePage } from "../ssr/make-page.ts";
import type { Page } from "../ssr/render-page.ts";
import { type PageMatch, pageAt } from "../urls/site-paths.ts";
import { contentRedirect } from "./redirects.ts";

/** All pages, each by its canonical path. */
export const pages = new Hono<AppEnv>();

for (const locale of locales) {
  for (const route of pageRoutes) {
    pages.get(localPath(locale, `/${route.path}`), (c, next) => {
      const { url, locales: enabled } = c.var;
      const match = pageAt(url, { locale, route, id: c.req.param("id") });
      return match && enabled.includes(locale) ? respond(c, match) : next();
    });
  }
}

/** Responds with a page from the cache, or renders it and stores it if it is complete. */
async function respond(c: Context<AppEnv>, match: PageMatch): Promise<Response> {
  const { record } = c.var;
  record.route = match.route.name;
  const keyword = match.url.searchParams.get("keyword");
  if (keyword) record.keywordLength = [...keyword].length;
  const call = documentCall(c.var, match);
  const stored = call && (await measure(c, "cache", storedResponse(c, call)));
  return stored ?? renderResponse(c, match, call);
}

/** Undefined for a page that has gone, too: rendering it yields its status or redirect. */
async function storedResponse(c: Context<AppEnv>, call: Call<StoredDocument>) {
  const found: CacheStatus[] = [];
  const onStatus = (status: CacheStatus) => found.push(status);
  const lookup = c.get("cache").lookup({ ...call, onStatus });
  const entry = await lookup.catch((error: unknown) => {
    if (!isNotFound(error)) throw error;
    return undefined;
  });
  const [status] = found;
  if (!entry || !status) return undefined;
  const { state, ttl, isFailing, isCollapsed, isStored } = status;
  c.var.record.html = { state, ttl, isFailing, isCollapsed, isStored };
  return documentResponse(c, entry, state === "stale");
}

async function renderResponse(
  c: Context<AppEnv>,
  match: PageMatch,
  call: Call<StoredDocument> | undefined,
): Promise<Response> {
  // Each made-up id costs an upstream call and a rendering, each made-up parameter at least the latter.
  if (match.route.parent || match.url.search) await checkRateLimit(c, "ITEM_LIMIT");
  const source = sourceOf(c);
  const signal = c.get("signal");
  const waitsForMain = c.req.method === "HEAD" || isCrawler(c.req.header("user-agent"));
  const wait = waitsForMain ? "main" : "ready";
  const rendering = makePage(c.var, match, { source, signal, wait });
  const page = await measure(c, "page", rendering);
  const moved = await formerPage(c, page);
  if (moved) return moved;
  if (page.status === 302) return new Response(null, page);
  const { cache, record } = c.var;
  const isCacheable = call !== undefined && isStorable(page);
  const age = documentAge(source.results, cache.ageOf(cache.policies.document));
  const isStored = isCacheable && age.usableUntil > cache.now();
  record.html = call
    ? { state: "miss", ttl: 0, isFailing: false, isCollapsed: false, isStored }
    : { state: "bypass" };
  // Streamed as it is rendered; also a failed page, or an unknown one.
  if (!isCacheable) return new Response(page.body, page);
  const store = async (complete: Page) =>
    cache.put(call, await toDocument(c.var, complete, source));
  if (c.req.method === "HEAD" || wait === "ready")
    return documentResponse(c, await store(page), false);
  const [body, copy] = page.body?.tee() ?? [null, null];
  c.executionCtx.waitUntil(store({ ...page, body: copy }));
  return new Response(body, page);
}

/** Where to find what had this URL, if it is not found. */
async function formerPage(c: Context<AppEnv>, page: Page): Promise<Response | undefined> {
  const isUnknown = page.status === 404 || page.headers.get("location")?.endsWith("/404");
  const moved = isUnknown ? await contentRedirect(c) : undefined;
  if (moved) await page.body?.cancel();
  return moved;
}

function documentResponse(
  c: Context<AppEnv>,
  entry: Entry<StoredDocument>,
  isStale: boolean,
): Response {
  const { status, headers, body } = entry.value;
  const response = new Response(c.req.method === "HEAD" ? null : body, { status, headers });
  response.headers.set("cache-control", REVALIDATED);
  allowSharedCache(response.headers, c.var, entry, isStale);
  return response;
}

async function measure<T>(c: Context<AppEnv>, phase: string, work: Promise<T>): Promise<T> {
  const { now } = c.get("cache");
  const started = now();
  try {
    return await work;
  } finally {
    c.get("record").phases[phase] = now() - started;
  }
}
