import { build, development } from "virtual:client-assets";
import type { Context } from "hono";
import { ContentError, notFound } from "../../shared/content/errors.ts";
import type { PageRoute } from "../../shared/routing/table.ts";
import type { AppEnv, OpenContent } from "../app-env.ts";
import type { Loaded, Source } from "../cache/entry.ts";
import { documentCacheUrl } from "../cache/key.ts";
import type { CacheRequest } from "../cache/request.ts";
import { documentSerializer, type StoredDocument } from "../cache/serializer.ts";
import { ANY_NODE_TAG, cacheTags, limitTags } from "../cache/tags.ts";
import { settingsShown } from "../config/config.ts";
import { securePage } from "../responses/content-security.ts";
import { entityTag } from "../responses/entity-tag.ts";
import type { PageAddress } from "../urls/page-address.ts";
import { siteOrigin } from "../urls/site-origin.ts";
import { type MadePage, makePage } from "./make-page.ts";

export type Page = Extract<MadePage, { status: number }>;

/** Longer queries are nothing that anybody requests twice. */
const LONGEST_STORED_QUERY = 800;

/** How a page's document is found in the cache, and revalidated; undefined where it is not stored. */
export function documentRequest(
  c: Context<AppEnv>,
  address: PageAddress,
): CacheRequest<StoredDocument> | undefined {
  const { url } = address;
  // Code changes under the development server's one build.
  if (development || url.search.length > LONGEST_STORED_QUERY) return undefined;
  const config = c.get("config");
  const key = documentCacheUrl({
    build,
    settings: settingsShown(config),
    origin: siteOrigin(c),
    pathname: url.pathname,
    query: url.search,
  });
  return {
    key,
    name: "document",
    policy: c.get("cache").policies.document,
    serializer: documentSerializer,
    load: () => revalidate(c, address),
    // Loaders, and then the deferred values, may take as long as a call each.
    timeout: 3 * config.upstream.timeoutMs,
  };
}

interface RenderOptions {
  url: URL;
  route: PageRoute | undefined;
  content: OpenContent;
  leaving: AbortSignal;
  waitForAll: boolean;
}

export function renderPage(c: Context<AppEnv>, options: RenderOptions): Promise<MadePage> {
  const config = c.get("config");
  return makePage({
    ...options,
    origin: siteOrigin(c),
    editions: c.get("editions"),
    offline: config.offline,
    verification: config.verification,
    timeoutMs: config.upstream.timeoutMs,
    now: c.get("cache").now,
    reportFault: c.get("reportFault"),
  });
}

/** Whether a page's document may be stored: complete, and what its address names. */
export function isStorable({ isComplete, isAsRequested }: Page): boolean {
  return isComplete && isAsRequested;
}

/** The document with the responses that it is made of. */
export async function toDocument(
  c: Context<AppEnv>,
  page: Page,
  { source: { outcomes } }: OpenContent,
): Promise<Loaded<StoredDocument>> {
  const sources = outcomes.map(ofDocument);
  const body = await bytesOf(page.body);
  const headers = pageHeaders(c, page);
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
  c: Context<AppEnv>,
  { url, route }: PageAddress,
): Promise<Loaded<StoredDocument>> {
  const content = c.get("openContent")({ mustRevalidate: true });
  const leaving = new AbortController().signal;
  const page = await renderPage(c, { url, route, content, leaving, waitForAll: true });
  const outcome = outcomeOf(page, content);
  const { sent } = content.source;
  const { requestId } = c.get("record");
  const line = { level: "info", message: "revalidation", route: route.name, outcome } as const;
  c.get("writeLog")({ ...line, requestId, upstream: sent, build });
  if ("body" in page && outcome === "stored") return toDocument(c, page, content);
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
  c: Context<AppEnv>,
  { nonce, view }: Pick<Page, "nonce" | "view">,
): Headers {
  const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
  const { upstream, videoHosts } = c.get("config");
  const contentOrigin = upstream.embedded ? undefined : upstream.origin;
  securePage(headers, { videoHosts, contentOrigin, nonce, view });
  return headers;
}
