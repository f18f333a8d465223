import { type Age, type FreshnessLimit, oldest } from "./policy.ts";

/** A stored value, or the fact that the content service has none. */
export interface Entry<T> {
  value: T;
  age: Age;
  /** Names of what the value shows, such as `content-10086`. Invalidating any of them invalidates the entry. */
  tags: readonly string[];
  /** The newest invalidation known when its loading began: the value has every change up to it. */
  sequence: number;
  /** The entry of the navigation that a document shows. */
  navigation?: { key: string; requestedAt: number } | undefined;
  /** Set if there is no value, because it never existed or was taken down. */
  missing?: "not-found" | "gone";
  /** Contains stale content because the content service fails. */
  isFailing?: boolean;
}

/** What a load returns. Its age begins when the load begins, unless it states another one, and so do its `limits`. */
export type Loaded<T> = Partial<Entry<T>> & { limits?: readonly FreshnessLimit[] };

/** How the cache has handled a request for a value (RFC 9211). */
export interface CacheStatus {
  /** The kind of value. */
  name: string;
  /**
   * Served from the cache (hit, stale) or forwarded: nothing stored (miss), stale (revalidated), never stored
   * (bypass).
   */
  state: "hit" | "stale" | "miss" | "revalidated" | "bypass";
  /** Whole seconds of remaining freshness; zero or negative for a stale value. */
  ttl: number;
  /** Served by the load of a concurrent request for the same key. */
  isCollapsed: boolean;
  isStored: boolean;
  /** Stale because the content service fails. */
  isFailing: boolean;
  /** Neither loaded nor served. */
  hasFailed: boolean;
  /** What was served, with the newest invalidation that the value is known to include. */
  entry?: Entry<unknown>;
}

/** A status of which only some parts are known. */
export function statusOf(
  name: string,
  state: CacheStatus["state"],
  known: Partial<CacheStatus> = {},
): CacheStatus {
  const { ttl = 0 } = known;
  const none = { isCollapsed: false, isStored: false, isFailing: false, hasFailed: false };
  // An invalidated entry is stale even before `freshUntil`.
  return { name, state, ...none, ...known, ttl: state === "stale" ? Math.min(ttl, 0) : ttl };
}

/**
 * An entry composed of several others: it is as old as the oldest, and has only the changes that all of them have.
 */
export function compose(parts: readonly CacheStatus[], tags: string[]): Partial<Entry<never>> {
  const entries = parts.flatMap(({ entry }) => entry ?? []);
  return {
    tags,
    ...(entries.length > 0 && {
      age: oldest(entries.map(({ age }) => age)),
      sequence: Math.min(...entries.map(({ sequence }) => sequence)),
    }),
    isFailing: parts.some(({ isFailing }) => isFailing),
  };
}
