import { ContentError, isNotFound } from "../../shared/content/errors.ts";
import type { Effects } from "../platform/effects.ts";
import { BackOff } from "./back-off.ts";
import { type CacheStatus, type Entry, type Loaded, statusOf } from "./entry.ts";
import { SingleFlight } from "./flight.ts";
import { type CacheEffects, Invalidations } from "./invalidation.ts";
import { KeptParts } from "./kept-parts.ts";
import { Navigations } from "./navigations.ts";
import {
  type Age,
  ageOf,
  type CachePolicy,
  isStored,
  limitAge,
  oldest,
  type Policies,
} from "./policy.ts";
import { CACHE_API_TIMEOUT, EntryStore, type PlatformCache } from "./store.ts";

/** Describes a value that may be cached, and how it is loaded. */
export interface Cacheable<T> {
  /** A URL that never leaves the worker (key.ts). */
  key: string;
  /** The kind of value. Logs show this name instead of the key, because the key may contain a visitor's search text. */
  name: string;
  policy: CachePolicy;
  /** Loads the value, or finds out that it does not exist. */
  load: (signal: AbortSignal) => Promise<Loaded<T>>;
  /**
   * After this many milliseconds, requests no longer share the load. The next request begins a new load (flight.ts).
   */
  timeout: number;
  /** If true, a stale entry is served only if its revalidation fails. */
  mustRevalidate?: boolean | undefined;
  /** Aborts when the client has disconnected. */
  signal?: AbortSignal | undefined;
}

/** A value, and how the cache obtained it. */
export interface Cached<T> {
  entry: Entry<T>;
  status: CacheStatus;
}

/** What the cache knows about a value before anything is loaded, and a promise of the value. */
export interface Lookup<T> {
  /** The status so far. A streamed response has to send this status in a header before the value has arrived. */
  status: CacheStatus;
  /** The value with its final status. Rejects if the value can be neither loaded nor served from the cache. */
  result: Promise<Cached<T>>;
}

/**
 * If no value is stored, the first two failed loads in a row cause no delay. Later failures delay the next load by at
 * most five seconds.
 */
const MISS_LIMITS = { freeFailures: 2, maxDelay: 5_000 };

/** State shared by all requests of an isolate (an instance of the worker). */
export type IsolateState = ReturnType<typeof isolateState>;

export function isolateState(platform: PlatformCache, effects: Pick<Effects, "now" | "random">) {
  return {
    ...effects,
    store: new EntryStore(platform),
    flights: new SingleFlight(effects.now),
    backOff: new BackOff(effects),
    keptParts: new KeptParts(effects.now),
    invalidations: new Invalidations(effects),
    navigations: new Navigations(),
  };
}

/** The cache for upstream responses and rendered documents, with the {@link CacheEffects} of one request. */
export interface RequestCache extends IsolateState, CacheEffects {
  policies: Policies;
}

export function cacheFor(
  isolate: IsolateState,
  policies: Policies,
  effects: CacheEffects,
): RequestCache {
  isolate.invalidations.readInBackground(effects);
  return { ...isolate, ...effects, policies };
}

/** Reuses a stored value, or begins to load it. Concurrent requests share the same load. */
export async function cached<T>(cache: RequestCache, cacheable: Cacheable<T>): Promise<Lookup<T>> {
  return (await reuse(cache, cacheable)) ?? forward(cache, cacheable);
}

/**
 * Reuses a stored entry. A fresh entry is served as it is. A stale entry is served while it is revalidated in the
 * background. If the entry is invalidated, the request waits for the revalidation. Returns undefined if no stored entry
 * may be served.
 */
export async function reuse<T>(
  cache: RequestCache,
  cacheable: Cacheable<T>,
): Promise<Lookup<T> | undefined> {
  const { key, name, policy } = cacheable;
  if (!isStored(policy)) return undefined;
  const { backOff, flights, invalidations } = cache;
  const { entry, freshness } = await find<T>(cache, key, policy);
  if (!entry || freshness === "expired") return undefined;
  if (freshness === "fresh") return found(entry, statusOf(name, "hit", served(cache, entry)));
  if (entry.missing) return undefined;
  // Failures before the last invalidation do not count, because the new content may be available now.
  const limits = { maxDelay: policy.retry, since: invalidations.learnedAt };
  const isFailing = backOff.isFailing(key);
  if (!backOff.isBackingOff(key, limits)) {
    if (freshness === "invalidated" || cacheable.mustRevalidate)
      return forward(cache, cacheable, entry);
    if (!flights.has(key)) loadOnce(cache, cacheable, entry).catch(() => {});
  }
  return found(entry, statusOf(name, "stale", { ...served(cache, entry), isFailing }));
}

/** Stores a value that the caller has obtained itself. The next request can find this value. */
export function put<T>(cache: RequestCache, cacheable: Cacheable<T>, loaded: Loaded<T>): Entry<T> {
  const { key, policy } = cacheable;
  const entry = toEntry(cache, cacheable, begin(cache, policy), loaded);
  void cache.store.put(key, entry, policy, cache);
  return entry;
}

/**
 * Returns the age of a document that is rendered now from these upstream responses. A response that is stale, or whose
 * freshness the content service limits, also limits how long the document may be served. `requestedAt` is the time of
 * the earliest upstream request, because the document may lack later changes.
 */
export function documentAge(cache: RequestCache, parts: readonly CacheStatus[]): Age {
  const rendering = begin(cache, cache.policies.document).age;
  const ages = parts.flatMap(({ entry }) => entry?.age ?? []);
  const limiting = parts.flatMap(({ entry, state }) =>
    entry && (entry.age.isLimited || state === "stale") ? entry.age : [],
  );
  const { requestedAt } = oldest([rendering, ...ages]);
  return { ...oldest([rendering, ...limiting]), requestedAt };
}

/**
 * Checks whether an entry includes all content changes that this isolate knows of. A document must also show the newest
 * navigation.
 */
export function validityOf(
  { invalidations, navigations }: Pick<RequestCache, "invalidations" | "navigations">,
  entry: Pick<Entry<unknown>, "tags" | "sequence" | "navigation">,
) {
  const validity = invalidations.check(entry);
  const { navigation } = entry;
  const isOutdated = validity === "valid" && navigation && !navigations.isCurrent(navigation);
  return isOutdated ? "invalidated" : validity;
}

/**
 * Returns the entry in memory if it is fresh. Otherwise returns the newer of the entries in memory and in the Cache
 * API.
 */
async function find<T>(cache: RequestCache, key: string, policy: CachePolicy) {
  const { store, flights, waitUntil } = cache;
  const inMemory = store.inMemory<T>(key);
  const freshness = inMemory && (await confirmedFreshness(cache, inMemory, policy));
  if (!policy.inCacheApi || freshness === "fresh") return { entry: inMemory, freshness };
  const options = { timeout: CACHE_API_TIMEOUT, waitUntil };
  const read = () => store.find<T>(key, policy, cache);
  // `read` never rejects, but `join` rejects after the timeout.
  const entry = await flights.join(`read ${key}`, read, options).catch(() => inMemory);
  if (entry && validityOf(cache, entry) === "purged") waitUntil(store.delete(key, cache));
  return { entry, freshness: entry && (await confirmedFreshness(cache, entry, policy)) };
}

/**
 * Determines an entry's freshness from its age and from the invalidations. Reads new invalidations first if necessary.
 */
async function confirmedFreshness(
  cache: RequestCache,
  entry: Entry<unknown>,
  { maxStale = 0 }: CachePolicy,
) {
  const { requestedAt, freshUntil, usableUntil } = entry.age;
  const { now, invalidations, policies } = cache;
  const isConfirmed = await invalidations.confirm(requestedAt, cache);
  const validity = validityOf(cache, entry);
  // The entry may have been stored when the settings allowed longer times. The current settings apply to it, too.
  const isTooOld = Math.min(usableUntil, requestedAt + policies.lifetime) <= now();
  if (isTooOld || validity === "purged") return "expired";
  if (!isConfirmed || validity === "invalidated") return "invalidated";
  return now() < freshUntil + maxStale ? "fresh" : "stale";
}

/** Begins to load a value that is not stored, or to revalidate a stored one. */
export function forward<T>(
  cache: RequestCache,
  cacheable: Cacheable<T>,
  stored?: Entry<T>,
): Lookup<T> {
  const { key, name } = cacheable;
  const { backOff, flights } = cache;
  const status = statusOf(name, stored ? "revalidated" : "miss", {
    isCollapsed: flights.has(key),
    isFailing: backOff.isFailing(key),
  });
  const loaded = loadOrServeStale(cache, cacheable, status, stored);
  // The caller may await the value later or never. Without this line a failure would be an unhandled rejection.
  loaded.catch(() => {});
  return { status, result: loaded };
}

/** Waits for the loaded entry. If loading fails, serves the stored entry. */
async function loadOrServeStale<T>(
  cache: RequestCache,
  cacheable: Cacheable<T>,
  status: CacheStatus,
  stored?: Entry<T>,
): Promise<Cached<T>> {
  const { key, name, policy, signal } = cacheable;
  const { backOff, now } = cache;
  const { isCollapsed } = status;
  const asStale = (entry: Entry<T>) => {
    const failing = { ...served(cache, entry), isFailing: true };
    return { entry, status: statusOf(name, "stale", failing) };
  };
  try {
    if (!stored && backOff.isBackingOff(key, MISS_LIMITS)) {
      const message = `loading "${name}" has failed repeatedly and is not tried again yet`;
      throw new ContentError("upstream", message);
    }
    let entry = await loadOnce(cache, cacheable, stored, signal);
    // A load that began before this request may have returned a value that is outdated by now.
    const isExpired = ({ age }: Entry<T>) => age.usableUntil <= now();
    const isOutdated = validityOf(cache, entry) !== "valid" || isExpired(entry);
    if (isCollapsed && isOutdated) entry = await loadOnce(cache, cacheable, stored, signal);
    // If the content service fails, a value may be composed of stale entries. Then the value is stale, too.
    if (entry.isFailing) return asStale(entry);
    const isStored = !isCollapsed && !isExpired(entry);
    const loaded = { ...served(cache, entry), ttl: 0, isStored, isFailing: false };
    return { entry, status: { ...status, ...loaded } };
  } catch (error) {
    const mayServe = stored && !isNotFound(error) && !signal?.aborted;
    if (!mayServe || (await confirmedFreshness(cache, stored, policy)) === "expired") throw error;
    return asStale(stored);
  }
}

/** Loads and stores an entry. Concurrent requests share the same load. */
function loadOnce<T>(
  cache: RequestCache,
  cacheable: Cacheable<T>,
  stored?: Entry<T>,
  signal?: AbortSignal,
) {
  const { key, timeout, policy } = cacheable;
  const { backOff, flights, invalidations, store, waitUntil, warn } = cache;
  const start = async (aborted: AbortSignal) => {
    await invalidations.confirmFirst(cache);
    const begun = begin(cache, policy);
    try {
      const entry = toEntry(cache, cacheable, begun, await cacheable.load(aborted));
      await store.put(key, entry, policy, cache);
      if (entry.missing) throw missingError(entry.missing);
      return entry;
    } catch (error) {
      // An aborted load does not prove that the content service fails.
      if (!aborted.aborted && !isNotFound(error)) {
        backOff.fail(key);
        if (stored) warn("a stale entry could not be revalidated", error);
      }
      throw error;
    }
  };
  return flights.join(key, start, { timeout, waitUntil, signal });
}

/**
 * Returns the age and the sequence number of an entry whose load begins now. The entry will include all changes that
 * this isolate knows now.
 */
function begin({ now, random, invalidations }: RequestCache, policy: CachePolicy) {
  return { age: ageOf(now(), policy, random()), sequence: invalidations.sequence };
}

/**
 * Makes an entry from a loaded value. If the value is composed of responses that are stale because the content service
 * fails, the load counts as a failure.
 */
function toEntry<T>(
  { backOff }: RequestCache,
  { key, policy }: Cacheable<T>,
  begun: Pick<Entry<T>, "age" | "sequence">,
  { limits = [], ...loaded }: Loaded<T>,
): Entry<T> {
  backOff[loaded.isFailing ? "fail" : "succeed"](key);
  const { requestedAt } = begun.age;
  const { age = begun.age, missing } = loaded;
  const notFound = { ...policy, maxAge: policy.negative, stale: 0 };
  const own = missing ? ageOf(requestedAt, notFound, 0) : age;
  const limited = limitAge(own, limits, requestedAt);
  return { value: undefined as T, tags: [], ...begun, ...loaded, age: limited };
}

/**
 * Returns an entry and its remaining freshness in seconds. A valid entry gets the newest sequence number, because none
 * of the known changes affects it.
 */
function served(cache: RequestCache, entry: Entry<unknown>) {
  const { sequence } = validityOf(cache, entry) === "valid" ? cache.invalidations : entry;
  return {
    entry: { ...entry, sequence },
    ttl: Math.floor((entry.age.freshUntil - cache.now()) / 1000),
  };
}

/** Makes the result for a stored entry. The result rejects if the entry says that the value does not exist. */
function found<T>(entry: Entry<T>, status: CacheStatus): Lookup<T> {
  if (!entry.missing) return { status, result: Promise.resolve({ entry, status }) };
  const error = Promise.reject(missingError(entry.missing));
  error.catch(() => {});
  return { status, result: error };
}

function missingError(missing: NonNullable<Entry<unknown>["missing"]>): ContentError {
  return new ContentError(missing, "the item does not exist");
}
