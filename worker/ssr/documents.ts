import { build, development } from "virtual:client-assets";
import { ContentError, notFound } from "../../shared/content/errors.ts";
import type { Locale } from "../../shared/i18n/locales.ts";
import type { PageRoute } from "../../shared/routing/table.ts";
import type { ResponseCache } from "../cache/cache.ts";
import type { Loaded, Source } from "../cache/entry.ts";
import { documentCacheUrl } from "../cache/key.ts";
import type { CacheRequest } from "../cache/request.ts";
import { documentSerializer, type StoredDocument } from "../cache/serializer.ts";
import { ANY_NODE_TAG, cacheTags, limitTags } from "../cache/tags.ts";
import { type Config, settingsShown } from "../config/config.ts";
import type { LogSink, Warn } from "../config/log.ts";
import type { OpenContent, OpenOptions } from "../content/open-content.ts";
import { securePage } from "../responses/content-security.ts";
import { entityTag } from "../responses/entity-tag.ts";
import type { PageAddress } from "../urls/page-address.ts";
import { siteOrigin } from "../urls/site-origin.ts";
import { type MadePage, makePage } from "./make-page.ts";

export type Page = Extract<MadePage, { status: number }>;

/** Of a request, what its document is made from. */
export interface DocumentContext {
  config: Config;
  url: URL;
  locales: readonly Locale[];
  cache: ResponseCache;
  /** Opens the content once more, for a revalidation. */
  openContent: (options: OpenOptions) => OpenContent;
  record: { requestId: string };
  writeLog: LogSink;
  reportFault: Warn;
}

/** Longer queries are nothing that anybody requests twice. */
const LONGEST_STORED_QUERY = 800;

/** How a page's document is found in the cache, and revalidated; undefined where it is not stored. */
export function documentRequest(
  context: DocumentContext,
  address: PageAddress,
): CacheRequest<StoredDocument> | undefined {
  const { url } = address;
  // Code changes under the development server's one build.
  if (development || url.search.length > LONGEST_STORED_QUERY) return undefined;
  const { config, cache } = context;
  const key = documentCacheUrl({
    build,
    settings: settingsShown(config),
    origin: siteOrigin(context),
    pathname: url.pathname,
    query: url.search,
  });
  return {
    key,
    name: "document",
    policy: cache.policies.document,
    serializer: documentSerializer,
    load: () => revalidate(context, address),
    // Loaders, and then the deferred values, may take as long as a call each.
    timeout: 3 * config.upstream.timeoutMs,
  };
}

interface RenderOptions {
  url: URL;
  route: PageRoute | undefined;
  content: OpenContent;
  signal: AbortSignal;
  waitForAll: boolean;
}

export function renderPage(context: DocumentContext, options: RenderOptions): Promise<MadePage> {
  const { config, locales, cache, reportFault } = context;
  return makePage({
    ...options,
    origin: siteOrigin(context),
    locales,
    offline: config.offline,
    verification: config.verification,
    timeoutMs: config.upstream.timeoutMs,
    now: cache.now,
    reportFault,
  });
}

/** Whether a page's document may be stored: complete, and what its address names. */
export function isStorable({ isComplete, isAsRequested }: Page): boolean {
  return isComplete && isAsRequested;
}

/** The document with the responses that it is made of. */
export async function toDocument(
  context: Pick<DocumentContext, "config">,
  page: Page,
  { source: { outcomes } }: OpenContent,
): Promise<Loaded<StoredDocument>> {
  const sources = outcomes.map(ofDocument);
  const body = await bytesOf(page.body);
  const headers = pageHeaders(context, page);
  headers.set("etag", await entityTag(body));
  headers.set("cache-tag", cacheTags(sources.flatMap(({ dependencies }) => dependencies)));
  return { value: { status: page.status, headers, body }, sources };
}

/** A changed node changes what it shows, and the navigation; not every document with a navigation. */
function ofDocument({ age, isFailing, dependencies }: Source): Source {
  return {
    ...(age && { age }),
    isFailing,
    dependencies: dependencies.map(({ requestedAt, tags }) => ({
      requestedAt,
      tags: limitTags([tags]).filter((tag) => tag !== ANY_NODE_TAG),
    })),
  };
}

async function bytesOf(body: Page["body"]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(body).arrayBuffer());
}

/** Renders the document from revalidated responses. Rejects with `not-found` for a page that is to be dropped. */
async function revalidate(
  context: DocumentContext,
  { url, route }: PageAddress,
): Promise<Loaded<StoredDocument>> {
  const content = context.openContent({ mustRevalidate: true });
  const signal = new AbortController().signal;
  const page = await renderPage(context, { url, route, content, signal, waitForAll: true });
  const outcome = outcomeOf(page, content);
  const { sent } = content.source;
  const { requestId } = context.record;
  const line = { level: "info", message: "revalidation", route: route.name, outcome } as const;
  context.writeLog({ ...line, requestId, upstream: sent, build });
  if ("body" in page && outcome === "stored") return toDocument(context, page, content);
  if ("body" in page && page.body instanceof ReadableStream) await page.body.cancel();
  if (outcome === "gone") throw notFound("the page");
  throw new ContentError("upstream", "the document could not be revalidated");
}

/** Only the content service can say that an item is gone; without its node in the navigation it may come back. */
function outcomeOf(page: MadePage, { source }: OpenContent): "stored" | "gone" | "failed" {
  if ("redirect" in page) return "gone";
  if (isStorable(page)) return "stored";
  const isOther = page.isComplete && !page.isAsRequested;
  return isOther || (page.status === 404 && source.isNotFound) ? "gone" : "failed";
}

export function pageHeaders(
  { config }: Pick<DocumentContext, "config">,
  { nonce, view }: Pick<Page, "nonce" | "view">,
): Headers {
  const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
  const { upstream, videoHosts } = config;
  const contentOrigin = upstream.embedded ? undefined : upstream.origin;
  securePage(headers, { videoHosts, contentOrigin, nonce, view });
  return headers;
}
