import { ContentError, isNotFound } from "../../shared/content/errors.ts";
import type { Effects } from "../config/effects.ts";
import { BackOff } from "./back-off.ts";
import type { CacheStatus, Entry } from "./entry.ts";
import { SingleFlight } from "./flight.ts";
import { type Invalidation, Invalidations, type LogEffects, type Scope } from "./invalidation.ts";
import {
  type Age,
  ageOf,
  type CachePolicy,
  type Freshness,
  freshnessOf,
  isStored,
  lifetimeOf,
  type Policies,
} from "./policy.ts";
import { CACHE_API_TIMEOUT, EntryStore, type PlatformCache } from "./store.ts";

/** What is cached, and how it is loaded. */
export interface Call<T> {
  /** A URL that never leaves the worker; see key.ts. */
  key: string;
  /** Kind of call, for logs: keys may contain a visitor's search text. */
  name: string;
  policy: CachePolicy;
  /**
   * Loads the value, or that there is none; rejects with a ContentError.
   *
   * @param begun what the entry has unless the load returns something else.
   */
  load: (signal: AbortSignal, begun: Begun) => Promise<Partial<Entry<T>>>;
  /** Milliseconds after which a load is considered lost. */
  timeout: number;
  /** A stale entry is served only if revalidation fails. */
  mustRevalidate?: boolean | undefined;
  /** Aborts when the client has disconnected. */
  signal?: AbortSignal | undefined;
  /** Called once it is known how the call is handled. */
  onStatus?: (status: CacheStatus) => void;
}

/** An entry that begins to load now: its value has the changes that are known by then. */
export type Begun = Pick<Entry<unknown>, "age" | "sequence">;

/** With nothing stored, later failures than the second in a row cause a short back-off. */
const MISS_LIMITS = { freeFailures: 2, maxDelay: 5_000 };

/** State shared by all requests of an isolate. */
export type IsolateState = ReturnType<typeof isolateState>;

export function isolateState(platform: PlatformCache, effects: Pick<Effects, "now" | "random">) {
  return {
    ...effects,
    store: new EntryStore(platform),
    flights: new SingleFlight(effects.now),
    backOff: new BackOff(effects),
    invalidations: new Invalidations(effects.now),
  };
}

/**
 * The cache for upstream responses and rendered documents, bound to one request. A fresh entry is
 * served as it is, a stale one while it is loaded once in the background; an invalidated one, or
 * none, is loaded first, and if that fails, what is still usable is served.
 */
export class ResponseCache {
  readonly #isolate: IsolateState;
  readonly #effects: LogEffects & Pick<Effects, "now">;
  /** Milliseconds after which no entry is served. */
  readonly #lifetime: number;
  readonly now: () => number;
  readonly policies: Policies;

  constructor(isolate: IsolateState, policies: Policies, effects: LogEffects) {
    this.#isolate = isolate;
    this.#effects = { ...effects, now: isolate.now };
    this.#lifetime = lifetimeOf(policies);
    this.now = isolate.now;
    this.policies = policies;
    isolate.invalidations.readInBackground(this.#effects);
  }

  /** The entry, loaded once for all concurrent requests; rejects if it can be neither loaded nor served. */
  async get<T>(call: Call<T>): Promise<Entry<T>> {
    const stored = await this.lookup(call);
    if (stored) return stored;
    if (!this.#isolate.backOff.isBackingOff(call.key, MISS_LIMITS)) return this.#forward(call);
    report(call, { state: "miss" });
    const message = `the call ${call.name} has failed repeatedly and is not retried yet`;
    throw new ContentError("upstream", message);
  }

  /** The stored entry, revalidated first if necessary; undefined on a miss. */
  async lookup<T>(call: Call<T>): Promise<Entry<T> | undefined> {
    const { key, policy, mustRevalidate } = call;
    if (!isStored(policy)) return undefined;
    const { backOff, flights, invalidations } = this.#isolate;
    const { entry, freshness } = await this.#find<T>(key, policy);
    if (!entry || freshness === "expired") return undefined;
    if (freshness === "fresh") {
      report(call, this.#served(entry, "hit"));
      return existing(entry);
    }
    if (entry.missing) return undefined;
    // Failures from before the last invalidation do not count: the new content may be available now.
    const limits = { maxDelay: policy.retry, since: invalidations.learnedAt };
    const isFailing = backOff.isFailing(key);
    if (!backOff.isBackingOff(key, limits)) {
      if (freshness === "stale-if-error" || mustRevalidate) return this.#forward(call, entry);
      if (!flights.has(key)) this.#load(call, entry).catch(() => {});
    }
    report(call, this.#served(entry, "stale", isFailing));
    return entry;
  }

  /** Stores what was loaded elsewhere, in time for the next request. */
  put<T>(call: Call<T>, loaded: Partial<Entry<T>>): Entry<T> {
    const entry = this.#toEntry(call.key, this.#begin(call.policy), loaded);
    void this.#isolate.store.put(call.key, entry, call.policy, this.#effects);
    return entry;
  }

  /** Resolves with where the invalidation takes effect; rejects if the database fails. */
  async invalidate(invalidation: Invalidation): Promise<Scope> {
    return this.invalidations.invalidate(invalidation, this.#effects);
  }

  get invalidations(): Invalidations {
    return this.#isolate.invalidations;
  }

  /** The age of what is composed now. */
  ageOf(policy: CachePolicy): Age {
    return ageOf(this.now(), policy, this.#isolate.random());
  }

  /** Until when, in milliseconds since the epoch, a cache in front may treat an entry as fresh. */
  validUntil({ requestedAt, freshUntil }: Age): number {
    if (!this.#effects.db) return freshUntil;
    return Math.min(freshUntil, this.invalidations.confirmedUntil(requestedAt));
  }

  /** Whether content in a value has been invalidated since it was loaded. */
  isInvalidated(loaded: Pick<Entry<unknown>, "tags" | "sequence" | "navigation">): boolean {
    return this.invalidations.check(loaded) !== "valid";
  }

  /** The entry in memory if it is fresh, otherwise the newest one. */
  async #find<T>(key: string, policy: CachePolicy) {
    const { store, flights, invalidations } = this.#isolate;
    const { waitUntil } = this.#effects;
    const inMemory = store.inMemory<T>(key);
    const freshness = inMemory && (await this.#freshness(inMemory, policy));
    if (!policy.inCacheApi || freshness === "fresh") return { entry: inMemory, freshness };
    const options = { timeout: CACHE_API_TIMEOUT, waitUntil };
    const read = () => store.find<T>(key, policy, this.#effects);
    // It does not reject, but joining it does after the timeout.
    const entry = await flights.join(`read ${key}`, read, options).catch(() => inMemory);
    const isPurged = entry && invalidations.check(entry) === "purged";
    if (isPurged) waitUntil(store.delete(key, this.#effects));
    return { entry, freshness: entry && (await this.#freshness(entry, policy)) };
  }

  /** By age and by the invalidations that this isolate must know of. */
  async #freshness(entry: Entry<unknown>, { maxStale }: CachePolicy): Promise<Freshness> {
    const { age } = entry;
    // By an earlier setting, it may have been stored for longer than purges are read back.
    const isTooOld = age.requestedAt + this.#lifetime <= this.now();
    if (isTooOld || freshnessOf(age, this.now(), maxStale) === "expired") return "expired";
    const isConfirmed = await this.invalidations.confirm(age.requestedAt, this.#effects);
    const validity = this.invalidations.check(entry);
    // Time may have passed.
    const freshness = freshnessOf(age, this.now(), maxStale);
    if (validity === "purged" || freshness === "expired") return "expired";
    return validity === "valid" && isConfirmed ? freshness : "stale-if-error";
  }

  /** Loads a new entry; serves the stored one if that fails. */
  async #forward<T>(call: Call<T>, stored?: Entry<T>): Promise<Entry<T>> {
    const { key, policy, signal } = call;
    const isCollapsed = this.#isolate.flights.has(key);
    const status = report(call, { state: stored ? "revalidated" : "miss", isCollapsed });
    try {
      let entry = await this.#load(call, stored, signal);
      // A load that began before this request may have returned what is outdated by now.
      if (isCollapsed && (this.isInvalidated(entry) || this.#isExpired(entry)))
        entry = await this.#load(call, stored, signal);
      const isStored = !isCollapsed && !this.#isExpired(entry);
      // What is composed of stale entries because upstream fails is stale, too.
      const loaded = { entry, sequence: this.#sequenceOf(entry), isStored };
      Object.assign(status, entry.isFailing ? this.#served(entry, "stale", true) : loaded);
      return entry;
    } catch (error) {
      if (!stored || isNotFound(error) || signal?.aborted) throw error;
      if ((await this.#freshness(stored, policy)) === "expired") throw error;
      Object.assign(status, this.#served(stored, "stale", true));
      return stored;
    }
  }

  /** Loads and stores an entry, once for all concurrent requests. */
  #load<T>(call: Call<T>, stored?: Entry<T>, signal?: AbortSignal): Promise<Entry<T>> {
    const { key, timeout, policy } = call;
    const { store, flights, backOff } = this.#isolate;
    const { waitUntil, warn } = this.#effects;
    const start = async (aborted: AbortSignal) => {
      await this.invalidations.confirmFirst(this.#effects);
      const begun = this.#begin(policy);
      try {
        const entry = this.#toEntry(key, begun, await call.load(aborted, begun));
        await store.put(key, entry, policy, this.#effects);
        return existing(entry);
      } catch (error) {
        // An aborted load is no evidence of an upstream failure.
        if (!aborted.aborted && !isNotFound(error)) {
          backOff.fail(key);
          if (stored) warn("a stale entry could not be revalidated", error);
        }
        throw error;
      }
    };
    return flights.join(key, start, { timeout, waitUntil, signal });
  }

  #begin(policy: CachePolicy): Begun {
    return { age: this.ageOf(policy), sequence: this.invalidations.sequence };
  }

  /** One composed of stale entries because upstream fails counts as a failed revalidation. */
  #toEntry<T>(key: string, begun: Begun, loaded: Partial<Entry<T>>): Entry<T> {
    this.#isolate.backOff[loaded.isFailing ? "fail" : "succeed"](key);
    return { value: undefined as T, tags: [], ...begun, ...loaded };
  }

  #isExpired({ age }: Entry<unknown>): boolean {
    return age.usableUntil <= this.now();
  }

  /** How a stored entry is served. An invalidated one is stale even before `freshUntil`. */
  #served(entry: Entry<unknown>, state: "hit" | "stale", isFailing = false) {
    const ttl = Math.floor((entry.age.freshUntil - this.now()) / 1000);
    return {
      entry,
      state,
      ttl: state === "stale" ? Math.min(ttl, 0) : ttl,
      isCollapsed: false,
      isFailing,
      sequence: this.#sequenceOf(entry),
    };
  }

  /** An entry that nothing has invalidated is as good as one that is loaded now. */
  #sequenceOf(entry: Entry<unknown>): number {
    return (this.isInvalidated(entry) ? entry : this.invalidations).sequence;
  }
}

function report(
  { name, onStatus }: Pick<Call<unknown>, "name" | "onStatus">,
  known: Pick<CacheStatus, "state"> & Partial<CacheStatus>,
): CacheStatus {
  const none = { ttl: 0, isCollapsed: false, isStored: false, isFailing: false, sequence: 0 };
  const status = { name, ...none, ...known };
  onStatus?.(status);
  return status;
}

function existing<T>(entry: Entry<T>): Entry<T> {
  if (entry.missing) throw new ContentError(entry.missing, "the item does not exist");
  return entry;
}
