import { ContentError, gone, isNotFound, notFound } from "../../shared/content/errors.ts";
import { withTimeout } from "../config/with-timeout.ts";
import { BackOff } from "./back-off.ts";
import type { CacheResult, Entry, Loaded } from "./entry.ts";
import { SingleFlight } from "./flight.ts";
import {
  type InvalidationLog,
  Invalidations,
  type Publication,
  type Reach,
} from "./invalidation.ts";
import {
  type Age,
  ageOf,
  type CachePolicy,
  type Freshness,
  freshnessOf,
  isStored,
  limitAge,
  notFoundPolicy,
  type Policies,
  storageTime,
  timeToLive,
} from "./policy.ts";
import { EntryStore, type PlatformCache } from "./store.ts";
import { limitTags } from "./tags.ts";

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

/** What a request brings. */
export interface RequestEffects {
  policies: Policies;
  /** Absent where invalidations are disabled. */
  log?: InvalidationLog | undefined;
  waitUntil: (work: Promise<unknown>) => void;
  warn: (message: string, cause: unknown) => void;
}

/** With nothing stored, the first two failures in a row cause no back-off, later ones a short one. */
const TOLERATED_MISSES = 2;
/** Maximum delay in milliseconds between two attempts to load what is not stored. */
const MAX_MISS_DELAY = 5_000;
/** Milliseconds; a read that takes longer counts as a miss. */
const CACHE_API_TIMEOUT = 1_000;
/** Milliseconds; D1 replicas usually lag by less than a second. */
const MAX_REPLICA_LAG = 60_000;
const FAILING = { state: "stale", isFailing: true, isCollapsed: false } as const;

type Served<T> = CacheResult<T> & { entry: Entry<T> };

/** Why an entry is loaded: nothing is stored, or what is stored is revalidated. */
type LoadReason = "miss" | "revalidated";

/** State shared by all requests of an isolate. */
export type IsolateState = ReturnType<typeof isolateState>;

export function isolateState(platform: PlatformCache, now: () => number, random: () => number) {
  return {
    store: new EntryStore(platform),
    flights: new SingleFlight(now),
    misses: new BackOff(TOLERATED_MISSES, now, random),
    revalidations: new BackOff(0, now, random),
    invalidations: new Invalidations(now),
    now,
    random,
  };
}

/**
 * The cache for upstream responses and rendered documents, bound to one request. Lookup order: the
 * isolate's memory, the Cache API, `load`. Fresh entries are served as they are, stale ones while
 * they are revalidated in the background, and invalidated ones only if revalidation fails.
 */
export class ResponseCache {
  readonly #isolate: IsolateState;
  readonly #effects: RequestEffects;
  readonly now: () => number;
  readonly policies: Policies;

  constructor(isolate: IsolateState, effects: RequestEffects) {
    this.#isolate = isolate;
    this.#effects = effects;
    this.now = isolate.now;
    this.policies = effects.policies;
    if (effects.log) isolate.invalidations.readInBackground(effects.log);
  }

  /** The value, loaded once for all concurrent requests; rejects if it can be neither loaded nor served. */
  async get<T>(request: CacheRequest<T>): Promise<Served<T>> {
    const stored = await this.lookup(request);
    if (stored) return stored;
    if (this.#isBackingOff(request, "miss")) {
      this.#report(request, "miss");
      throw new ContentError(
        "upstream",
        `the call ${request.name} has failed repeatedly and is not retried yet`,
      );
    }
    return this.#forward(request, "miss");
  }

  /** The stored value, revalidated first if necessary; undefined on a miss. */
  async lookup<T>(request: CacheRequest<T>): Promise<Served<T> | undefined> {
    if (!isStored(request.policy)) return undefined;
    const entry = await this.#find(request);
    const freshness = entry ? await this.#freshness(entry) : "expired";
    if (!entry || freshness === "expired") return undefined;
    if (entry.isMissing) {
      if (freshness !== "fresh") return undefined;
      this.#serve(request, entry, "hit");
      throw entry.isGone ? gone("the item") : notFound("the item");
    }
    if (freshness === "fresh") return this.#serve(request, entry, "hit");
    const mustWait = freshness === "stale-if-error" || request.mustRevalidate;
    if (this.#isBackingOff(request, "revalidated")) return this.#serve(request, entry, "stale");
    if (mustWait) return this.#forward(request, "revalidated", entry);
    if (!this.#isLoading(request)) this.#load(request, "revalidated").catch(() => {});
    return this.#serve(request, entry, "stale");
  }

  /** Stores a value that was loaded elsewhere, in time for the next request. */
  put<T>(request: CacheRequest<T>, loaded: Loaded<T>): Entry<T> {
    const { now, invalidations } = this.#isolate;
    const entry = this.#toEntry(request, loaded, now(), invalidations.sequence);
    void this.#store(request, entry);
    return entry;
  }

  /** Resolves with where the invalidation takes effect; rejects if the database fails. */
  async publish(publication: Publication): Promise<Reach> {
    const { log } = this.#effects;
    return log && this.#isolate.invalidations.publish(publication, log);
  }

  /** Until when, in milliseconds since the epoch, a cache in front may treat an entry as fresh. */
  validUntil({ requestedAt, freshUntil }: Age): number {
    if (!this.#effects.log?.db) return freshUntil;
    return Math.min(freshUntil, this.#isolate.invalidations.confirmedUntil(requestedAt));
  }

  /** Whether content in a value has been invalidated since it was loaded. */
  isInvalidated(loaded: Pick<Entry<unknown>, "tags" | "sequence">): boolean {
    return this.#isolate.invalidations.check(loaded) !== "valid";
  }

  /** Whether a D1 read replica may still lag behind the last invalidation. */
  get isRecentlyInvalidated(): boolean {
    return this.now() - this.#isolate.invalidations.learnedAt < MAX_REPLICA_LAG;
  }

  /** The entry in memory if it is fresh, otherwise the newest one. */
  async #find<T>({ key, policy }: CacheRequest<T>): Promise<Entry<T> | undefined> {
    const { store, flights } = this.#isolate;
    const { waitUntil, warn } = this.#effects;
    const inMemory = store.inMemory<T>(key);
    if (!policy.inCacheApi) return inMemory;
    if (inMemory && (await this.#freshness(inMemory)) === "fresh") return inMemory;
    const reading = flights.join(`read ${key}`, () => store.newest<T>(key, policy), {
      timeout: CACHE_API_TIMEOUT,
      waitUntil,
    });
    const read = reading.catch((cause) => {
      warn("the cache could not be read", cause);
      return undefined;
    });
    const newest = (await withTimeout(read, CACHE_API_TIMEOUT)) ?? inMemory;
    const isPurged = newest && this.#isolate.invalidations.check(newest) === "purged";
    if (isPurged) waitUntil(this.#quietly("deleted from", store.delete(key)));
    return newest;
  }

  /** By age and by the invalidations that this isolate must know of. */
  async #freshness({ age, ...entry }: Entry<unknown>): Promise<Freshness> {
    const { invalidations, now } = this.#isolate;
    const { log } = this.#effects;
    if (freshnessOf(age, now()) === "expired") return "expired";
    const isConfirmed = !log || (await invalidations.confirm(age.requestedAt, log));
    const validity = invalidations.check(entry);
    // Time may have passed.
    const freshness = freshnessOf(age, now());
    if (validity === "purged" || freshness === "expired") return "expired";
    return validity === "valid" && isConfirmed ? freshness : "stale-if-error";
  }

  #serve<T>(request: CacheRequest<T>, entry: Entry<T>, state: "hit" | "stale") {
    const ttl = timeToLive(entry.age, this.now());
    return this.#report(request, state, {
      // An invalidated entry is stale even before `freshUntil`.
      ttl: state === "stale" ? Math.min(ttl, 0) : ttl,
      isFailing: state === "stale" && this.#isolate.revalidations.isFailing(request),
      entry,
      sequence: this.#sequenceOf(entry),
    });
  }

  #report<T, Facts extends Partial<CacheResult<T>>>(
    request: CacheRequest<T>,
    state: CacheResult["state"],
    facts?: Facts,
  ): CacheResult<T> & Facts {
    const none = { ttl: 0, isCollapsed: false, isStored: false, isFailing: false, sequence: 0 };
    const result = { name: request.name, ...none, state, ...(facts as Facts) };
    request.onLookup?.(result);
    return result;
  }

  /** An entry that nothing has invalidated is as good as one that is loaded now. */
  #sequenceOf(entry: Entry<unknown>): number {
    return this.isInvalidated(entry) ? entry.sequence : this.#isolate.invalidations.sequence;
  }

  /** Loads a new entry; serves the stored one if that fails. */
  async #forward<T>(request: CacheRequest<T>, reason: LoadReason, stored?: Entry<T>) {
    const isCollapsed = this.#isLoading(request);
    const result = this.#report(request, reason, { isCollapsed });
    try {
      let entry = await this.#load(request, reason, request.signal);
      // A load that began before this request may have returned what is outdated by now.
      if (isCollapsed && (this.isInvalidated(entry) || this.#isExpired(entry)))
        entry = await this.#load(request, reason, request.signal);
      const isStored = !this.#isExpired(entry) && !isCollapsed;
      return this.#complete(request, result, entry, { isStored });
    } catch (error) {
      if (!stored || isNotFound(error) || request.signal?.aborted) throw error;
      if ((await this.#freshness(stored)) === "expired") throw error;
      return this.#complete(request, result, stored, FAILING);
    }
  }

  /** A value composed of stale entries because upstream fails is reported as stale, too. */
  #complete<T>(
    request: CacheRequest<T>,
    result: CacheResult<T>,
    entry: Entry<T>,
    facts: Partial<CacheResult<T>>,
  ) {
    const isFailing = this.#isolate.revalidations.isFailing(request);
    const ttl = Math.min(0, timeToLive(entry.age, this.now()));
    const sequence = this.#sequenceOf(entry);
    return Object.assign(result, { entry, sequence }, isFailing ? { ...FAILING, ttl } : facts);
  }

  #isExpired({ age }: Entry<unknown>): boolean {
    return age.usableUntil <= this.now();
  }

  #isLoading(request: CacheRequest<unknown>): boolean {
    return this.#isolate.flights.has(loadKey(request));
  }

  /** Whether the back-off for this kind of load is still running. */
  #isBackingOff(request: CacheRequest<unknown>, reason: LoadReason): boolean {
    const { misses, revalidations, invalidations } = this.#isolate;
    if (reason === "miss") return misses.isBackingOff(request, MAX_MISS_DELAY);
    // Failures from before the last invalidation do not count: the new content may be available now.
    return revalidations.isBackingOff(request, request.policy.retry, invalidations.learnedAt);
  }

  #load<T>(request: CacheRequest<T>, reason: LoadReason, signal?: AbortSignal): Promise<Entry<T>> {
    return this.#isolate.flights.join(
      loadKey(request),
      (abandoned) => this.#loadAndStore(request, reason, abandoned),
      { timeout: request.timeout, waitUntil: this.#effects.waitUntil, signal },
    );
  }

  async #loadAndStore<T>(
    request: CacheRequest<T>,
    reason: LoadReason,
    signal: AbortSignal,
  ): Promise<Entry<T>> {
    const { now, invalidations } = this.#isolate;
    const { log, warn } = this.#effects;
    if (log) await invalidations.confirmFirst(log);
    const requestedAt = now();
    const { sequence } = invalidations;
    try {
      const loaded = await request.load(signal);
      const entry = this.#toEntry(request, loaded, requestedAt, sequence);
      await this.#store(request, entry);
      if (loaded.error) throw loaded.error;
      return entry;
    } catch (error) {
      // An aborted load is no evidence of an upstream failure.
      if (!signal.aborted && !isNotFound(error)) {
        this.#backOff(reason).fail(request);
        if (reason === "revalidated") warn("a stale entry could not be revalidated", error);
      }
      throw error;
    }
  }

  #backOff(reason: LoadReason): BackOff {
    return reason === "miss" ? this.#isolate.misses : this.#isolate.revalidations;
  }

  /** A value composed of stale entries because upstream fails counts as a failed revalidation. */
  #toEntry<T>(
    request: CacheRequest<T>,
    loaded: Loaded<T>,
    requestedAt: number,
    sequence: number,
  ): Entry<T> {
    const { misses, revalidations, random } = this.#isolate;
    const { tags, limits = [], error } = loaded;
    misses.succeed(request);
    if (loaded.isFailing) revalidations.fail(request);
    else revalidations.succeed(request);
    const own = error
      ? ageOf(requestedAt, notFoundPolicy(request.policy), 0)
      : ageOf(requestedAt, request.policy, random());
    const age = limits.reduce(
      (limited, limit) => limitAge(limited, limit, requestedAt),
      loaded.age ?? own,
    );
    return {
      value: loaded.value as T,
      age,
      tags: limitTags(tags),
      sequence: loaded.sequence ?? sequence,
      ...(error && { isMissing: true }),
      ...(error?.code === "gone" && { isGone: true }),
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
    const { isInMemory, written } = store.write(key, entry, policy, this.now());
    const settled = written && this.#quietly("written", written);
    if (settled) this.#effects.waitUntil(settled);
    return isInMemory ? undefined : settled;
  }

  /** A Cache API that fails or hangs must not fail a request. */
  async #quietly(what: string, work: Promise<unknown>): Promise<void> {
    const ended = work.catch((cause) =>
      this.#effects.warn(`the cache could not be ${what}`, cause),
    );
    await withTimeout(ended, CACHE_API_TIMEOUT);
  }
}

function loadKey({ key }: CacheRequest<unknown>): string {
  return `load ${key}`;
}
