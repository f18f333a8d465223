import type { RequestContext } from "../app-env.ts";
import { cacheStatus } from "../cache/cache-status.ts";
import { compose } from "../cache/entry.ts";
import { ageOf } from "../cache/policy.ts";
import { limitTags } from "../cache/tags.ts";
import type { ContentSource } from "../content/content-source.ts";
import { allowSharedCache, NO_STORE, REVALIDATED, SHARED_CACHE_CONTROL } from "./cache-headers.ts";

/**
 * Caching headers of a response composed of upstream responses: it is as old as the oldest of them,
 * and incomplete if a call for it failed or was late.
 */
export function successHeaders(context: RequestContext, source: ContentSource): Headers {
  const { results, tags: used, failedCalls, isIncomplete } = source;
  const { now, policies } = context.cache;
  const tags = limitTags(used);
  const { age = ageOf(now(), policies.list, 0), sequence = Number.POSITIVE_INFINITY } = compose(
    results,
    tags,
  );
  const headers = new Headers({ "cache-control": REVALIDATED });
  const status = cacheStatus(results);
  if (status) headers.set("cache-status", status);
  const isStale = results.some(({ state }) => state === "stale");
  if (failedCalls.size > 0 || isIncomplete) headers.set(SHARED_CACHE_CONTROL, NO_STORE);
  else allowSharedCache(headers, context, { age, tags, sequence }, isStale);
  if (tags.length > 0) headers.set("cache-tag", tags.join(","));
  return headers;
}
