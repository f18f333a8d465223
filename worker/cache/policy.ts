const MINUTE = 60_000;
const TEN_MINUTES = 600_000;
const DAY = 86_400_000;
/** Composing a value costs few upstream calls, so it is retried sooner. */
const COMPOSED_RETRY = 5_000;

/** How long an entry may be served (RFC 9111, RFC 5861), in milliseconds. */
export interface CachePolicy {
  maxAge: number;
  /** How much longer it is served while it is revalidated in the background, or if that fails. */
  stale: number;
  /** How long "not found" is stored. */
  negative: number;
  /** Maximum delay between two attempts to revalidate while they fail. */
  retry: number;
  /** How long after its freshness an entry is served without revalidation, as by `max-stale` of RFC 9111. */
  maxStale?: number;
  inMemory: boolean;
  inCacheApi: boolean;
}

export type Policies = ReturnType<typeof cachePolicies>;
export type PolicyName = Exclude<keyof Policies, "lifetime">;

/** Policies by kind of entry, from `CACHE_FRESH_SECONDS` and `CACHE_STALE_SECONDS`. */
export function cachePolicies(settings: { freshSeconds: number; staleSeconds: number }) {
  const maxAge = settings.freshSeconds * 1000;
  const stale = settings.staleSeconds * 1000;
  const isOff = maxAge + stale === 0;
  const usual: CachePolicy = {
    maxAge,
    stale,
    negative: 0,
    retry: MINUTE,
    inMemory: true,
    inCacheApi: true,
  };
  const sitemap = {
    ...usual,
    maxAge: Math.max(maxAge, 3 * DAY),
    inMemory: false,
    inCacheApi: false,
  };
  const policies = {
    navigation: usual,
    redirects: usual,
    // A visitor's made-up paths must not fill any cache. The call reads a single row of the embedded service.
    redirect: { ...usual, maxAge: 0, stale: 0 },
    list: usual,
    groups: usual,
    item: { ...usual, negative: 10_000 },
    // Random searches must not evict what is in demand.
    search: { ...usual, inMemory: false },
    // A part of a sitemap takes some twenty calls and seldom changes. Their responses are stored in it only.
    sitemap: { ...sitemap, inCacheApi: true },
    sitemapPage: sitemap,
    // The other locale's navigation: cached whatever the settings, since every page needs it.
    alternates: isOff
      ? { ...usual, maxAge: TEN_MINUTES, stale: DAY, inCacheApi: false }
      : { ...usual, maxStale: Math.max(0, TEN_MINUTES - maxAge) },
    // Several calls that every article of a node shares; a publication invalidates it.
    index: {
      ...usual,
      maxAge: isOff ? MINUTE : Math.max(maxAge, TEN_MINUTES),
      inCacheApi: !isOff,
      retry: COMPOSED_RETRY,
    },
    document: { ...usual, retry: COMPOSED_RETRY },
  };
  const longest = Math.max(...Object.values(policies).map(storageTime));
  return {
    ...policies,
    /**
     * How long after the request of its oldest part an entry may be served: a document and its parts are each stored
     * for as long as their policies say.
     */
    lifetime: 2 * longest,
  };
}

/** Zero freshness and zero stale time disable storing, except of "not found". */
export function isStored(policy: CachePolicy): boolean {
  return storageTime(policy) + policy.negative > 0;
}

/** How long an entry may be served at all. */
export function storageTime({ maxAge, stale }: CachePolicy): number {
  return maxAge + stale;
}

/** Times of an entry, in milliseconds since the epoch. */
export interface Age {
  /** When the upstream request was sent: changes between request and response may be missing. */
  requestedAt: number;
  freshUntil: number;
  /** End of the stale period. */
  usableUntil: number;
  /** The content service has limited the times. The limit also applies to everything that contains the value. */
  isLimited?: true;
}

/** Freshness is shortened by up to this share, so that entries stored together do not expire together. */
const JITTER = 0.05;

/** @param random from 0 to 1. */
export function ageOf(requestedAt: number, policy: CachePolicy, random: number): Age {
  return {
    requestedAt,
    freshUntil: requestedAt + policy.maxAge * (1 - JITTER * random),
    usableUntil: requestedAt + storageTime(policy),
  };
}

/** An upper limit of the freshness of a response or a document. */
export interface FreshnessLimit {
  /** Milliseconds. */
  maxAge: number;
  /** After that time it must not be served stale either. */
  mustRevalidate: boolean;
}

/**
 * Limit of a document that lacks an optional part because that has failed: a document that has it should soon
 * replace this one.
 */
export const OPTIONAL_FAILED: FreshnessLimit = { maxAge: MINUTE, mustRevalidate: true };

/** @param from when the limits begin, in milliseconds since the epoch. */
export function limitAge(age: Age, limits: readonly FreshnessLimit[], from: number): Age {
  const limited = { ...age };
  for (const { maxAge, mustRevalidate } of limits) {
    limited.isLimited = true;
    limited.freshUntil = Math.min(limited.freshUntil, from + maxAge);
    if (mustRevalidate) limited.usableUntil = limited.freshUntil;
  }
  return limited;
}

/** A composed value is as old as its oldest source. */
export function oldest(ages: readonly Age[]): Age {
  const least = (name: Exclude<keyof Age, "isLimited">) =>
    Math.min(...ages.map((age) => age[name]));
  return {
    requestedAt: least("requestedAt"),
    freshUntil: least("freshUntil"),
    usableUntil: least("usableUntil"),
  };
}
