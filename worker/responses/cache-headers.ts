import type { RequestContext } from "../app-env.ts";
import { compose, type Entry } from "../cache/entry.ts";
import { ageOf } from "../cache/policy.ts";
import { cacheTag, limitTags } from "../cache/tags.ts";
import { hex } from "../crypto/hex.ts";

/** Browsers may store the response but must revalidate it each time; the worker responds with 304. */
export const REVALIDATED = "public, max-age=0, must-revalidate";

export const NO_STORE = "no-store";

export const ONE_HOUR = "public, max-age=3600";
export const ONE_DAY = "public, max-age=86400";

/** For caches in front of the worker alone (RFC 9213). */
export const SHARED_CACHE_CONTROL = "cloudflare-cdn-cache-control";

/** For responses that contain the origin: the key of Workers Cache has no host. */
export const PRIVATE_TO_HOST = { [SHARED_CACHE_CONTROL]: NO_STORE };

/** Of what is composed of upstream responses: as old as the oldest, not stored if one failed or an optional one was late. */
export function successHeaders(context: RequestContext): Headers {
  const { results, tags: used, wasLate } = context.calls;
  const { now, policies } = context.cache;
  const tags = limitTags(used);
  const composed = compose(results, tags);
  const { age = ageOf(now(), policies.list, 0), sequence = Number.POSITIVE_INFINITY } = composed;
  const headers = new Headers({ "cache-control": REVALIDATED });
  const isStale = results.some(({ state }) => state === "stale");
  if (wasLate || results.some(({ hasFailed }) => hasFailed))
    headers.set(SHARED_CACHE_CONTROL, NO_STORE);
  else allowSharedCache(headers, context, { age, tags, sequence }, isStale);
  if (tags.length > 0) headers.set("cache-tag", cacheTag(tags));
  return headers;
}

/**
 * For Workers Cache: the remaining freshness, as long as the validity is known. If content can be
 * invalidated, there are no stale directives, by which it would be served after a purge, too.
 */
export function allowSharedCache(
  headers: Headers,
  context: RequestContext,
  { age, ...content }: Pick<Entry<unknown>, "age" | "tags" | "sequence" | "navigation">,
  isStale: boolean,
): void {
  const { config, cache } = context;
  const { invalidations } = cache;
  const mayBeOutdated = !isStale && invalidations.check(content) !== "valid";
  const now = cache.now();
  const confirmedUntil = cache.db ? invalidations.confirmedUntil(age.requestedAt) : Infinity;
  const validUntil = Math.min(age.freshUntil, confirmedUntil);
  const fresh = isStale ? 1 : Math.max(1, seconds(validUntil - now));
  const stale = seconds(age.usableUntil - now) - fresh;
  const staleDirectives = `, stale-while-revalidate=${stale}, stale-if-error=${stale}`;
  headers.set(
    SHARED_CACHE_CONTROL,
    keyLacksHost(context) || mayBeOutdated || stale < 0
      ? NO_STORE
      : `public, max-age=${fresh}${config.invalidation ? "" : staleDirectives}`,
  );
}

/** Whether Workers Cache would serve one host's origin to another: the key of Workers Cache has no host. */
export function keyLacksHost({ workersCache, config }: RequestContext): boolean {
  return workersCache !== undefined && config.siteOrigin === undefined;
}

function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

const TAG_BYTES = 16;

/** A strong validator: a hash of the body (RFC 9110 section 8.8.3). */
export async function entityTag(body: ArrayBuffer | Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return `"${hex(digest.slice(0, TAG_BYTES))}"`;
}
