import { build, development } from "virtual:client-assets";
import type { Context } from "hono";
import type { PageRoute } from "../../shared/routes/table.ts";
import type { AppEnv, OpenContent } from "../app-env.ts";
import { REFRESH_PATIENCE } from "../cache/back-off.ts";
import { forgetDocument, keepDocument, type WholeDocument } from "../cache/document-cache.ts";
import { documentCacheUrl } from "../cache/key.ts";
import { ageOf, oldest } from "../cache/policy.ts";
import { limitTags } from "../cache/tags.ts";
import { entityTag } from "../entity-tag.ts";
import { settingsShown } from "../env.ts";
import { siteOrigin } from "../site-origin.ts";
import { type MadePage, makePage } from "./make-page.ts";
import type { PageAddress } from "./page-address.ts";
import { securePage } from "./security.ts";

export type Page = Extract<MadePage, { status: number }>;

/** Longer queries are nothing that anybody asks twice. */
const LONGEST_KEPT_QUERY = 800;

/** Where a page's document is kept; undefined where it is not. */
export function documentKey(c: Context<AppEnv>, { url }: PageAddress): string | undefined {
  // Code changes under the development server's one build.
  if (development || url.search.length > LONGEST_KEPT_QUERY) return undefined;
  return documentCacheUrl({
    build,
    settings: settingsShown(c.get("config")),
    origin: siteOrigin(c),
    pathname: url.pathname,
    query: url.search,
  });
}

interface MakeOptions {
  url: URL;
  route: PageRoute | undefined;
  content: OpenContent;
  leaving: AbortSignal;
  waitForAll: boolean;
}

export function make(c: Context<AppEnv>, options: MakeOptions): Promise<MadePage> {
  const config = c.get("config");
  return makePage({
    ...options,
    origin: siteOrigin(c),
    editions: c.get("editions"),
    offline: config.offline,
    verification: config.verification,
    timeoutMs: config.upstream.timeoutMs,
    now: c.get("cache").now,
    warn: c.get("warn"),
  });
}

/** The document with all that is kept of it; it is as old as the oldest answer in it. */
export async function wholeDocument(
  c: Context<AppEnv>,
  page: Page,
  { source: { outcomes } }: OpenContent,
): Promise<WholeDocument> {
  const { now, policy } = c.get("cache");
  const body = await bytesOf(page.body);
  const headers = pageHeaders(c, page);
  headers.set("etag", await entityTag(body));
  headers.set("cache-tag", limitTags(outcomes.flatMap(({ tags }) => tags)).join(","));
  const ages = outcomes.flatMap(({ age }) => age ?? []);
  return {
    madeOf: outcomes.flatMap(({ age, tags }) =>
      age ? { askedAt: age.askedAt, tags: limitTags(tags) } : [],
    ),
    age: ages.length > 0 ? oldest(ages) : ageOf(now(), policy, 0),
    isFailing: outcomes.some(({ isFailing }) => isFailing),
    headers,
    body,
  };
}

async function bytesOf(markup: Page["body"]): Promise<Uint8Array> {
  if (markup instanceof Uint8Array) return markup;
  return new Uint8Array(await new Response(markup).arrayBuffer());
}

/** One refresh of a document at a time; one that fails leaves what is kept where it is, and waits. */
export function refreshOnce(c: Context<AppEnv>, key: string, address: PageAddress): void {
  const { flights, backOff, waitUntil, warn } = c.get("cache");
  const flight = refreshKey(key);
  if (flights.has(flight) || backOff.isWaiting(flight, REFRESH_PATIENCE)) return;
  const start = () => {
    const result = refresh(c, key, address).catch((cause: unknown) => {
      warn("a document could not be refreshed", cause);
      return "fail" as const;
    });
    return { result, done: result.then((outcome) => backOff[outcome](flight)) };
  };
  void flights.join(flight, start, waitUntil, (result) => result);
}

/** Makes a document anew from answers asked for anew; yields what the back-off has to know. */
async function refresh(
  c: Context<AppEnv>,
  key: string,
  address: PageAddress,
): Promise<"succeed" | "fail" | "postpone"> {
  const content = c.get("openAnew")({ mustRefresh: true });
  const leaving = new AbortController().signal;
  const page = await make(c, { ...address, content, leaving, waitForAll: true });
  const outcome = await keepRenewed(c, key, page, content);
  logRefresh(c, address, content, outcome);
  return outcome;
}

async function keepRenewed(c: Context<AppEnv>, key: string, page: MadePage, content: OpenContent) {
  const isGone = "redirect" in page || page.status === 404;
  if ("body" in page && !page.isWhole) await letGo(page.body);
  if (isGone) await forgetDocument(key, c.get("cache"));
  if (isGone || !page.isWhole) return isGone ? "succeed" : "fail";
  const document = await wholeDocument(c, page, content);
  await keepDocument(key, document, c.get("cache"));
  if (!document.isFailing) return "succeed";
  // Answers that are left alone for now were not even asked for.
  return content.source.sent.length > 0 ? "fail" : "postpone";
}

async function letGo(body: Page["body"]): Promise<void> {
  if (!(body instanceof Uint8Array)) await body.cancel();
}

function logRefresh(
  c: Context<AppEnv>,
  { route }: PageAddress,
  { source }: OpenContent,
  outcome: string,
): void {
  c.get("writeLog")({
    level: "info",
    message: "refresh",
    route: route.name,
    outcome,
    upstream: source.sent,
    build,
  });
}

/** The document is new, however that came about: what failed before no longer counts. */
export function noteRenewal(c: Context<AppEnv>, key: string): void {
  c.get("cache").backOff.succeed(refreshKey(key));
}

/** Whether the last refresh of a document failed. */
export function isFailing(c: Context<AppEnv>, key: string): boolean {
  return c.get("cache").backOff.isFailing(refreshKey(key));
}

function refreshKey(key: string): string {
  return `document ${key}`;
}

export function pageHeaders(
  c: Context<AppEnv>,
  { nonce, view }: Pick<Page, "nonce" | "view">,
): Headers {
  const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
  const { upstream, videoHosts } = c.get("config");
  const contentOrigin = upstream.embedded ? undefined : upstream.origin;
  securePage(headers, { videoHosts, contentOrigin, nonce, view });
  return headers;
}
