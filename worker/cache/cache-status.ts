import type { CacheOutcome } from "./renewal.ts";

/** What the document cache did for a page. */
export type DocumentOutcome =
  | { state: "hit" | "stale"; ttl: number; isFailing: boolean }
  | { state: "miss"; stored: boolean }
  /** Not a page that is ever kept. */
  | { state: "bypass" };

/**
 * `Cache-Status` (RFC 9211): the member nearest to the origin comes first. Undefined
 * where no cache had a part in the answer.
 */
export function cacheStatus(
  data: readonly CacheOutcome[],
  html?: DocumentOutcome,
): string | undefined {
  const members = [dataCacheStatus(data), html && `html; ${documentStatus(html)}`];
  return members.filter((member) => member !== undefined).join(", ") || undefined;
}

/** Upstream answers: a hit only if every one was, with the shortest time to live. */
export function dataCacheStatus(outcomes: readonly CacheOutcome[]): string | undefined {
  if (outcomes.length === 0) return undefined;
  const misses = outcomes.filter(({ state }) => state === "miss");
  if (misses.length > 0)
    return `data; ${missStatus(misses.every(({ isStored }) => isStored === true))}`;
  const ttl = Math.min(...outcomes.map((outcome) => outcome.ttl));
  const isStale = outcomes.some(({ state }) => state === "stale");
  const isFailing = outcomes.some((outcome) => outcome.isFailing);
  return `data; ${hitStatus({ state: isStale ? "stale" : "hit", ttl, isFailing })}`;
}

function documentStatus(outcome: DocumentOutcome): string {
  if (outcome.state === "bypass") return "fwd=bypass";
  return outcome.state === "miss" ? missStatus(outcome.stored) : hitStatus(outcome);
}

function missStatus(stored: boolean): string {
  return stored ? "fwd=uri-miss; stored" : "fwd=uri-miss";
}

/** `upstream-failing` is the site's own: the answer is stale because it could not be refreshed. */
function hitStatus({ state, ttl, isFailing }: Extract<DocumentOutcome, { ttl: number }>): string {
  const detail = state === "stale" ? "; detail=stale" : "";
  return `hit; ttl=${ttl}${detail}${isFailing ? "; upstream-failing" : ""}`;
}
