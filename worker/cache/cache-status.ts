import type { CacheStatus } from "./entry.ts";

/** What the field shows of a status. */
type Shown = Pick<CacheStatus, "state" | "ttl" | "isFailing" | "isCollapsed" | "isStored">;

/** The state of several responses is the first of these that one of them has. */
const WORST_FIRST = ["miss", "revalidated", "stale", "hit"] as const;

/**
 * The value of `Cache-Status` (RFC 9211): the member nearest to the origin comes first. Undefined if no cache
 * was involved.
 */
export function cacheStatus(data: readonly CacheStatus[], html?: Shown): string | undefined {
  const members = [dataCacheStatus(data), html && `html; ${parametersOf(html)}`];
  return members.filter((member) => member !== undefined).join(", ") || undefined;
}

/**
 * Upstream responses as one member: a hit only if every response was, with the shortest time to
 * live; collapsed only if every miss was, stored only if every other miss was.
 */
export function dataCacheStatus(all: readonly CacheStatus[]): string | undefined {
  const state = WORST_FIRST.find((each) => all.some((status) => status.state === each));
  if (!state) return undefined;
  const own = all.filter(
    ({ state, isCollapsed }) => (state === "miss" || state === "revalidated") && !isCollapsed,
  );
  const isFailing = all.some((status) => status.isFailing);
  return `data; ${parametersOf({
    state,
    ttl: Math.min(...all.map(({ ttl }) => ttl)),
    isFailing,
    isCollapsed: own.length === 0,
    isStored: own.length > 0 && !isFailing && own.every(({ isStored }) => isStored),
  })}`;
}

function parametersOf({ state, ttl, isFailing, isCollapsed, isStored }: Shown): string {
  if (state === "bypass") return "fwd=bypass";
  // An extension parameter: the response is stale, or a part of it, because it could not be revalidated.
  const failing = isFailing ? "; upstream-failing" : "";
  if (state === "hit") return `hit; ttl=${ttl}${failing}`;
  if (state === "stale") return `hit; ttl=${ttl}; detail=stale${failing}`;
  const reason = state === "miss" ? "uri-miss" : "stale";
  return `fwd=${reason}${isStored ? "; stored" : ""}${isCollapsed ? "; collapsed" : ""}${failing}`;
}
