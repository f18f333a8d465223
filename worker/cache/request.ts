import type { Dependency, Loaded, Source } from "./entry.ts";
import type { Age, CachePolicy } from "./policy.ts";
import type { Serializer } from "./serializer.ts";

export interface CacheRequest<T> {
  /** An address that never leaves the worker; see key.ts. */
  key: string;
  /** Kind of call, as the log may tell it: keys may contain what a visitor has typed. */
  name: string;
  policy: CachePolicy;
  serializer: Serializer<T>;
  /** Asks upstream; rejects with a ContentError. */
  load: (signal: AbortSignal) => Promise<Loaded<T>>;
  /** Milliseconds after which a load counts as lost. */
  timeout: number;
  /** Tags of the fact that there is no such thing. */
  missingTags?: readonly string[] | undefined;
  /** A stale entry serves only where revalidation fails. */
  mustRevalidate?: boolean | undefined;
  /** Aborts when the client has disconnected. */
  signal?: AbortSignal | undefined;
  /** Called once it is known what the cache has; where it forwards, the rest of the outcome follows later. */
  onLookup?: (outcome: CacheOutcome) => void;
}

/** What the cache did for a request. */
export interface CacheOutcome extends Source {
  /** From the cache; or forwarded, with nothing stored or with what was stale or invalidated. */
  state: "hit" | "stale" | "miss" | "revalidated";
  /** Whole seconds that the value is still fresh; not positive for a stale one. */
  ttl: number;
  /** Another request for the same key was under way and served this one. */
  isCollapsed: boolean;
  isStored: boolean;
  age?: Age;
  dependencies: readonly Dependency[];
}

export interface CacheResult<T> extends CacheOutcome {
  value: T;
  age: Age;
}

/** What is stored is served because upstream fails. */
export const STALE = { state: "stale", isFailing: true, isCollapsed: false } as const;

export function isFailing({ sources = [] }: Loaded<unknown>): boolean {
  return sources.some((source) => source.isFailing);
}

export function outcomeOf(
  state: CacheOutcome["state"],
  facts: Partial<CacheOutcome>,
): CacheOutcome {
  const { ttl = 0, isCollapsed = false, isStored: stored = false, isFailing = false } = facts;
  const { dependencies = [], age } = facts;
  return {
    state,
    ttl,
    isCollapsed,
    isStored: stored,
    isFailing,
    dependencies,
    ...(age && { age }),
  };
}
