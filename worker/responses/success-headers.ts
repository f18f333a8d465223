import { cacheStatus } from "../cache/cache-status.ts";
import { toEntry } from "../cache/entry.ts";
import { cacheTags } from "../cache/tags.ts";
import type { ContentAccess } from "../content/content-access.ts";
import {
  allowSharedCache,
  NO_STORE,
  REVALIDATED,
  SHARED_CACHE_CONTROL,
  type SharedCacheContext,
} from "./cache-headers.ts";

/**
 * Caching headers of a response composed of upstream responses: it is as old as the oldest of them,
 * and incomplete if a call for it failed.
 */
export function successHeaders(
  context: SharedCacheContext & { content: Pick<ContentAccess, "source"> },
): Headers {
  const { outcomes: sources, hasFailed } = context.content.source;
  const { now, policies } = context.cache;
  const own = { requestedAt: now(), policy: policies.list, random: 0 };
  const { age, dependencies } = toEntry({ value: undefined, sources }, own);
  const headers = new Headers({ "cache-control": REVALIDATED });
  const status = cacheStatus(sources);
  if (status) headers.set("cache-status", status);
  const isStale = sources.some(({ state }) => state === "stale");
  if (hasFailed) headers.set(SHARED_CACHE_CONTROL, NO_STORE);
  else allowSharedCache(headers, context, { age, isStale });
  const tags = cacheTags(dependencies);
  if (tags !== "") headers.set("cache-tag", tags);
  return headers;
}
