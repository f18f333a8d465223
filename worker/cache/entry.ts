import { type Age, type FreshnessLimit, oldest } from "./policy.ts";

/** A stored value, or the information that the content service has no such value. */
export interface Entry<T> {
  value: T;
  age: Age;
  /**
   * Names of the content that the value shows, such as `content-10086`. Invalidating any of them invalidates the entry.
   */
  tags: readonly string[];
  /** Number of the newest invalidation that was known when loading began. The value contains all changes up to it. */
  sequence: number;
  /** Identifies the entry of the navigation that a document shows. */
  navigation?: { key: string; requestedAt: number } | undefined;
  /** Set if there is no value, because it never existed or was taken down. */
  missing?: "not-found" | "gone";
  /** Contains stale content because the content service fails. */
  isFailing?: boolean;
}

/** The result of a load. Age and `limits` count from the start of the load, unless the result states another age. */
export type Loaded<T> = Partial<Entry<T>> & { limits?: readonly FreshnessLimit[] };

/** How the cache handled a request for a value (RFC 9211). */
export interface CacheStatus {
  /** The kind of value. */
  name: string;
  /**
   * A hit or a stale value was served from the cache. Other requests were forwarded because nothing was stored (miss),
   * because the stored value was stale (revalidated), or because such values are never stored (bypass).
   */
  state: "hit" | "stale" | "miss" | "revalidated" | "bypass";
  /** Remaining freshness in whole seconds. It is zero or negative for a stale value. */
  ttl: number;
  /** The request waited for the load of a concurrent request for the same key. */
  isCollapsed: boolean;
  isStored: boolean;
  /** The value is stale because the content service fails. */
  isFailing: boolean;
  /** The value could neither be loaded nor served from the cache. */
  hasFailed: boolean;
  /** The served entry, with the number of the newest invalidation that it is known to include. */
  entry?: Entry<unknown>;
}

/** Completes a status. Flags that are not given are false. */
export function statusOf(
  name: string,
  state: CacheStatus["state"],
  known: Partial<CacheStatus> = {},
): CacheStatus {
  const { ttl = 0 } = known;
  const none = { isCollapsed: false, isStored: false, isFailing: false, hasFailed: false };
  // An invalidated entry is stale even if its freshness has not ended yet.
  return { name, state, ...none, ...known, ttl: state === "stale" ? Math.min(ttl, 0) : ttl };
}

/**
 * Makes the metadata of an entry that is composed of other entries. It is as old as the oldest of them, and has only
 * the changes that all of them have.
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
