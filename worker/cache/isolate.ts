import { BackOff } from "./back-off.ts";
import { Invalidations, type SyncContext } from "./invalidations.ts";
import { MemoryCache } from "./memory.ts";
import type { Policies } from "./policy.ts";
import { type FlightOptions, SingleFlight } from "./single-flight.ts";
import type { CacheApiStore } from "./store.ts";

/** With nothing stored, the first two failures in a row cause no back-off, later ones a short one. */
const TOLERATED_MISSES = 2;

/** State shared by all requests of an isolate. */
export interface IsolateState {
  memory: MemoryCache;
  flights: SingleFlight;
  misses: BackOff;
  revalidations: BackOff;
  invalidations: Invalidations;
  now: () => number;
  random: () => number;
}

export function isolateState(now: () => number, random: () => number): IsolateState {
  return {
    memory: new MemoryCache(),
    flights: new SingleFlight(now),
    misses: new BackOff(TOLERATED_MISSES, now, random),
    revalidations: new BackOff(0, now, random),
    invalidations: new Invalidations(now),
    now,
    random,
  };
}

/** Per-request dependencies of the cache. */
export interface RequestEffects extends Pick<FlightOptions, "waitUntil"> {
  policies: Policies;
  store: CacheApiStore;
  /** Absent where invalidations are disabled. */
  sync?: SyncContext | undefined;
  warn: (message: string, cause: unknown) => void;
}
