import { build } from "virtual:client-assets";
import type { Context } from "hono";
import type { AppEnv, OpenContent } from "../app-env.ts";
import { REFRESH_PATIENCE } from "../cache/back-off.ts";
import { forgetDocument, keepDocument, type WholeDocument } from "../cache/document-cache.ts";
import { documentCacheUrl } from "../cache/key.ts";
import { ageOf, oldest } from "../cache/policy.ts";
import { joinTags } from "../cache/tags.ts";
import { entityTag } from "../entity-tag.ts";
import { settingsShown } from "../env.ts";
import { type MadePage, makePage } from "../ssr/make-page.ts";
import { securePage } from "../ssr/security.ts";
import type { PageAddress } from "./page-address.ts";

export type Page = Extract<MadePage, { status: number }>;

/** Longer queries are nothing that anybody asks twice. */
const LONGEST_KEPT_QUERY = 800;

/** Where a page's document is kept; undefined where it is not. */
export function documentKey(c: Context<AppEnv>, { url }: PageAddress): string | undefined {
  if (url.search.length > LONGEST_KEPT_QUERY) return undefined;
  return documentCacheUrl({
    build,
    settings: settingsShown(c.var.config),
    origin: originOf(c),
    pathname: url.pathname,
    query: url.search,
  });
}

interface MakeOptions {
  url: URL;
  content: OpenContent;
  leaving: AbortSignal;
  waitForAll: boolean;
}

export function make(c: Context<AppEnv>, options: MakeOptions): Promise<MadePage> {
  const { config, editions, warn, cache } = c.var;
  return makePage({
    ...options,
    origin: originOf(c),
    editions,
    offline: config.offline,
    timeoutMs: config.upstream.timeoutMs,
    now: cache.now,
    warn,
  });
}

/** The document with all that is kept of it; it is as old as the oldest answer in it. */
export async function wholeDocument(
  c: Context<AppEnv>,
  { stream, nonce }: Page,
  { source: { outcomes } }: OpenContent,
): Promise<WholeDocument> {
  const { now, policy } = c.var.cache;
  const body = await new Response(stream).arrayBuffer();
  const headers = pageHeaders(c, nonce);
  headers.set("etag", await entityTag(body));
  headers.set("cache-tag", joinTags(outcomes.map(({ tags }) => tags)).join(","));
  const ages = outcomes.flatMap(({ age }) => age ?? []);
  return {
    age: ages.length > 0 ? oldest(ages) : ageOf(now(), policy, 0),
    isFailing: outcomes.some(({ isFailing }) => isFailing),
    headers,
    body,
  };
}

/** One refresh of a document at a time; one that fails leaves what is kept where it is, and waits. */
export function refreshOnce(c: Context<AppEnv>, key: string, address: PageAddress): void {
  const { flights, backOff, waitUntil, warn } = c.var.cache;
  const flight = refreshKey(key);
  if (flights.has(flight) || backOff.isWaiting(flight, REFRESH_PATIENCE)) return;
  const start = () => {
    const result = refresh(c, key, address).catch((cause: unknown) => {
      warn("a document could not be refreshed", cause);
      return false;
    });
    const done = result.then((isRenewed) =>
      isRenewed ? backOff.succeed(flight) : backOff.fail(flight),
    );
    return { result, done };
  };
  void flights.join(flight, start, waitUntil, (result) => result);
}

/** Makes a document anew from answers asked for anew; yields whether it is all new. */
async function refresh(c: Context<AppEnv>, key: string, address: PageAddress): Promise<boolean> {
  const content = c.var.openRenewed();
  const leaving = new AbortController().signal;
  const page = await make(c, { url: address.url, content, leaving, waitForAll: true });
  const isGone = "redirect" in page || page.status === 404;
  if (isGone || !page.isWhole) {
    if ("stream" in page) await page.stream.cancel();
    if (isGone) await forgetDocument(key, c.var.cache);
    return isGone;
  }
  const document = await wholeDocument(c, page, content);
  await keepDocument(key, document, c.var.cache);
  return !document.isFailing;
}

/** Whether the last refresh of a document failed. */
export function isFailing(c: Context<AppEnv>, key: string): boolean {
  return c.var.cache.backOff.isFailing(refreshKey(key));
}

function refreshKey(key: string): string {
  return `document ${key}`;
}

export function pageHeaders(c: Context<AppEnv>, nonce: string | undefined): Headers {
  const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
  securePage(headers, { videoHosts: c.var.config.videoHosts, nonce });
  return headers;
}

function originOf(c: Context<AppEnv>): string {
  return c.var.config.siteOrigin ?? new URL(c.req.url).origin;
}
