import type { RequestContext } from "../app-env.ts";
import { validityOf } from "../cache/cache.ts";
import { compose, type Entry } from "../cache/entry.ts";
import { ageOf } from "../cache/policy.ts";
import { limitTags } from "../cache/tags.ts";
import { REVALIDATED } from "./cache-headers.ts";

/**
 * Lets a shared cache store a response that was made from a cache entry. The response may be stored until the entry is
 * no longer known to be valid.
 */
export function share(
  { sharedCache, cache, record }: RequestContext,
  { age, ...content }: Pick<Entry<unknown>, "age" | "tags" | "sequence" | "navigation">,
  address: string,
  isStale = record.html?.state === "stale",
): void {
  const { invalidations, now } = cache;
  const allow = (freshUntil: number, usableUntil: number) => {
    const shown = { tags: content.tags, freshUntil, usableUntil };
    sharedCache.allowed = { address, hasOrigin: true, content: shown };
  };
  if (isStale) {
    allow(now(), age.usableUntil);
  } else if (validityOf(cache, content) === "valid") {
    const confirmedUntil = invalidations.confirmedUntil(age.requestedAt, cache);
    allow(Math.min(age.freshUntil, confirmedUntil), Math.min(age.usableUntil, confirmedUntil));
  }
}

/**
 * Makes the headers of a response that is composed of upstream responses. The response is as old as the oldest of these
 * upstream responses. A shared cache may not store the response if a call to the content service failed, or if an
 * optional call was late.
 */
export function successHeaders(context: RequestContext, address: string): Headers {
  const { results, tags: used, wasLate } = context.calls;
  const { now, policies } = context.cache;
  const tags = limitTags(used);
  const composed = compose(results, tags);
  const { age = ageOf(now(), policies.list, 0), sequence = Number.POSITIVE_INFINITY } = composed;
  const isStale = results.some(({ state }) => state === "stale");
  if (!wasLate && results.every(({ hasFailed }) => !hasFailed))
    share(context, { age, tags, sequence }, address, isStale);
  return new Headers({ "cache-control": REVALIDATED });
}
