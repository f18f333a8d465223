import type { CacheResult } from "./entry.ts";

/** The state of several responses is the first of these that one of them has. */
const WORST_FIRST = ["miss", "revalidated", "stale", "hit"] as const;

/** How the cache handled a document. */
export type DocumentOutcome =
  | Pick<CacheResult, "state" | "ttl" | "isFailing" | "isCollapsed" | "isStored">
  /** A page that is never stored. */
  | { state: "bypass" };

/**
 * The value of `Cache-Status` (RFC 9211): the member nearest to the origin comes first. Undefined
 * if no cache was involved.
 */
export function cacheStatus(
  data: readonly CacheResult[],
  html?: DocumentOutcome,
): string | undefined {
  const members = [dataCacheStatus(data), html && `html; ${statusOf(html)}`];
  return members.filter((member) => member !== undefined).join(", ") || undefined;
}

/**
 * Upstream responses as one member: a hit only if every response was, with the shortest time to
 * live; collapsed only if every miss was, stored only if every other miss was.
 */
export function dataCacheStatus(outcomes: readonly CacheResult[]): string | undefined {
  const state = WORST_FIRST.find((each) => outcomes.some((outcome) => outcome.state === each));
  if (!state) return undefined;
  const forwarded = outcomes.filter(({ state }) => state === "miss" || state === "revalidated");
  const own = forwarded.filter(({ isCollapsed }) => !isCollapsed);
  const isFailing = outcomes.some(({ isFailing }) => isFailing);
  return `data; ${statusOf({
    state,
    ttl: Math.min(...outcomes.map(({ ttl }) => ttl)),
    isFailing,
    isCollapsed: own.length === 0,
    isStored: own.length > 0 && !isFailing && own.every(({ isStored }) => isStored),
  })}`;
}

function statusOf(outcome: DocumentOutcome): string {
  if (outcome.state === "bypass") return "fwd=bypass";
  const { state, ttl, isFailing, isCollapsed, isStored } = outcome;
  // An extension parameter: the response is stale, or a part of it, because it could not be revalidated.
  const failing = isFailing ? "; upstream-failing" : "";
  if (state === "hit" || state === "stale") {
    const detail = state === "stale" ? "; detail=stale" : "";
    return `hit; ttl=${ttl}${detail}${failing}`;
  }
  const reason = state === "miss" ? "uri-miss" : "stale";
  return `fwd=${reason}${isStored ? "; stored" : ""}${isCollapsed ? "; collapsed" : ""}${failing}`;
}
