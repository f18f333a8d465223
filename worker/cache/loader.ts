import { isNotFound } from "../../shared/content/errors.ts";
import type { StoredEntries } from "./entries.ts";
import { type Entry, type Loaded, toEntry } from "./entry.ts";
import type { IsolateState, RequestEffects } from "./isolate.ts";
import { type CacheRequest, isFailing } from "./request.ts";

/** Why an entry is loaded: nothing is stored, or what is stored is revalidated. */
export type LoadReason = "miss" | "revalidated";

/** Maximum delay between two attempts to load what is not stored. */
const MAX_MISS_DELAY = 5_000;

/** Loads entries from upstream and stores them: once for all concurrent requests, less often while it fails. */
export class EntryLoader {
  readonly #isolate: IsolateState;
  readonly #effects: RequestEffects;
  readonly #entries: StoredEntries;

  constructor(isolate: IsolateState, effects: RequestEffects, entries: StoredEntries) {
    this.#isolate = isolate;
    this.#effects = effects;
    this.#entries = entries;
  }

  isLoading(request: Pick<CacheRequest<unknown>, "key">): boolean {
    return this.#isolate.flights.has(loadKey(request));
  }

  /** Whether the back-off for this kind of load is still running. */
  isBackingOff(request: CacheRequest<unknown>, reason: LoadReason): boolean {
    const { misses, revalidations, invalidations } = this.#isolate;
    if (reason === "miss") return misses.isBackingOff(request, MAX_MISS_DELAY);
    // Failures from before the last invalidation do not count: the new content may be available
    // now.
    return revalidations.isBackingOff(request, request.policy.retry, invalidations.newest);
  }

  /**
   * A joined load that began before an invalidation may have returned the old value: loads again.
   */
  async loadNew<T>(
    request: CacheRequest<T>,
    reason: LoadReason,
    isCollapsed: boolean,
  ): Promise<Entry<T>> {
    const entry = await this.load(request, reason, request.signal);
    const { dependencies, isLocal } = entry;
    const isOutdated =
      isCollapsed && this.#isolate.invalidations.check(dependencies, isLocal) !== "valid";
    return isOutdated ? this.load(request, reason, request.signal) : entry;
  }

  load<T>(request: CacheRequest<T>, reason: LoadReason, signal?: AbortSignal): Promise<Entry<T>> {
    const { timeout } = request;
    const { waitUntil } = this.#effects;
    return this.#isolate.flights.join(
      loadKey(request),
      (abandoned) => this.#loadAndStore(request, reason, abandoned),
      { timeout, waitUntil, signal },
    );
  }

  /** Stores a value that was loaded elsewhere. */
  put<T>(request: CacheRequest<T>, loaded: Loaded<T>): Entry<T> {
    const { random, now } = this.#isolate;
    const { policy } = request;
    const entry = toEntry(loaded, { requestedAt: now(), policy, random: random() });
    this.#recordLoad(request, loaded);
    void this.#entries.store(request, entry);
    return entry;
  }

  async #loadAndStore<T>(
    request: CacheRequest<T>,
    reason: LoadReason,
    signal: AbortSignal,
  ): Promise<Entry<T>> {
    const { now, random } = this.#isolate;
    const { policy } = request;
    const requestedAt = now();
    try {
      const loaded = await request.load(signal);
      const entry = toEntry(loaded, { requestedAt, policy, random: random() });
      this.#recordLoad(request, loaded);
      await this.#entries.store(request, entry);
      return entry;
    } catch (error) {
      if (isNotFound(error)) await this.#recordMissing(request, requestedAt);
      // An aborted load is no evidence of an upstream failure.
      else if (!signal.aborted) this.#recordFailure(request, reason, error);
      throw error;
    }
  }

  async #recordMissing(request: CacheRequest<unknown>, requestedAt: number): Promise<void> {
    const { misses, revalidations } = this.#isolate;
    misses.succeed(request);
    revalidations.succeed(request);
    await this.#entries.storeMissing(request, requestedAt);
  }

  /** A value composed of stale entries because upstream fails counts as a failed revalidation. */
  #recordLoad(request: CacheRequest<unknown>, loaded: Loaded<unknown>): void {
    const { misses, revalidations } = this.#isolate;
    misses.succeed(request);
    if (isFailing(loaded)) revalidations.fail(request);
    else revalidations.succeed(request);
  }

  #recordFailure(request: CacheRequest<unknown>, reason: LoadReason, cause: unknown): void {
    const { misses, revalidations } = this.#isolate;
    const backOff = reason === "miss" ? misses : revalidations;
    backOff.fail(request);
    if (reason === "revalidated")
      this.#effects.warn("a stale entry could not be revalidated", cause);
  }
}

function loadKey({ key }: Pick<CacheRequest<unknown>, "key">): string {
  return `load ${key}`;
}
