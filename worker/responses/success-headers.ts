import type { Context } from "hono";
import type { AppEnv } from "../app-env.ts";
import { cacheStatus } from "../cache/cache-status.ts";
import { toEntry } from "../cache/entry.ts";
import { cacheTags } from "../cache/tags.ts";
import { allowSharedCache, REVALIDATED } from "./cache-headers.ts";

/** What caches may do with a response that is made of upstream responses: it is as old as the oldest of them. */
export function successHeaders(c: Context<AppEnv>): Headers {
  const sources = c.get("content").source.outcomes;
  const { now, policies } = c.get("cache");
  const own = { requestedAt: now(), policy: policies.list, random: 0 };
  const { age, dependencies } = toEntry({ value: undefined, sources }, own);
  const headers = new Headers({ "cache-control": REVALIDATED });
  const status = cacheStatus(sources);
  if (status) headers.set("cache-status", status);
  allowSharedCache(headers, c, { age, isStale: sources.some(({ state }) => state === "stale") });
  const tags = cacheTags(dependencies);
  if (tags !== "") headers.set("cache-tag", tags);
  return headers;
}
