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
  STALE,
} from "./request.ts";
import { type FlightOptions, SingleFlight } from "./single-flight.ts";
import type { CacheApiStore } from "./store.ts";

/** While nothing is stored, two failures in a row lead to no wait, and none to a long one. */
const TOLERATED_MISSES = 2;
const LONGEST_MISS_WAIT = 5_000;
/** A read that another request began, and was lost with, counts as a miss after this time. */
const LONGEST_READ = 1_000;

/** Milliseconds; replicas of D1 usually lag by less than a second. */
const LONGEST_REPLICA_LAG = 60_000;

/** What lasts as long as the isolate. */
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

/** What the cache needs of the request that it serves. */
export interface RequestEffects extends Pick<FlightOptions, "waitUntil"> {
  policies: Policies;
  store: CacheApiStore;
  /** Absent where nobody may publish invalidations. */
  sync?: SyncContext | undefined;
  warn: (message: string, cause: unknown) => void;
}

interface Known<T> {
  entry?: Entry<T>;
  freshness: Freshness;
}

/**
 * The one cache, for upstream responses and documents alike, as one request
 * sees it: the isolate's memory, then the Cache API, then `load`. Entries are
 * served fresh; stale while they are revalidated in the background; after an
 * invalidation only where the new value cannot be had.
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

  /** The value, loaded once however many requests want it; rejects where it cannot be had. */
  async get<T>(request: CacheRequest<T>): Promise<CacheResult<T>> {
    const stored = await this.lookup(request);
    if (stored) return stored;
    if (this.#isolate.misses.isWaiting(request, LONGEST_MISS_WAIT)) {
      request.onLookup?.(outcomeOf("miss", {}));
      throw failingRepeatedly(request);
    }
    return this.#forward(request, "miss");
  }

  /** What is stored, if need be revalidated first; undefined where nothing is. */
  async lookup<T>(request: CacheRequest<T>): Promise<CacheResult<T> | undefined> {
    if (!isStored(request.policy)) return undefined;
    const near = this.#isolate.memory.get<T>(request.key);
    const { entry, freshness } =
      (near && (await this.#ifFresh(near))) ?? (await this.#newest(request, near));
    if (!entry || freshness === "expired") return undefined;
    if (entry.isMissing) return freshness === "fresh" ? this.#missing(request, entry) : undefined;
    if (freshness === "fresh") return this.#found(request, entry, "hit");
    if (freshness === "stale" && !request.mustRevalidate) {
      this.#revalidateInBackground(request);
      return this.#found(request, entry, "stale");
    }
    return this.#revalidated(request, entry);
  }

  /** Stores what was loaded elsewhere, in time for the next request. */
  put<T>(request: CacheRequest<T>, loaded: Loaded<T>): Entry<T> {
    const { random, now } = this.#isolate;
    const { policy } = request;
    const entry = toEntry(loaded, { requestedAt: now(), policy, random: random() });
    this.#noteLoaded(request, loaded);
    void this.#store(request, entry);
    return entry;
  }

  delete({ key }: Pick<CacheRequest<unknown>, "key">): void {
    this.#isolate.memory.delete(key);
    this.#effects.waitUntil(this.#effects.store.delete(key));
  }

  /** Yields false, and publishes nothing, for a nonce that was seen before; rejects where it cannot be told. */
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

  /** Learns from time to time what other isolates have published. */
  syncInBackground(): void {
    const { sync } = this.#effects;
    if (sync) this.#isolate.invalidations.syncInBackground(sync);
  }

  /** Until when, in milliseconds since the epoch, a cache that cannot ask may take an entry for fresh. */
  validUntil({ requestedAt, freshUntil }: Age): number {
    if (!this.#effects.sync) return freshUntil;
    return Math.min(freshUntil, this.#isolate.invalidations.validUntil(requestedAt));
  }

  /** Whether a replica of the content's database may still lag behind the last invalidation. */
  get isRecentlyInvalidated(): boolean {
    return this.now() - this.#isolate.invalidations.newest < LONGEST_REPLICA_LAG;
  }

  /** Whether something has been invalidated since an entry was requested: nobody else may store it then. */
  isOutrun({ requestedAt }: Age): boolean {
    return requestedAt <= this.#isolate.invalidations.newest;
  }

  async #ifFresh<T>(entry: Entry<T>): Promise<Known<T> | undefined> {
    return (await this.#freshness(entry)) === "fresh" ? { entry, freshness: "fresh" } : undefined;
  }

  async #newest<T>(request: CacheRequest<T>, near?: Entry<T>): Promise<Known<T>> {
    const entry = await this.#read(request, near);
    if (!entry) return { freshness: "expired" };
    const freshness = await this.#freshness(entry);
    const isPurged = freshness === "expired" && this.now() < entry.age.usableUntil;
    if (isPurged) this.delete(request);
    return { entry, freshness };
  }

  /** The newer of what memory and the Cache API have; the same entry stays the same object. */
  async #read<T>(request: CacheRequest<T>, near?: Entry<T>): Promise<Entry<T> | undefined> {
    const { key, policy, serializer } = request;
    const { memory, flights } = this.#isolate;
    const { store, waitUntil } = this.#effects;
    if (!policy.inCacheApi) return near;
    const read = () => store.read(key, serializer, near?.age.requestedAt);
    const reading = flights.join(`read ${key}`, read, { timeout: LONGEST_READ, waitUntil });
    const found = await reading.catch(() => undefined);
    // Somebody may have loaded it meanwhile.
    const newest = memory.get<T>(key) ?? near;
    if (!found || (newest && newest.age.requestedAt >= found.entry.age.requestedAt)) return newest;
    if (policy.inMemory && !found.entry.isMissing) memory.set(key, found.entry, found.bytes);
    return found.entry;
  }

  /** By age, and by what has been invalidated since. */
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

  #found<T>(request: CacheRequest<T>, entry: Entry<T>, state: "hit" | "stale"): CacheResult<T> {
    const { revalidations, now } = this.#isolate;
    const ttl = timeToLive(entry.age, now());
    const outcome = outcomeOf(state, {
      // An invalidated entry is stale before its time.
      ttl: state === "stale" ? Math.min(ttl, 0) : ttl,
      isFailing: state === "stale" && revalidations.isFailing(request),
      age: entry.age,
      dependencies: entry.dependencies,
    });
    request.onLookup?.(outcome);
    return { ...outcome, age: entry.age, value: entry.value };
  }

  #missing(request: CacheRequest<unknown>, entry: Entry<unknown>): never {
    this.#found(request, entry, "hit");
    throw notFound("the item");
  }

  #revalidateInBackground<T>(request: CacheRequest<T>): void {
    const isUnderWay = this.#isolate.flights.has(loadKey(request));
    if (isUnderWay || this.#isRevalidationWaiting(request)) return;
    this.#load(request, "revalidated").catch(() => {});
  }

  /** The new value; what is stored serves where there is none. */
  async #revalidated<T>(request: CacheRequest<T>, entry: Entry<T>): Promise<CacheResult<T>> {
    if (this.#isRevalidationWaiting(request)) return this.#found(request, entry, "stale");
    return this.#forward(request, "revalidated", entry);
  }

  #isRevalidationWaiting(request: CacheRequest<unknown>): boolean {
    const { revalidations, invalidations } = this.#isolate;
    // What was invalidated since may be had by now: its failures of before say nothing.
    return revalidations.isWaiting(request, request.policy.retry, invalidations.newest);
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
      return this.#complete(request, outcome, stored, STALE);
    }
  }

  /** What is composed of stale entries while the content service fails is as stale as they are. */
  #complete<T>(
    request: CacheRequest<T>,
    outcome: CacheOutcome,
    { age, dependencies, value }: Entry<T>,
    facts: Partial<CacheOutcome>,
  ): CacheResult<T> {
    const hasFailed = this.#isolate.revalidations.isFailing(request);
    const ttl = Math.min(0, timeToLive(age, this.now()));
    Object.assign(outcome, { age, dependencies }, hasFailed ? { ...STALE, ttl } : facts);
    return { ...outcome, age, value };
  }

  /** A load that began before an invalidation says nothing of the new value. */
  async #loadNew<T>(
    request: CacheRequest<T>,
    state: "miss" | "revalidated",
    isCollapsed: boolean,
  ): Promise<Entry<T>> {
    const entry = await this.#load(request, state, request.signal);
    const { dependencies, isLocal } = entry;
    const isOld =
      isCollapsed && this.#isolate.invalidations.check(dependencies, isLocal) !== "valid";
    return isOld ? this.#load(request, state, request.signal) : entry;
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
      this.#noteLoaded(request, loaded);
      await this.#store(request, entry);
      return entry;
    } catch (error) {
      if (isNotFound(error)) await this.#storeMissing(request, requestedAt);
      // An aborted load says nothing of the content service.
      else if (!signal.aborted) this.#noteFailure(request, state, error);
      throw error;
    }
  }

  /** Resolves when the next request finds the entry. */
  #store<T>({ key, policy, serializer }: CacheRequest<T>, entry: Entry<T>): Promise<void> | void {
    if (storageTime(policy) === 0) return;
    const { memory, now } = this.#isolate;
    const { store, waitUntil } = this.#effects;
    const serialized = serializer.serialize(entry.value);
    const isHeld = policy.inMemory && memory.set(key, entry, serialized.bytes);
    if (!policy.inCacheApi) return;
    const written = store.write(key, entry, serialized, now());
    waitUntil(written);
    if (!isHeld) return written;
  }

  async #storeMissing(request: CacheRequest<unknown>, requestedAt: number): Promise<void> {
    const { misses, revalidations, memory, now } = this.#isolate;
    const { key, policy, missingTags = [] } = request;
    const { store } = this.#effects;
    misses.succeed(request);
    revalidations.succeed(request);
    // Made-up ids shall not push anything out of memory.
    memory.delete(key);
    if (policy.negative > 0) {
      const entry = missingEntry(requestedAt, policy.negative, missingTags);
      await store.write(key, entry, { body: "", bytes: 0 }, now());
    } else await store.delete(key);
  }

  /** What is composed of stale entries because upstream fails is no success. */
  #noteLoaded(request: CacheRequest<unknown>, loaded: Loaded<unknown>): void {
    const { misses, revalidations } = this.#isolate;
    misses.succeed(request);
    if (isFailing(loaded)) revalidations.fail(request);
    else revalidations.succeed(request);
  }

  #noteFailure(
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
