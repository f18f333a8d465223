import { ContentError, notFound } from "../../shared/content/errors.ts";
import { BackOff } from "./back-off.ts";
import { type Entry, type Loaded, missingEntry, toEntry } from "./entry.ts";
import { isPurgeTag } from "./invalidation.ts";
import type { Publication } from "./invalidation-log.ts";
import { Invalidations, type SyncContext } from "./invalidations.ts";
import { MemoryCache } from "./memory.ts";
import {
  type Age,
  type Freshness,
  freshnessOf,
  isStored,
  type Policies,
  storageTime,
  timeToLive,
} from "./policy.ts";
import {
  type CacheOutcome,
  type CacheRequest,
  type CacheResult,
  isFailing,
  outcomeOf,
  STALE_IF_ERROR,
} from "./request.ts";
import { type FlightOptions, SingleFlight } from "./single-flight.ts";
import type { CacheApiStore } from "./store.ts";

/**
 * With nothing stored, the first two failures in a row cause no back-off, later ones a short one.
 */
const TOLERATED_MISSES = 2;
const MAX_MISS_DELAY = 5_000;
/** Timeout of a joined Cache API read, whose own request may have been cancelled; it counts as a miss. */
const READ_TIMEOUT = 1_000;

/** Milliseconds; D1 replicas usually lag by less than a second. */
const MAX_REPLICA_LAG = 60_000;

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

interface Lookup<T> {
  entry?: Entry<T>;
  freshness: Freshness;
}

/**
 * The cache for upstream responses and rendered documents, bound to one request. Lookup order: the
 * isolate's memory, the Cache API, `load`. Fresh entries are served as they are, stale ones while
 * they are revalidated in the background, and invalidated ones only if revalidation fails.
 */
export class ResponseCache {
  readonly #isolate: IsolateState;
  readonly #effects: RequestEffects;

  constructor(isolate: IsolateState, effects: RequestEffects) {
    this.#isolate = isolate;
    this.#effects = effects;
  }

  get now(): () => number {
    return this.#isolate.now;
  }

  get policies(): Policies {
    return this.#effects.policies;
  }

  /** The value, loaded once for all concurrent requests; rejects if it can be neither loaded nor served. */
  async get<T>(request: CacheRequest<T>): Promise<CacheResult<T>> {
    const stored = await this.lookup(request);
    if (stored) return stored;
    if (this.#isolate.misses.isBackingOff(request, MAX_MISS_DELAY)) {
      request.onLookup?.(outcomeOf("miss", {}));
      throw failingRepeatedly(request);
    }
    return this.#forward(request, "miss");
  }

  /** The stored value, revalidated first if necessary; undefined on a miss. */
  async lookup<T>(request: CacheRequest<T>): Promise<CacheResult<T> | undefined> {
    if (!isStored(request.policy)) return undefined;
    const memoryEntry = this.#isolate.memory.get<T>(request.key);
    const { entry, freshness } =
      (memoryEntry && (await this.#ifFresh(memoryEntry))) ??
      (await this.#newest(request, memoryEntry));
    if (!entry || freshness === "expired") return undefined;
    if (entry.isMissing)
      return freshness === "fresh" ? this.#serveNotFound(request, entry) : undefined;
    if (freshness === "fresh") return this.#serve(request, entry, "hit");
    if (freshness === "stale" && !request.mustRevalidate) {
      this.#revalidateInBackground(request);
      return this.#serve(request, entry, "stale");
    }
    return this.#revalidated(request, entry);
  }

  /** Stores a value that was loaded elsewhere, in time for the next request. */
  put<T>(request: CacheRequest<T>, loaded: Loaded<T>): Entry<T> {
    const { random, now } = this.#isolate;
    const { policy } = request;
    const entry = toEntry(loaded, { requestedAt: now(), policy, random: random() });
    this.#recordLoad(request, loaded);
    void this.#store(request, entry);
    return entry;
  }

  delete({ key }: Pick<CacheRequest<unknown>, "key">): void {
    this.#isolate.memory.delete(key);
    this.#effects.waitUntil(this.#effects.store.delete(key));
  }

  /** Resolves with false, publishing nothing, for a nonce that was already used; rejects if the log fails. */
  async publish(publication: Omit<Publication, "at" | "retention">): Promise<boolean> {
    const { invalidations, memory, now } = this.#isolate;
    const { sync } = this.#effects;
    const at = now();
    const { tags } = publication;
    if (!(await sync?.log.publish({ ...publication, at, retention: sync.retention }))) return false;
    invalidations.publish(tags, at);
    if (tags.some(isPurgeTag)) {
      const isPurged = ({ dependencies, isLocal }: Entry<unknown>) =>
        invalidations.check(dependencies, isLocal) === "purged";
      memory.deleteWhere(isPurged);
    }
    return true;
  }

  /** Reads invalidations published by other isolates, at most once per interval. */
  syncInBackground(): void {
    const { sync } = this.#effects;
    if (sync) this.#isolate.invalidations.syncInBackground(sync);
  }

  /**
   * Until when, in milliseconds since the epoch, a downstream cache may treat an entry as fresh.
   */
  validUntil({ requestedAt, freshUntil }: Age): number {
    if (!this.#effects.sync) return freshUntil;
    return Math.min(freshUntil, this.#isolate.invalidations.validUntil(requestedAt));
  }

  /** Whether a D1 read replica may still lag behind the last invalidation. */
  get isRecentlyInvalidated(): boolean {
    return this.now() - this.#isolate.invalidations.newest < MAX_REPLICA_LAG;
  }

  /**
   * Whether anything has been invalidated since the entry was requested; caches downstream must not
   * store it then.
   */
  predatesInvalidation({ requestedAt }: Age): boolean {
    return requestedAt <= this.#isolate.invalidations.newest;
  }

  async #ifFresh<T>(entry: Entry<T>): Promise<Lookup<T> | undefined> {
    return (await this.#freshness(entry)) === "fresh" ? { entry, freshness: "fresh" } : undefined;
  }

  async #newest<T>(request: CacheRequest<T>, memoryEntry?: Entry<T>): Promise<Lookup<T>> {
    const entry = await this.#read(request, memoryEntry);
    if (!entry) return { freshness: "expired" };
    const freshness = await this.#freshness(entry);
    const isPurged = freshness === "expired" && this.now() < entry.age.usableUntil;
    if (isPurged) this.delete(request);
    return { entry, freshness };
  }

  /** The newer of the entries in memory and in the Cache API; an unchanged entry stays the same object. */
  async #read<T>(request: CacheRequest<T>, memoryEntry?: Entry<T>): Promise<Entry<T> | undefined> {
    const { key, policy, serializer } = request;
    const { memory, flights } = this.#isolate;
    const { store, waitUntil } = this.#effects;
    if (!policy.inCacheApi) return memoryEntry;
    const read = () => store.read(key, serializer, memoryEntry?.age.requestedAt);
    const reading = flights.join(`read ${key}`, read, { timeout: READ_TIMEOUT, waitUntil });
    const found = await reading.catch(() => undefined);
    // A concurrent request may have stored a newer entry in the meantime.
    const newest = memory.get<T>(key) ?? memoryEntry;
    if (!found || (newest && newest.age.requestedAt >= found.entry.age.requestedAt)) return newest;
    if (policy.inMemory && !found.entry.isMissing) memory.set(key, found.entry, found.bytes);
    return found.entry;
  }

  /** Freshness by age and by the invalidations since the entry was requested. */
  async #freshness({ age, dependencies, isLocal }: Entry<unknown>): Promise<Freshness> {
    const { invalidations, now } = this.#isolate;
    const { sync } = this.#effects;
    const freshness = freshnessOf(age, now());
    if (freshness === "expired") return freshness;
    if (sync && invalidations.needsSync(age.requestedAt))
      await invalidations.ensureSynced(age.requestedAt, sync);
    const validity = invalidations.check(dependencies, isLocal);
    if (validity === "valid") return freshness;
    return validity === "purged" ? "expired" : "stale-if-error";
  }

  #serve<T>(request: CacheRequest<T>, entry: Entry<T>, state: "hit" | "stale"): CacheResult<T> {
    const { revalidations, now } = this.#isolate;
    const ttl = timeToLive(entry.age, now());
    const outcome = outcomeOf(state, {
      // An invalidated entry is stale even before `freshUntil`.
      ttl: state === "stale" ? Math.min(ttl, 0) : ttl,
      isFailing: state === "stale" && revalidations.isFailing(request),
      age: entry.age,
      dependencies: entry.dependencies,
    });
    request.onLookup?.(outcome);
    return { ...outcome, age: entry.age, value: entry.value };
  }

  #serveNotFound(request: CacheRequest<unknown>, entry: Entry<unknown>): never {
    this.#serve(request, entry, "hit");
    throw notFound("the item");
  }

  #revalidateInBackground<T>(request: CacheRequest<T>): void {
    const isInProgress = this.#isolate.flights.has(loadKey(request));
    if (isInProgress || this.#isBackingOff(request)) return;
    this.#load(request, "revalidated").catch(() => {});
  }

  /** Revalidates the entry, or serves it stale if that fails. */
  async #revalidated<T>(request: CacheRequest<T>, entry: Entry<T>): Promise<CacheResult<T>> {
    if (this.#isBackingOff(request)) return this.#serve(request, entry, "stale");
    return this.#forward(request, "revalidated", entry);
  }

  #isBackingOff(request: CacheRequest<unknown>): boolean {
    const { revalidations, invalidations } = this.#isolate;
    // Failures from before the last invalidation do not count: the new content may be available
    // now.
    return revalidations.isBackingOff(request, request.policy.retry, invalidations.newest);
  }

  async #forward<T>(
    request: CacheRequest<T>,
    state: "miss" | "revalidated",
    stored?: Entry<T>,
  ): Promise<CacheResult<T>> {
    const isCollapsed = this.#isolate.flights.has(loadKey(request));
    const outcome = outcomeOf(state, { isCollapsed });
    request.onLookup?.(outcome);
    try {
      const entry = await this.#loadNew(request, state, isCollapsed);
      const isStored = storageTime(request.policy) > 0 && !isCollapsed;
      return this.#complete(request, outcome, entry, { isStored });
    } catch (error) {
      if (!stored || isNotFound(error) || request.signal?.aborted) throw error;
      return this.#complete(request, outcome, stored, STALE_IF_ERROR);
    }
  }

  /** A value composed of stale entries because upstream fails is reported as stale, too. */
  #complete<T>(
    request: CacheRequest<T>,
    outcome: CacheOutcome,
    { age, dependencies, value }: Entry<T>,
    facts: Partial<CacheOutcome>,
  ): CacheResult<T> {
    const hasFailed = this.#isolate.revalidations.isFailing(request);
    const ttl = Math.min(0, timeToLive(age, this.now()));
    Object.assign(outcome, { age, dependencies }, hasFailed ? { ...STALE_IF_ERROR, ttl } : facts);
    return { ...outcome, age, value };
  }

  /**
   * A joined load that began before an invalidation may have returned the old value: loads again.
   */
  async #loadNew<T>(
    request: CacheRequest<T>,
    state: "miss" | "revalidated",
    isCollapsed: boolean,
  ): Promise<Entry<T>> {
    const entry = await this.#load(request, state, request.signal);
    const { dependencies, isLocal } = entry;
    const isOutdated =
      isCollapsed && this.#isolate.invalidations.check(dependencies, isLocal) !== "valid";
    return isOutdated ? this.#load(request, state, request.signal) : entry;
  }

  #load<T>(
    request: CacheRequest<T>,
    state: "miss" | "revalidated",
    signal?: AbortSignal,
  ): Promise<Entry<T>> {
    const { timeout } = request;
    const { waitUntil } = this.#effects;
    return this.#isolate.flights.join(
      loadKey(request),
      (abandoned) => this.#loadAndStore(request, state, abandoned),
      { timeout, waitUntil, signal },
    );
  }

  async #loadAndStore<T>(
    request: CacheRequest<T>,
    state: "miss" | "revalidated",
    signal: AbortSignal,
  ): Promise<Entry<T>> {
    const { now, random } = this.#isolate;
    const { policy } = request;
    const requestedAt = now();
    try {
      const loaded = await request.load(signal);
      const entry = toEntry(loaded, { requestedAt, policy, random: random() });
      this.#recordLoad(request, loaded);
      await this.#store(request, entry);
      return entry;
    } catch (error) {
      if (isNotFound(error)) await this.#storeMissing(request, requestedAt);
      // An aborted load is no evidence of an upstream failure.
      else if (!signal.aborted) this.#recordFailure(request, state, error);
      throw error;
    }
  }

  /** Resolves once the next request can find the entry. */
  #store<T>({ key, policy, serializer }: CacheRequest<T>, entry: Entry<T>): Promise<void> | void {
    if (storageTime(policy) === 0) return;
    const { memory, now } = this.#isolate;
    const { store, waitUntil } = this.#effects;
    const serialized = serializer.serialize(entry.value);
    const isInMemory = policy.inMemory && memory.set(key, entry, serialized.bytes);
    if (!policy.inCacheApi) return;
    const written = store.write(key, entry, serialized, now());
    waitUntil(written);
    if (!isInMemory) return written;
  }

  async #storeMissing(request: CacheRequest<unknown>, requestedAt: number): Promise<void> {
    const { misses, revalidations, memory, now } = this.#isolate;
    const { key, policy, missingTags = [] } = request;
    const { store } = this.#effects;
    misses.succeed(request);
    revalidations.succeed(request);
    // Requests for made-up ids must not evict other entries from memory.
    memory.delete(key);
    if (policy.negative > 0) {
      const entry = missingEntry(requestedAt, policy.negative, missingTags);
      await store.write(key, entry, { body: "", bytes: 0 }, now());
    } else await store.delete(key);
  }

  /** A value composed of stale entries because upstream fails counts as a failed revalidation. */
  #recordLoad(request: CacheRequest<unknown>, loaded: Loaded<unknown>): void {
    const { misses, revalidations } = this.#isolate;
    misses.succeed(request);
    if (isFailing(loaded)) revalidations.fail(request);
    else revalidations.succeed(request);
  }

  #recordFailure(
    request: CacheRequest<unknown>,
    state: "miss" | "revalidated",
    cause: unknown,
  ): void {
    const { misses, revalidations } = this.#isolate;
    const backOff = state === "miss" ? misses : revalidations;
    backOff.fail(request);
    if (state === "revalidated")
      this.#effects.warn("a stale entry could not be revalidated", cause);
  }
}

function loadKey({ key }: Pick<CacheRequest<unknown>, "key">): string {
  return `load ${key}`;
}

function isNotFound(error: unknown): boolean {
  return error instanceof ContentError && error.code === "not-found";
}

function failingRepeatedly({ name }: CacheRequest<unknown>): ContentError {
  return new ContentError(
    "upstream",
    `the call ${name} has failed repeatedly and is not retried yet`,
  );
}
