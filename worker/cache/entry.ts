import { type Age, type FreshnessLimit, oldest } from "./policy.ts";

/** A stored value, or that there is none. */
export interface Entry<T> {
  value: T;
  age: Age;
  /** What the value shows, e.g. `content-10086`: an invalidation of any of them concerns it. */
  tags: readonly string[];
  /** The newest invalidation known when its loading began: the value has every change up to it. */
  sequence: number;
  /** The entry of the navigation that a document shows. */
  navigation?: { key: string; requestedAt: number } | undefined;
  /** Instead of a value: there is none, or it was taken down. */
  missing?: "not-found" | "gone";
  /** Contains stale content because the content service fails. */
  isFailing?: boolean;
}

/** What a load returns; its age is that of now unless it says otherwise, and `limits` begin now. */
export type Loaded<T> = Partial<Entry<T>> & { limits?: readonly FreshnessLimit[] };

/** How the cache has handled a call (RFC 9211). What it forwards is completed once it has loaded. */
export interface CacheStatus {
  /** Kind of call. */
  name: string;
  /** Served from the cache (hit, stale) or forwarded: nothing stored (miss), stale (revalidated), never stored (bypass). */
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
  /** With the newest invalidation that its value is known to include. */
  entry?: Entry<unknown>;
}

/** How a call is handled, as far as it is known. */
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

/** What an entry composed of others has: the age of the oldest, and the changes that all of them have. */
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
