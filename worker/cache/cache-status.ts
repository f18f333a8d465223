import { type CacheStatus, statusOf } from "./entry.ts";

/** The states of upstream responses, from the worst to the best. A page gets the worst state of its responses. */
const WORST_FIRST = ["miss", "revalidated", "stale", "hit"] as const;

/**
 * Returns the value of the header `Cache-Status`. The cache nearest to the origin comes first, as RFC 9211 requires.
 * Returns undefined if no cache was involved.
 */
export function cacheStatus(data: readonly CacheStatus[], html?: CacheStatus): string | undefined {
  const members = [
    dataCacheStatus(data),
    html && `html; ${parametersOf({ ...html, isFailing: isAffected([...data, html]) })}`,
  ];
  return members.filter((member) => member !== undefined).join(", ") || undefined;
}

/** Whether one of the values is stale or missing because the content service fails. */
export function isAffected(all: readonly CacheStatus[]): boolean {
  return all.some(({ isFailing, hasFailed }) => isFailing || hasFailed);
}

/**
 * Returns the status of all upstream responses together. The status is a hit only if all responses are hits. It is
 * `collapsed` only if every miss is collapsed (the request joined a load in progress). It is `stored` only if every
 * miss that is not collapsed was stored.
 */
export function dataCacheStatus(all: readonly CacheStatus[]): string | undefined {
  const state = WORST_FIRST.find((each) => all.some((status) => status.state === each));
  if (!state) return undefined;
  const own = all.filter(
    ({ state, isCollapsed }) => (state === "miss" || state === "revalidated") && !isCollapsed,
  );
  const isFailing = isAffected(all);
  const status = statusOf("data", state, {
    ttl: Math.min(...all.map(({ ttl }) => ttl)),
    isFailing,
    isCollapsed: own.length === 0,
    isStored: own.length > 0 && !isFailing && own.every(({ isStored }) => isStored),
  });
  return `data; ${parametersOf(status)}`;
}

function parametersOf({ state, ttl, isFailing, isCollapsed, isStored }: CacheStatus): string {
  // `upstream-failing` is our own parameter. It says that the response is stale or incomplete because the content
  // service fails.
  const failing = isFailing ? "; upstream-failing" : "";
  if (state === "bypass") return `fwd=bypass${failing}`;
  if (state === "hit") return `hit; ttl=${ttl}${failing}`;
  if (state === "stale") return `hit; ttl=${ttl}; detail=stale${failing}`;
  const reason = state === "miss" ? "uri-miss" : "stale";
  return `fwd=${reason}${isStored ? "; stored" : ""}${isCollapsed ? "; collapsed" : ""}${failing}`;
}
