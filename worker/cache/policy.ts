/** How long an entry serves (contract section 6), in milliseconds. */
export interface CachePolicy {
  freshMs: number;
  staleMs: number;
}

/** Not-found answers are kept this long and never served stale. */
export const NOT_FOUND_POLICY: CachePolicy = { freshMs: 10_000, staleMs: 0 };

export type Freshness = "fresh" | "stale" | "expired";

/** Milliseconds until an entry stops being fresh; negative afterwards. */
export function timeToLive(storedAt: number, policy: CachePolicy, now: number): number {
  return storedAt + policy.freshMs - now;
}

export function freshnessOf(storedAt: number, policy: CachePolicy, now: number): Freshness {
  const ttl = timeToLive(storedAt, policy, now);
  if (ttl > 0) return "fresh";
  return ttl + policy.staleMs > 0 ? "stale" : "expired";
}

/** Whole seconds that the platform has to keep an entry for. */
export function retentionSeconds(policy: CachePolicy): number {
  return Math.ceil((policy.freshMs + policy.staleMs) / 1000);
}
