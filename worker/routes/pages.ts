import type { Context } from "hono";
import { type Edition, editionOfPath, localPath } from "../../shared/i18n/editions.ts";
import { RETRY_AFTER_SECONDS } from "../answers/api-error.ts";
import { allowSharedCache, NO_STORE, REVALIDATED } from "../answers/cache-headers.ts";
import type { AppEnv } from "../app-env.ts";
import { cacheStatus, type DocumentOutcome } from "../cache/cache-status.ts";
import {
  findDocument,
  type KeptDocument,
  keepDocument,
  type WholeDocument,
} from "../cache/document-cache.ts";
import { isKeeping, timeToLive } from "../cache/policy.ts";
import { refusal } from "../middleware/limit-rate.ts";
import { isCrawler } from "../ssr/crawler.ts";
import {
  documentKey,
  isFailing,
  make,
  noteRenewal,
  type Page,
  pageHeaders,
  refreshOnce,
  wholeDocument,
} from "../ssr/documents.ts";
import type { PageAddress } from "../ssr/page-address.ts";

/** Answers a page: from the document cache, else made anew and kept if it is complete. */
export async function pages(c: Context<AppEnv>): Promise<Response> {
  const address = c.get("address");
  record(c, address);
  const { pathname } = c.get("url");
  if (!isReadable(pathname)) return c.redirect(localPath(shownEdition(c, pathname), "/404"), 302);
  const key = address && documentKey(c, address);
  if (!key) return answerNew(c, address, key);
  const kept = isKeeping(c.get("cache").policy)
    ? await c.get("record").measure("cache", findDocument(key, c.get("cache")))
    : undefined;
  if (!kept) return answerNew(c, address, key);
  if (kept.freshness === "stale") refreshOnce(c, key, address);
  return answerKept(c, key, kept);
}

/** Shown as it was kept; only how fresh it is differs from one visitor to the next. */
function answerKept(c: Context<AppEnv>, key: string, document: KeptDocument): Response {
  const isStale = document.freshness === "stale";
  const ttl = timeToLive(document.age, c.get("cache").now());
  return answerDocument(c, document, {
    state: isStale ? "stale" : "hit",
    // Called back before its time.
    ttl: isStale ? Math.min(ttl, 0) : ttl,
    isFailing: isStale && (document.isFailing || isFailing(c, key)),
  });
}

async function answerNew(
  c: Context<AppEnv>,
  address: PageAddress | undefined,
  key: string | undefined,
): Promise<Response> {
  // Each id that somebody makes up would cost a call and a rendering.
  const refused = address?.route.parent && (await refusal(c, "ITEM_LIMIT"));
  if (refused) return refused;
  const content = c.get("content");
  const leaving = c.get("leaving");
  const cache = c.get("cache");
  const url = address?.url ?? c.get("url");
  const waitForAll = c.req.method === "HEAD" || isCrawler(c.req.header("user-agent"));
  const making = make(c, { url, route: address?.route, content, leaving, waitForAll });
  const page = await c.get("record").measure("page", making);
  if ("redirect" in page) return c.redirect(page.redirect, 302);
  if (!key) return answerOnce(c, page, { state: "bypass" });
  if (!page.isWhole) return answerOnce(c, page, { state: "miss", stored: false });
  const document = await wholeDocument(c, page, content);
  const stored = isKeeping(cache.policy);
  if (stored) cache.waitUntil(keepDocument(key, document, cache));
  noteRenewal(c, key);
  return answerDocument(c, document, { state: "miss", stored });
}

function answerDocument(
  c: Context<AppEnv>,
  { age, headers, body }: WholeDocument,
  outcome: DocumentOutcome,
): Response {
  // HEAD takes no body.
  const response = new Response(c.req.method === "HEAD" ? null : body, { headers });
  response.headers.set("cache-control", REVALIDATED);
  allowSharedCache(response.headers, c, { age, isStale: outcome.state === "stale" });
  return tell(c, response, outcome);
}

/** An answer that nobody keeps: streamed, failed, or no page of the site. */
function answerOnce(c: Context<AppEnv>, page: Page, outcome: DocumentOutcome) {
  const { status, body, nonce } = page;
  const headers = pageHeaders(c, page);
  headers.set("cache-control", NO_STORE);
  if (status === 503) headers.set("retry-after", RETRY_AFTER_SECONDS);
  // The local server compresses and holds a stream back unless told that it is encoded already.
  if (nonce !== undefined && c.get("config").localServer)
    headers.set("content-encoding", "identity");
  return tell(c, new Response(body, { status, headers }), outcome);
}

function tell(c: Context<AppEnv>, response: Response, outcome: DocumentOutcome): Response {
  c.get("record").html = outcome;
  const content = c.get("content");
  const status = cacheStatus(content.isOpen ? content.source.outcomes : [], outcome);
  if (status) response.headers.set("cache-status", status);
  return response;
}

function record(c: Context<AppEnv>, address: PageAddress | undefined): void {
  c.get("record").route = address?.route.name ?? "unknown";
  const keyword = address?.url.searchParams.get("keyword");
  if (keyword) c.get("record").keywordLength = [...keyword].length;
}

/** Of a path in an edition that is switched off, the one that always is on. */
function shownEdition(c: Context<AppEnv>, pathname: string): Edition {
  const edition = editionOfPath(pathname);
  return c.get("editions").includes(edition) ? edition : "zh";
}

/** The router would tell the log of an address with broken escapes, and matches none with control characters, visitor's text and all. */
function isReadable(pathname: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURI(pathname));
  } catch {
    return false;
  }
}
