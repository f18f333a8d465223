import type { Dependency, Loaded, Source } from "./entry.ts";
import type { Age, CachePolicy } from "./policy.ts";
import type { Serializer } from "./serializer.ts";

export interface CacheRequest<T> {
  /** A URL that never leaves the worker; see key.ts. */
  key: string;
  /** Kind of call, for logs: keys may contain a visitor's search text. */
  name: string;
  policy: CachePolicy;
  serializer: Serializer<T>;
  /** Loads the value from upstream; rejects with a ContentError. */
  load: (signal: AbortSignal) => Promise<Loaded<T>>;
  /** Milliseconds after which a load is considered lost. */
  timeout: number;
  /** Tags of a "not found". */
  missingTags?: readonly string[] | undefined;
  /** A stale entry is served only if revalidation fails. */
  mustRevalidate?: boolean | undefined;
  /** Aborts when the client has disconnected. */
  signal?: AbortSignal | undefined;
  /**
   * Called once the lookup is done; if the request is forwarded, the outcome is completed later.
   */
  onLookup?: (outcome: CacheOutcome) => void;
}

/** How the cache handled a request (RFC 9211). */
export interface CacheOutcome extends Source {
  /**
   * Served from the cache (hit, stale) or forwarded: nothing stored (miss), or stale or invalidated
   * (revalidated).
   */
  state: "hit" | "stale" | "miss" | "revalidated";
  /** Whole seconds of remaining freshness; zero or negative for a stale value. */
  ttl: number;
  /** Served by the load of a concurrent request for the same key. */
  isCollapsed: boolean;
  isStored: boolean;
  age?: Age;
  dependencies: readonly Dependency[];
}

export interface CacheResult<T> extends CacheOutcome {
  value: T;
  age: Age;
}

/** The outcome of a stored value that is served because upstream fails. */
export const STALE_IF_ERROR = { state: "stale", isFailing: true, isCollapsed: false } as const;

export function isFailing({ sources = [] }: Loaded<unknown>): boolean {
  return sources.some((source) => source.isFailing);
}

export function outcomeOf(
  state: CacheOutcome["state"],
  facts: Partial<CacheOutcome>,
): CacheOutcome {
  const { ttl = 0, isCollapsed = false, isStored: stored = false, isFailing = false } = facts;
  const { dependencies = [], age, isLocal = true } = facts;
  return {
    state,
    ttl,
    isCollapsed,
    isStored: stored,
    isFailing,
    isLocal,
    dependencies,
    ...(age && { age }),
  };
}
