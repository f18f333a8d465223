import { withTimeout } from "../config/with-timeout.ts";
import { type Entry, missingEntry } from "./entry.ts";
import type { IsolateState, RequestEffects } from "./isolate.ts";
import { type Freshness, freshnessOf, storageTime } from "./policy.ts";
import type { CacheRequest } from "./request.ts";

/** Milliseconds; a Cache API read that takes longer counts as a miss. */
const READ_TIMEOUT = 1_000;

/** A stored entry, and whether it may be served. */
export interface Lookup<T> {
  entry?: Entry<T>;
  freshness: Freshness;
}

/** The stored entries: in the memory of the isolate and in the Cache API, subject to invalidations. */
export class StoredEntries {
  readonly #isolate: IsolateState;
  readonly #effects: RequestEffects;

  constructor(isolate: IsolateState, effects: RequestEffects) {
    this.#isolate = isolate;
    this.#effects = effects;
  }

  /** The entry in memory if it is fresh, otherwise the newest one. */
  async find<T>(request: CacheRequest<T>): Promise<Lookup<T>> {
    const memoryEntry = this.#isolate.memory.get<T>(request.key);
    return (
      (memoryEntry && (await this.#ifFresh(memoryEntry))) ??
      (await this.#newest(request, memoryEntry))
    );
  }

  /** Resolves once the next request can find the entry. */
  store<T>({ key, policy, serializer }: CacheRequest<T>, entry: Entry<T>): Promise<void> | void {
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

  /** Stores "not found", or only deletes what it replaces. */
  async storeMissing(
    { key, policy, missingTags = [] }: CacheRequest<unknown>,
    requestedAt: number,
  ): Promise<void> {
    const { memory, now } = this.#isolate;
    const { store } = this.#effects;
    // Requests for made-up ids must not evict other entries from memory.
    memory.delete(key);
    if (policy.negative > 0) {
      const entry = missingEntry(requestedAt, policy.negative, missingTags);
      await store.write(key, entry, { body: "", bytes: 0 }, now());
    } else await store.delete(key);
  }

  delete({ key }: Pick<CacheRequest<unknown>, "key">): void {
    this.#isolate.memory.delete(key);
    this.#effects.waitUntil(this.#effects.store.delete(key));
  }

  async #ifFresh<T>(entry: Entry<T>): Promise<Lookup<T> | undefined> {
    return (await this.#freshness(entry)) === "fresh" ? { entry, freshness: "fresh" } : undefined;
  }

  async #newest<T>(request: CacheRequest<T>, memoryEntry?: Entry<T>): Promise<Lookup<T>> {
    const entry = await this.#read(request, memoryEntry);
    if (!entry) return { freshness: "expired" };
    const freshness = await this.#freshness(entry);
    const isPurged = freshness === "expired" && this.#isolate.now() < entry.age.usableUntil;
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
    const found = await withTimeout(
      reading.catch(() => undefined),
      READ_TIMEOUT,
    );
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
}
