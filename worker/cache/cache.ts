import { ContentError, isNotFound } from "../../shared/content/errors.ts";
import type { Effects } from "../config/effects.ts";
import { withTimeout } from "../config/with-timeout.ts";
import { BackOff } from "./back-off.ts";
import type { CacheResult, Entry, Loaded } from "./entry.ts";
import { SingleFlight } from "./flight.ts";
import { Invalidations, type LogEffects, type Publication, type Reach } from "./invalidation.ts";
import {
  type Age,
  ageOf,
  type CachePolicy,
  type Freshness,
  freshnessOf,
  isStored,
  lifetimeOf,
  limitAge,
  notFoundPolicy,
  type Policies,
  storageTime,
} from "./policy.ts";
import { EntryStore, type PlatformCache } from "./store.ts";

export interface CacheRequest<T> {
  /** A URL that never leaves the worker; see key.ts. */
  key: string;
  /** Kind of call, for logs: keys may contain a visitor's search text. */
  name: string;
  policy: CachePolicy;
  /** Loads the value from upstream; rejects with a ContentError. */
  load: (signal: AbortSignal) => Promise<Loaded<T>>;
  /** Milliseconds after which a load is considered lost. */
  timeout: number;
  /** A stale entry is served only if revalidation fails. */
  mustRevalidate?: boolean | undefined;
  /** Aborts when the client has disconnected. */
  signal?: AbortSignal | undefined;
  /** Called once it is known how the request is handled; a forwarded one is completed later. */
  onLookup?: (result: CacheResult) => void;
}

/** With nothing stored, the first two failures in a row cause no back-off, later ones a short one. */
const MISS_PATIENCE = { tolerated: 2, longest: 5_000 };
/** Milliseconds; a read that takes longer counts as a miss. */
const CACHE_API_TIMEOUT = 1_000;

type Served<T> = CacheResult<T> & { entry: Entry<T> };

/** State shared by all requests of an isolate. */
export type IsolateState = ReturnType<typeof isolateState>;

export function isolateState(platform: PlatformCache, effects: Pick<Effects, "now" | "random">) {
  return {
    ...effects,
    store: new EntryStore(platform),
    flights: new SingleFlight(effects.now),
    backOff: new BackOff(effects),
    invalidations: new Invalidations(effects.now),
    /** By key: the value that all requests share as long as its text does not change. */
    navigations: new Map<string, { value: unknown; text: string; entry: Entry<unknown> }>(),
  };
}

/**
 * The cache for upstream responses and rendered documents, bound to one request. Lookup order: the
 * isolate's memory, the Cache API, `load`. Fresh entries are served as they are, stale ones while
 * they are revalidated in the background, and invalidated ones only if revalidation fails.
 */
export class ResponseCache {
  readonly #isolate: IsolateState;
  readonly #effects: LogEffects;
  /** Milliseconds after which no entry is served. */
  readonly #lifetime: number;
  readonly now: () => number;
  readonly policies: Policies;

  constructor(isolate: IsolateState, policies: Policies, effects: LogEffects) {
    this.#isolate = isolate;
    this.#effects = effects;
    this.#lifetime = lifetimeOf(policies);
    this.now = isolate.now;
    this.policies = policies;
    isolate.invalidations.readInBackground(this.#effects);
  }

  /** The value, loaded once for all concurrent requests; rejects if it can be neither loaded nor served. */
  async get<T>(request: CacheRequest<T>): Promise<Served<T>> {
    const stored = await this.lookup(request);
    if (stored) return stored;
    if (this.#isolate.backOff.isBackingOff(request.key, MISS_PATIENCE)) {
      this.#report(request, { state: "miss" });
      throw new ContentError(
        "upstream",
        `the call ${request.name} has failed repeatedly and is not retried yet`,
      );
    }
    return this.#forward(request);
  }

  /** The stored value, revalidated first if necessary; undefined on a miss. */
  async lookup<T>(request: CacheRequest<T>): Promise<Served<T> | undefined> {
    const { policy, mustRevalidate } = request;
    if (!isStored(policy)) return undefined;
    const { entry, freshness } = await this.#find(request);
    if (!entry || freshness === "expired") return undefined;
    if (freshness === "fresh") {
      const hit = this.#report(request, this.#served(entry, "hit"));
      if (entry.missing) throw new ContentError(entry.missing, "the item does not exist");
      return hit;
    }
    if (entry.missing) return undefined;
    const { backOff, invalidations, flights } = this.#isolate;
    const isFailing = backOff.isFailing(request.key);
    // Failures from before the last invalidation do not count: the new content may be available now.
    const since = invalidations.learnedAt;
    if (!backOff.isBackingOff(request.key, { longest: policy.retry, since })) {
      if (freshness === "stale-if-error" || mustRevalidate) return this.#forward(request, entry);
      if (!flights.has(request.key)) this.#load(request, "revalidated").catch(() => {});
    }
    return this.#report(request, this.#served(entry, "stale", isFailing));
  }

  /** Stores a value that was loaded elsewhere, in time for the next request. */
  put<T>(request: CacheRequest<T>, loaded: Loaded<T>): Entry<T> {
    const entry = this.#toEntry(request, loaded, this.#beginning());
    void this.#store(request, entry);
    return entry;
  }

  /** Resolves with where the invalidation takes effect; rejects if the database fails. */
  async publish(publication: Publication): Promise<Reach> {
    return this.#isolate.invalidations.publish(publication, this.#effects);
  }

  /** The age of what is composed now. */
  ageOf(policy: CachePolicy): Age {
    return ageOf(this.now(), policy, this.#isolate.random());
  }

  /** The same object as before if the navigation has not changed; a change invalidates documents with an earlier one. */
  latestNavigation<T>(key: string, entry: Entry<T>): T {
    const { navigations, invalidations } = this.#isolate;
    const known = navigations.get(key);
    if (known?.entry === entry) return known.value as T;
    if (known && known.entry.age.requestedAt > entry.age.requestedAt) return entry.value;
    const text = JSON.stringify(entry.value);
    const value = known?.text === text ? (known.value as T) : entry.value;
    navigations.set(key, { value, text, entry });
    if (known && known.text !== text)
      invalidations.navigationChanges.set(key, entry.age.requestedAt);
    return value;
  }

  /** Until when, in milliseconds since the epoch, a cache in front may treat an entry as fresh. */
  validUntil({ requestedAt, freshUntil }: Age): number {
    if (!this.#effects.db) return freshUntil;
    return Math.min(freshUntil, this.#isolate.invalidations.confirmedUntil(requestedAt));
  }

  /** Whether content in a value has been invalidated since it was loaded. */
  isInvalidated(loaded: Pick<Entry<unknown>, "tags" | "sequence" | "navigation">): boolean {
    return this.#isolate.invalidations.check(loaded) !== "valid";
  }

  /** Of the database with the last invalidation; undefined if none is known. */
  get bookmark(): D1SessionBookmark | undefined {
    return this.#isolate.invalidations.bookmark;
  }

  /** The entry in memory if it is fresh, otherwise the newest one. */
  async #find<T>({ key, policy }: CacheRequest<T>) {
    const { store, flights, invalidations } = this.#isolate;
    const { waitUntil } = this.#effects;
    const inMemory = store.inMemory<T>(key);
    const freshness = inMemory && (await this.#freshness(inMemory, policy));
    if (!policy.inCacheApi || freshness === "fresh") return { entry: inMemory, freshness };
    const options = { timeout: CACHE_API_TIMEOUT, waitUntil };
    const read = () => this.#quietly("read", store.newest<T>(key, policy));
    // It does not reject, but joining it does after the timeout.
    const found = await flights.join(`read ${key}`, read, options).catch(() => undefined);
    const entry = found ?? inMemory;
    const isPurged = entry && invalidations.check(entry) === "purged";
    if (isPurged) waitUntil(this.#quietly("deleted from", store.delete(key)));
    return { entry, freshness: entry && (await this.#freshness(entry, policy)) };
  }

  /** By age and by the invalidations that this isolate must know of. */
  async #freshness(
    { age, ...entry }: Entry<unknown>,
    { maxStale }: CachePolicy,
  ): Promise<Freshness> {
    const { invalidations, now } = this.#isolate;
    // By an earlier setting, it may have been stored for longer than purges are read back.
    const isTooOld = age.requestedAt + this.#lifetime <= now();
    if (isTooOld || freshnessOf(age, now(), maxStale) === "expired") return "expired";
    const isConfirmed = await invalidations.confirm(age.requestedAt, this.#effects);
    const validity = invalidations.check(entry);
    // Time may have passed.
    const freshness = freshnessOf(age, now(), maxStale);
    if (validity === "purged" || freshness === "expired") return "expired";
    return validity === "valid" && isConfirmed ? freshness : "stale-if-error";
  }

  /** What is reported of a stored entry. An invalidated one is stale even before `freshUntil`. */
  #served<T>(entry: Entry<T>, state: "hit" | "stale", isFailing = false) {
    const ttl = Math.floor((entry.age.freshUntil - this.now()) / 1000);
    return {
      ...this.#included(entry),
      state,
      ttl: state === "stale" ? Math.min(ttl, 0) : ttl,
      isCollapsed: false,
      isFailing,
    };
  }

  /** An entry that nothing has invalidated is as good as one that is loaded now. */
  #included<T>(entry: Entry<T>) {
    const { sequence } = this.isInvalidated(entry) ? entry : this.#isolate.invalidations;
    return { entry, sequence };
  }

  #report<Facts extends Pick<CacheResult, "state">>(
    { name, onLookup }: CacheRequest<unknown>,
    facts: Facts,
  ): CacheResult & Facts {
    const none = { ttl: 0, isCollapsed: false, isStored: false, isFailing: false, sequence: 0 };
    const result = { name, ...none, ...facts };
    onLookup?.(result);
    return result;
  }

  /** Loads a new entry; serves the stored one if that fails. */
  async #forward<T>(request: CacheRequest<T>, stored?: Entry<T>): Promise<Served<T>> {
    const state = stored ? "revalidated" : "miss";
    const isCollapsed = this.#isolate.flights.has(request.key);
    const result = this.#report(request, { state, isCollapsed });
    try {
      let entry = await this.#load(request, state, request.signal);
      // A load that began before this request may have returned what is outdated by now.
      if (isCollapsed && (this.isInvalidated(entry) || this.#isExpired(entry)))
        entry = await this.#load(request, state, request.signal);
      const isStored = !this.#isExpired(entry) && !isCollapsed;
      // A value composed of stale entries because upstream fails is reported as stale, too.
      const facts = this.#isolate.backOff.isFailing(request.key)
        ? this.#served(entry, "stale", true)
        : { ...this.#included(entry), isStored };
      return Object.assign(result, facts);
    } catch (error) {
      if (!stored || isNotFound(error) || request.signal?.aborted) throw error;
      if ((await this.#freshness(stored, request.policy)) === "expired") throw error;
      return Object.assign(result, this.#served(stored, "stale", true));
    }
  }

  #isExpired({ age }: Entry<unknown>): boolean {
    return age.usableUntil <= this.now();
  }

  /** Loads and stores an entry, once for all concurrent requests. */
  #load<T>(
    request: CacheRequest<T>,
    state: "miss" | "revalidated",
    signal?: AbortSignal,
  ): Promise<Entry<T>> {
    const { flights, invalidations, backOff } = this.#isolate;
    const { waitUntil, warn } = this.#effects;
    const { key, timeout, load } = request;
    const start = async (abandoned: AbortSignal) => {
      await invalidations.confirmFirst(this.#effects);
      const began = this.#beginning();
      try {
        const loaded = await load(abandoned);
        const entry = this.#toEntry(request, loaded, began);
        await this.#store(request, entry);
        if (loaded.error) throw loaded.error;
        return entry;
      } catch (error) {
        // An aborted load is no evidence of an upstream failure.
        if (!abandoned.aborted && !isNotFound(error)) {
          backOff.fail(key);
          if (state === "revalidated") warn("a stale entry could not be revalidated", error);
        }
        throw error;
      }
    };
    return flights.join(key, start, { timeout, waitUntil, signal });
  }

  /** What an entry has that begins to load now. */
  #beginning() {
    return { requestedAt: this.now(), sequence: this.#isolate.invalidations.sequence };
  }

  /** A value composed of stale entries because upstream fails counts as a failed revalidation. */
  #toEntry<T>(
    request: CacheRequest<T>,
    { value, tags, limits = [], error, isFailing, navigation, ...composed }: Loaded<T>,
    { requestedAt, sequence }: Pick<Age, "requestedAt"> & Pick<Entry<T>, "sequence">,
  ): Entry<T> {
    const { backOff, random } = this.#isolate;
    backOff[isFailing ? "fail" : "succeed"](request.key);
    const own = error
      ? ageOf(requestedAt, notFoundPolicy(request.policy), 0)
      : ageOf(requestedAt, request.policy, random());
    const age = limits.reduce(
      (limited, limit) => limitAge(limited, limit, requestedAt),
      composed.age ?? own,
    );
    return {
      value: value as T,
      age,
      tags,
      sequence: composed.sequence ?? sequence,
      ...(navigation && { navigation }),
      ...(error && { missing: error.code === "gone" ? "gone" : "not-found" }),
    };
  }

  /** Resolves once the next request can find the entry; what has expired only replaces what is stored. */
  #store({ key, policy }: CacheRequest<unknown>, entry: Entry<unknown>): Promise<void> | undefined {
    const { store } = this.#isolate;
    if (this.#isExpired(entry)) {
      return storageTime(policy) === 0
        ? undefined
        : this.#quietly("deleted from", store.delete(key));
    }
    const written = store.write(key, entry, policy, this.now());
    if (!written) return undefined;
    const settled = this.#quietly("written", written);
    this.#effects.waitUntil(settled);
    return store.inMemory(key) ? undefined : settled;
  }

  /** A Cache API that fails or hangs must not fail a request. */
  #quietly<T>(what: string, work: Promise<T>): Promise<T | undefined> {
    const { warn } = this.#effects;
    const ended = work.catch((cause): undefined => {
      warn(`the cache could not be ${what}`, cause);
    });
    return withTimeout(ended, CACHE_API_TIMEOUT);
  }
}
