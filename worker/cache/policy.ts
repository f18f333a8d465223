/** How long an entry serves (contract section 6), in milliseconds. */
export interface CachePolicy {
  freshMs: number;
  staleMs: number;
}

/** When what an entry says was asked for, and how long it serves; in milliseconds since the epoch. */
export interface Age {
  askedAt: number;
  freshUntil: number;
  staleUntil: number;
}

/** Whether anything may be kept at all: no freshness and no stale time switch the caches off. */
export function isKeeping({ freshMs, staleMs }: CachePolicy): boolean {
  return freshMs + staleMs > 0;
}

/** Not-found answers are kept this long and never served stale. */
export const NOT_FOUND_POLICY: CachePolicy = { freshMs: 10_000, staleMs: 0 };

/** What is stored together is not refreshed together: freshness is shortened by up to this share. */
const JITTER = 0.05;

export type Freshness = "fresh" | "stale" | "expired";

/** The age of what was asked for at a time; `random` from 0 to 1 shortens its freshness. */
export function ageOf(askedAt: number, policy: CachePolicy, random: number): Age {
  return {
    askedAt,
    freshUntil: askedAt + policy.freshMs * (1 - JITTER * random),
    staleUntil: askedAt + policy.freshMs + policy.staleMs,
  };
}

/** What is made of several answers is as old as the oldest. */
export function oldest(ages: readonly Age[]): Age {
  return {
    askedAt: Math.min(...ages.map(({ askedAt }) => askedAt)),
    freshUntil: Math.min(...ages.map(({ freshUntil }) => freshUntil)),
    staleUntil: Math.min(...ages.map(({ staleUntil }) => staleUntil)),
  };
}

export function freshnessOf({ freshUntil, staleUntil }: Age, now: number): Freshness {
  if (now < freshUntil) return "fresh";
  return now < staleUntil ? "stale" : "expired";
}

/** Whole seconds until an entry stops being fresh; negative afterwards. */
export function timeToLive({ freshUntil }: Age, now: number): number {
  return Math.floor((freshUntil - now) / 1000);
}

/** Whole seconds that the platform has to keep an entry for. */
export function retentionSeconds({ staleUntil }: Age, now: number): number {
  return Math.max(1, Math.ceil((staleUntil - now) / 1000));
}
