import type { CacheOutcome } from "./request.ts";

/** What the cache did for a document. */
export type DocumentOutcome =
  | Pick<CacheOutcome, "state" | "ttl" | "isFailing" | "isCollapsed" | "isStored">
  /** Not a page that is ever stored. */
  | { state: "bypass" };

/**
 * `Cache-Status` (RFC 9211): the member nearest to the origin comes first. Undefined
 * where no cache had a part in the response.
 */
export function cacheStatus(
  data: readonly CacheOutcome[],
  html?: DocumentOutcome,
): string | undefined {
  const members = [dataCacheStatus(data), html && `html; ${statusOf(html)}`];
  return members.filter((member) => member !== undefined).join(", ") || undefined;
}

/** Upstream responses: a hit only if every one was, with the shortest time to live. */
export function dataCacheStatus(outcomes: readonly CacheOutcome[]): string | undefined {
  if (outcomes.length === 0) return undefined;
  const forwarded = outcomes.filter(isForwarded);
  if (forwarded.length > 0) return `data; ${statusOf(together(forwarded))}`;
  const isStale = outcomes.some(({ state }) => state === "stale");
  return `data; ${statusOf({
    state: isStale ? "stale" : "hit",
    ttl: Math.min(...outcomes.map(({ ttl }) => ttl)),
    isFailing: outcomes.some(({ isFailing }) => isFailing),
    isCollapsed: false,
    isStored: false,
  })}`;
}

/** Collapsed only if every one was; stored if every one is that was not. */
function together(forwarded: readonly CacheOutcome[]): DocumentOutcome {
  const own = forwarded.filter(({ isCollapsed }) => !isCollapsed);
  return {
    state: forwarded.some(({ state }) => state === "miss") ? "miss" : "revalidated",
    ttl: 0,
    isFailing: false,
    isCollapsed: own.length === 0,
    isStored: own.length > 0 && own.every(({ isStored }) => isStored),
  };
}

function isForwarded({ state }: CacheOutcome): boolean {
  return state === "miss" || state === "revalidated";
}

function statusOf(outcome: DocumentOutcome): string {
  if (outcome.state === "bypass") return "fwd=bypass";
  const { state, ttl, isFailing, isCollapsed, isStored } = outcome;
  if (state === "hit" || state === "stale") {
    const detail = state === "stale" ? "; detail=stale" : "";
    // The site's own parameter: the response is stale because it could not be revalidated.
    return `hit; ttl=${ttl}${detail}${isFailing ? "; upstream-failing" : ""}`;
  }
  const reason = state === "miss" ? "uri-miss" : "stale";
  return `fwd=${reason}${isStored ? "; stored" : ""}${isCollapsed ? "; collapsed" : ""}`;
}
