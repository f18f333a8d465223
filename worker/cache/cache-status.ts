import type { CacheResult } from "./entry.ts";

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

/** Upstream responses as one member: a hit only if every response was, with the shortest time to live. */
export function dataCacheStatus(outcomes: readonly CacheResult[]): string | undefined {
  if (outcomes.length === 0) return undefined;
  const forwarded = outcomes.filter(isForwarded);
  if (forwarded.length > 0) return `data; ${statusOf(combine(forwarded))}`;
  const isStale = outcomes.some(({ state }) => state === "stale");
  return `data; ${statusOf({
    state: isStale ? "stale" : "hit",
    ttl: Math.min(...outcomes.map(({ ttl }) => ttl)),
    isFailing: outcomes.some(({ isFailing }) => isFailing),
    isCollapsed: false,
    isStored: false,
  })}`;
}

/** Collapsed only if every miss was collapsed; stored only if every other miss was stored. */
function combine(forwarded: readonly CacheResult[]): DocumentOutcome {
  const own = forwarded.filter(({ isCollapsed }) => !isCollapsed);
  return {
    state: forwarded.some(({ state }) => state === "miss") ? "miss" : "revalidated",
    ttl: 0,
    isFailing: false,
    isCollapsed: own.length === 0,
    isStored: own.length > 0 && own.every(({ isStored }) => isStored),
  };
}

function isForwarded({ state }: CacheResult): boolean {
  return state === "miss" || state === "revalidated";
}

function statusOf(outcome: DocumentOutcome): string {
  if (outcome.state === "bypass") return "fwd=bypass";
  const { state, ttl, isFailing, isCollapsed, isStored } = outcome;
  if (state === "hit" || state === "stale") {
    const detail = state === "stale" ? "; detail=stale" : "";
    // An extension parameter: the response is stale because it could not be revalidated.
    return `hit; ttl=${ttl}${detail}${isFailing ? "; upstream-failing" : ""}`;
  }
  const reason = state === "miss" ? "uri-miss" : "stale";
  return `fwd=${reason}${isStored ? "; stored" : ""}${isCollapsed ? "; collapsed" : ""}`;
}
