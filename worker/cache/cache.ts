import { ContentError, isNotFound, notFound } from "../../shared/content/errors.ts";
import { StoredEntries } from "./entries.ts";
import type { Entry, Loaded } from "./entry.ts";
import { isPurgeTag } from "./invalidation.ts";
import type { Publication } from "./invalidation-log.ts";
import type { IsolateState, RequestEffects } from "./isolate.ts";
import { EntryLoader, type LoadReason } from "./loader.ts";
import { type Age, isStored, type Policies, storageTime, timeToLive } from "./policy.ts";
import {
  type CacheOutcome,
  type CacheRequest,
  type CacheResult,
  outcomeOf,
  STALE_IF_ERROR,
} from "./request.ts";

/** Milliseconds; D1 replicas usually lag by less than a second. */
const MAX_REPLICA_LAG = 60_000;

/**
 * The cache for upstream responses and rendered documents, bound to one request. Lookup order: the
 * isolate's memory, the Cache API, `load`. Fresh entries are served as they are, stale ones while
 * they are revalidated in the background, and invalidated ones only if revalidation fails.
 */
export class ResponseCache {
  readonly #isolate: IsolateState;
  readonly #effects: RequestEffects;
  readonly #entries: StoredEntries;
  readonly #loader: EntryLoader;

  constructor(isolate: IsolateState, effects: RequestEffects) {
    this.#isolate = isolate;
    this.#effects = effects;
    this.#entries = new StoredEntries(isolate, effects);
    this.#loader = new EntryLoader(isolate, effects, this.#entries);
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
    if (this.#loader.isBackingOff(request, "miss")) {
      request.onLookup?.(outcomeOf("miss", {}));
      throw failingRepeatedly(request);
    }
    return this.#forward(request, "miss");
  }

  /** The stored value, revalidated first if necessary; undefined on a miss. */
  async lookup<T>(request: CacheRequest<T>): Promise<CacheResult<T> | undefined> {
    if (!isStored(request.policy)) return undefined;
    const { entry, freshness } = await this.#entries.find(request);
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
    return this.#loader.put(request, loaded);
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

  #serve<T>(request: CacheRequest<T>, entry: Entry<T>, state: "hit" | "stale"): CacheResult<T> {
    const { revalidations, now } = this.#isolate;
    const ttl = timeToLive(entry.age, now());
    const outcome = outcomeOf(state, {
      // An invalidated entry is stale even before `freshUntil`.
      ttl: state === "stale" ? Math.min(ttl, 0) : ttl,
      isFailing: state === "stale" && revalidations.isFailing(request),
      age: entry.age,
      dependencies: entry.dependencies,
      isLocal: entry.isLocal,
    });
    request.onLookup?.(outcome);
    return { ...outcome, age: entry.age, value: entry.value };
  }

  #serveNotFound(request: CacheRequest<unknown>, entry: Entry<unknown>): never {
    this.#serve(request, entry, "hit");
    throw notFound("the item");
  }

  #revalidateInBackground<T>(request: CacheRequest<T>): void {
    if (this.#loader.isLoading(request) || this.#loader.isBackingOff(request, "revalidated"))
      return;
    this.#loader.load(request, "revalidated").catch(() => {});
  }

  /** Revalidates the entry, or serves it stale if that fails. */
  async #revalidated<T>(request: CacheRequest<T>, entry: Entry<T>): Promise<CacheResult<T>> {
    if (this.#loader.isBackingOff(request, "revalidated"))
      return this.#serve(request, entry, "stale");
    return this.#forward(request, "revalidated", entry);
  }

  async #forward<T>(
    request: CacheRequest<T>,
    state: LoadReason,
    stored?: Entry<T>,
  ): Promise<CacheResult<T>> {
    const isCollapsed = this.#loader.isLoading(request);
    const outcome = outcomeOf(state, { isCollapsed });
    request.onLookup?.(outcome);
    try {
      const entry = await this.#loader.loadNew(request, state, isCollapsed);
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
    { age, dependencies, isLocal, value }: Entry<T>,
    facts: Partial<CacheOutcome>,
  ): CacheResult<T> {
    const hasFailed = this.#isolate.revalidations.isFailing(request);
    const ttl = Math.min(0, timeToLive(age, this.now()));
    Object.assign(
      outcome,
      { age, dependencies, isLocal },
      hasFailed ? { ...STALE_IF_ERROR, ttl } : facts,
    );
    return { ...outcome, age, value };
  }
}

function failingRepeatedly({ name }: CacheRequest<unknown>): ContentError {
  return new ContentError(
    "upstream",
    `the call ${name} has failed repeatedly and is not retried yet`,
  );
}
