import { build, development } from "virtual:client-assets";
import { ContentError, isNotFoundStatus } from "../../shared/content/errors.ts";
import type { PageRoute } from "../../shared/routing/page-route.ts";
import type { RequestContext } from "../app-env.ts";
import { type Cacheable, documentAge } from "../cache/cache.ts";
import { isAffected } from "../cache/cache-status.ts";
import { compose, type Loaded } from "../cache/entry.ts";
import { cacheUrl } from "../cache/key.ts";
import { type Age, OPTIONAL_FAILED } from "../cache/policy.ts";
import type { StoredDocument } from "../cache/store.ts";
import { ANY_NODE_TAG, limitTags } from "../cache/tags.ts";
import { documentSettings } from "../config/config.ts";
import type { RequestCalls } from "../content-api/request-calls.ts";
import { entityTag } from "../responses/cache-headers.ts";
import { makePage } from "./make-page.ts";
import type { Page } from "./render-page.ts";

/** A document whose query has more than this many characters is not worth storing. */
const MAX_STORED_QUERY_LENGTH = 800;
/** Names of the calls that decide whether a page exists. */
const DECIDING = new Set(["navigation", "item"]);

/** Describes the document of a page for the cache. Returns undefined if the document is never stored. */
export function cacheableDocument(
  context: RequestContext,
  route: PageRoute,
  url: URL,
): Cacheable<StoredDocument> | undefined {
  // The development server stores no documents, because there the code changes without a new build id.
  if (development || url.search.length > MAX_STORED_QUERY_LENGTH) return undefined;
  const { config, cache } = context;
  const parts = [build, documentSettings(config), url.pathname, url.search];
  return {
    key: cacheUrl(context.origin, "documents", parts),
    name: "document",
    // Pages that many visitors read must not be evicted by searches.
    policy: { ...cache.policies.document, inMemory: route.view !== "search" },
    load: () => revalidate(context, route, url),
    // Most loaders take at most as long as one upstream call, and deferred values may then take as long again. The rest
    // of the time is a reserve for loaders that make several calls one after another.
    timeout: 3 * config.upstream.timeoutMs,
  };
}

/** Whether a document may be stored. It must be complete and show the content that its URL names. */
export function isStorable({ isComplete, matchesUrl }: Page): boolean {
  return isComplete && matchesUrl;
}

export async function toDocument(
  page: Page,
  calls: RequestCalls,
  age: Age,
): Promise<Loaded<StoredDocument>> {
  const body = new Uint8Array(await new Response(page.body).arrayBuffer());
  // The call for the navigation adds the tag for any node. With that tag, a change of any node would invalidate the
  // document.
  const tags = limitTags([...calls.tags].filter((tag) => tag !== ANY_NODE_TAG));
  const headers = new Headers(page.headers);
  headers.set("etag", await entityTag(body));
  const value = { status: page.status, headers: Object.fromEntries(headers), body };
  return {
    ...compose(calls.results, tags),
    value,
    age,
    limits: page.optionalFailed ? [OPTIONAL_FAILED] : [],
    navigation: calls.navigation,
  };
}

/**
 * Renders the document again from revalidated upstream responses. If the page is gone, returns `missing`, so that the
 * stored document is dropped.
 */
async function revalidate(context: RequestContext, route: PageRoute, url: URL) {
  const calls = context.calls.afresh({ mustRevalidate: true });
  const page = await makePage({ ...context, calls }, route, url, "all");
  const outcome = outcomeOf(page, calls);
  // If upstream calls failed, the new document still shows old content or lacks some content.
  const isAsBefore = outcome === "stored" && isAffected(calls.results);
  context.log.write({
    level: outcome === "failed" || isAsBefore ? "warn" : "info",
    message: "revalidation",
    outcome: isAsBefore ? "stale" : outcome,
    upstream: calls.sent,
  });
  if (outcome === "stored")
    return toDocument(page, calls, documentAge(context.cache, calls.results));
  await page.body?.cancel();
  if (outcome === "gone") return { missing: "not-found" as const };
  throw new ContentError("upstream", "the document could not be revalidated");
}

/**
 * Decides what happens to the stored document. A page is gone if it redirects, if it shows other content than its URL
 * names, or if it is not found although the content service responds properly.
 */
function outcomeOf(page: Page, calls: RequestCalls): "stored" | "gone" | "failed" {
  if (page.status === 302) return "gone";
  if (isStorable(page)) return "stored";
  // Failed lists do not count, because they do not decide whether a page exists.
  const isUncertain = calls.results.some(
    ({ name, isFailing, hasFailed }) => (isFailing || hasFailed) && DECIDING.has(name),
  );
  const showsOtherContent = page.isComplete && !page.matchesUrl;
  return showsOtherContent || (isNotFoundStatus(page.status) && !isUncertain) ? "gone" : "failed";
}
