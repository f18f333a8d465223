import type { ContentError } from "../../shared/content/errors.ts";
import { type Age, type FreshnessLimit, oldest } from "./policy.ts";

/** Metadata of a stored value. */
export interface EntryMetadata {
  age: Age;
  /** What the value shows, e.g. `content-10086`: an invalidation of any of them concerns it. */
  tags: readonly string[];
  /** The newest invalidation known when its loading began: the value has every change up to it. */
  sequence: number;
  /** The entry of the navigation that a document shows. */
  navigation?: { key: string; requestedAt: number };
  /** Instead of a value: there is none, or it was taken down. */
  missing?: "not-found" | "gone";
}

export interface Entry<T> extends EntryMetadata {
  value: T;
}

/** What a load has found: a value, or that there is none. */
export type Loaded<T> = LoadedMetadata &
  ({ value: T; error?: undefined } | { value?: undefined; error: ContentError });

/** A composed value has the age and the sequence of what it is composed of. */
export interface LoadedMetadata extends Partial<Pick<EntryMetadata, "age" | "sequence">> {
  navigation?: EntryMetadata["navigation"] | undefined;
  tags: readonly string[];
  limits?: readonly FreshnessLimit[];
  /** Contains stale content because the content service fails. */
  isFailing?: boolean;
}

/** How the cache handled a request (RFC 9211). A forwarded one is completed once it has loaded. */
export interface CacheResult<T = unknown> {
  /** Kind of call. */
  name: string;
  /** Served from the cache (hit, stale) or forwarded: nothing stored (miss), or stale (revalidated). */
  state: "hit" | "stale" | "miss" | "revalidated";
  /** Whole seconds of remaining freshness; zero or negative for a stale value. */
  ttl: number;
  /** Served by the load of a concurrent request for the same key. */
  isCollapsed: boolean;
  isStored: boolean;
  /** Stale because the content service fails. */
  isFailing: boolean;
  entry?: Entry<T>;
  /** The newest invalidation that the value is known to include. */
  sequence: number;
}

/**
 * The age of a document: that of its rendering, unless a part was stale already or the content
 * service limits one. It includes no change since the first of its parts was requested.
 */
export function documentAge(results: readonly CacheResult[], rendering: Age): Age {
  const ages = results.flatMap(({ entry }) => entry?.age ?? []);
  const limiting = results.flatMap(({ entry, state }) =>
    entry && (entry.age.isLimited || state === "stale") ? entry.age : [],
  );
  const { requestedAt } = oldest([rendering, ...ages]);
  return { ...oldest([rendering, ...limiting]), requestedAt };
}

/** The metadata of a value composed of these results, and of the content in it. */
export function compose(results: readonly CacheResult[], tags: Iterable<string>): LoadedMetadata {
  const ages = results.flatMap(({ entry }) => entry?.age ?? []);
  const sequences = results.flatMap(({ entry, sequence }) => (entry ? sequence : []));
  return {
    tags: [...new Set(tags)],
    ...(ages.length > 0 && { age: oldest(ages), sequence: Math.min(...sequences) }),
    isFailing: results.some(({ isFailing }) => isFailing),
  };
}
