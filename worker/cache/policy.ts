const MINUTE = 60_000;
const TEN_MINUTES = 600_000;
const DAY = 86_400_000;
/**
 * The `retry` of a value that is composed of several responses, in milliseconds. It is shorter than that of other
 * values, because a retry repeats only the calls that failed.
 */
const COMPOSED_RETRY = 5_000;

/** How long an entry may be served (RFC 9111, RFC 5861), in milliseconds. */
export interface CachePolicy {
  maxAge: number;
  /**
   * For how long after the end of its freshness an entry is still served, while it is revalidated in the background or
   * if its revalidation fails.
   */
  stale: number;
  /** For how long a "not found" is stored. */
  negative: number;
  /** Maximum delay between two failing attempts to revalidate. */
  retry: number;
  /**
   * For how long after the end of its freshness an entry is served without revalidation, like `max-stale` of RFC 9111.
   */
  maxStale?: number;
  inMemory: boolean;
  inCacheApi: boolean;
}

export type Policies = ReturnType<typeof cachePolicies>;
export type PolicyName = Exclude<keyof Policies, "lifetime">;

/** Derives the policy of each kind of entry from `CACHE_FRESH_SECONDS` and `CACHE_STALE_SECONDS`. */
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
    // Paths that visitors make up must not fill any cache. The call that looks up a redirect is cheap, because it reads
    // a single row of the embedded content service.
    redirect: { ...usual, maxAge: 0, stale: 0 },
    list: usual,
    groups: usual,
    item: { ...usual, negative: 10_000 },
    // Searches for random words must not evict entries that many visitors need.
    search: { ...usual, inMemory: false },
    // A part of a sitemap takes some twenty calls and seldom changes. The responses to these calls are not stored
    // separately.
    sitemap: { ...sitemap, inCacheApi: true },
    sitemapPage: sitemap,
    // Every page needs the other locale's navigation, so this navigation is cached even if the settings disable
    // caching.
    alternates: isOff
      ? { ...usual, maxAge: TEN_MINUTES, stale: DAY, inCacheApi: false }
      : { ...usual, maxStale: Math.max(0, TEN_MINUTES - maxAge) },
    // The index of a node (the list of all articles in a section of the site) takes several calls, and the pages of all
    // these articles use it. The index may stay fresh for long, because a publication invalidates it.
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
     * An entry may be served until this many milliseconds after the oldest upstream response in it was requested. Such
     * a response may be stored for the time of the longest policy before a document is rendered from it. The document
     * may then be stored for that time again.
     */
    lifetime: 2 * longest,
  };
}

/**
 * Whether entries of this policy are stored. If both freshness and stale time are zero, at most a "not found" is
 * stored.
 */
export function isStored(policy: CachePolicy): boolean {
  return storageTime(policy) + policy.negative > 0;
}

/** Returns for how long an entry may be served, fresh or stale. */
export function storageTime({ maxAge, stale }: CachePolicy): number {
  return maxAge + stale;
}

/** Times of an entry, in milliseconds since the epoch. */
export interface Age {
  /** When the upstream request was sent. Changes between request and response may be missing. */
  requestedAt: number;
  freshUntil: number;
  /** End of the stale period. */
  usableUntil: number;
  /**
   * Set if a {@link FreshnessLimit} applies, for example because the content service has sent `CDN-Cache-Control`. The
   * limit then applies to every document that contains the value, too.
   */
  isLimited?: true;
}

/**
 * Each entry's freshness is shortened at random, by up to this share, so that entries stored together are not all
 * revalidated at the same time.
 */
const JITTER = 0.05;

/** Returns the age of an entry that was requested at `requestedAt`. `random` is a number from 0 to 1. */
export function ageOf(requestedAt: number, policy: CachePolicy, random: number): Age {
  return {
    requestedAt,
    freshUntil: requestedAt + policy.maxAge * (1 - JITTER * random),
    usableUntil: requestedAt + storageTime(policy),
  };
}

/** An upper limit of the freshness of a response or a document. */
export interface FreshnessLimit {
  /** Freshness ends after this many milliseconds. */
  maxAge: number;
  /** If true, the response is not served after that time, not even stale. */
  mustRevalidate: boolean;
}

/**
 * The limit of a document that lacks optional content because a call failed. A complete document should replace it
 * soon.
 */
export const OPTIONAL_FAILED: FreshnessLimit = { maxAge: MINUTE, mustRevalidate: true };

/**
 * Shortens the times of an age as the limits require. `from` is the time at which the limits begin, in milliseconds
 * since the epoch.
 */
export function limitAge(age: Age, limits: readonly FreshnessLimit[], from: number): Age {
  const limited = { ...age };
  for (const { maxAge, mustRevalidate } of limits) {
    limited.isLimited = true;
    limited.freshUntil = Math.min(limited.freshUntil, from + maxAge);
    if (mustRevalidate) limited.usableUntil = limited.freshUntil;
  }
  return limited;
}

/**
 * Returns the age of a value that is composed of other values. Each of its three times is the earliest one among the
 * ages of these values.
 */
export function oldest(ages: readonly Age[]): Age {
  const least = (name: Exclude<keyof Age, "isLimited">) =>
    Math.min(...ages.map((age) => age[name]));
  return {
    requestedAt: least("requestedAt"),
    freshUntil: least("freshUntil"),
    usableUntil: least("usableUntil"),
  };
}
