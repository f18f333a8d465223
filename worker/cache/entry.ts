import { type Age, type FreshnessLimit, oldest } from "./policy.ts";

/** A stored value, or the information that the content service has no such value. */
export interface Entry<T> {
  value: T;
  age: Age;
  /**
   * Names of the content that the value shows, such as `content-10086` (tags.ts). If one of these tags is invalidated,
   * the entry is invalidated.
   */
  tags: readonly string[];
  /**
   * Number of the newest invalidation that was known when loading began. The value includes all changes up to that
   * invalidation.
   */
  sequence: number;
  /** Cache key and request time of the navigation that the value shows, if the value is a document. */
  navigation?: { key: string; requestedAt: number } | undefined;
  /** Set if the content service has no such value. `gone` means that the content has been taken down. */
  missing?: "not-found" | "gone";
  /** True if the value contains stale content because the content service fails. */
  isFailing?: boolean;
}

/**
 * The result of a load. `limits` count from the start of the load. If the result has no `age`, the age of the entry
 * counts from the start of the load, too.
 */
export type Loaded<T> = Partial<Entry<T>> & { limits?: readonly FreshnessLimit[] };

/** How the cache handled a request for a value (RFC 9211). */
export interface CacheStatus {
  /** The kind of value. */
  name: string;
  /**
   * For `hit` and `stale`, the value was served from the cache. For the other states, the request was forwarded:
   * because nothing was stored (`miss`), because the stored value was stale (`revalidated`), or because such values are
   * never stored (`bypass`).
   */
  state: "hit" | "stale" | "miss" | "revalidated" | "bypass";
  /** Remaining freshness in whole seconds. It is zero or negative for a stale value. */
  ttl: number;
  /** The request waited for the load of a concurrent request for the same key. */
  isCollapsed: boolean;
  isStored: boolean;
  /**
   * The value is stale because the content service fails. In the status of a load that has not ended yet, the field
   * says whether the last load of the value failed recently.
   */
  isFailing: boolean;
  /** The value could neither be loaded nor served from the cache. */
  hasFailed: boolean;
  /** The served entry. Its `sequence` is the number of the newest invalidation that the entry is known to include. */
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
 * Makes the metadata of an entry that is composed of other entries. The new entry is as old as the oldest of them, and
 * includes only the changes that all of them include.
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
