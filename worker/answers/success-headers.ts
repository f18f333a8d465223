import type { Context } from "hono";
import type { AppEnv } from "../app-env.ts";
import { cacheStatus } from "../cache/cache-status.ts";
import { ageOf, oldest } from "../cache/policy.ts";
import { limitTags } from "../cache/tags.ts";
import { allowSharedCache, REVALIDATED } from "./cache-headers.ts";

/**
 * What caches may do with an answer that is made of upstream answers: it is as
 * old as the oldest of them; what asked for none is good for as long as any.
 */
export function successHeaders(c: Context<AppEnv>): Headers {
  const { outcomes } = c.get("content").source;
  const { now, policy } = c.get("cache");
  const ages = outcomes.flatMap(({ age }) => age ?? []);
  const headers = new Headers({ "cache-control": REVALIDATED });
  const status = cacheStatus(outcomes);
  if (status) headers.set("cache-status", status);
  const age = ages.length > 0 ? oldest(ages) : ageOf(now(), policy, 0);
  allowSharedCache(headers, c, { age, isStale: outcomes.some(({ state }) => state === "stale") });
  const tags = limitTags(outcomes.flatMap((outcome) => outcome.tags));
  if (tags.length > 0) headers.set("cache-tag", tags.join(","));
  return headers;
}
