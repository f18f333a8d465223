import type { CacheOutcome } from "./data-cache.ts";

/**
 * The member of `Cache-Status` (RFC 9211) for the upstream answers of a page:
 * a hit only if every one was, with the shortest time to live.
 */
export function dataCacheStatus(outcomes: readonly CacheOutcome[]): string | undefined {
  if (outcomes.length === 0) return undefined;
  const misses = outcomes.filter((outcome) => outcome.state === "miss");
  if (misses.length > 0) {
    return misses.every(({ stored }) => stored)
      ? "data; fwd=uri-miss; stored"
      : "data; fwd=uri-miss";
  }
  const found = outcomes.filter((outcome) => outcome.state !== "miss");
  const ttl = Math.min(...found.map((outcome) => outcome.ttl));
  const detail = found.some(({ state }) => state === "stale") ? "; detail=stale" : "";
  return `data; hit; ttl=${ttl}${detail}`;
}
