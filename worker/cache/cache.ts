import { ContentError, isNotFound } from "../../shared/content/errors.ts";
import type { Effects } from "../effects/effects.ts";
import { BackOff } from "./back-off.ts";
import { type CacheStatus, type Entry, type Loaded, statusOf } from "./entry.ts";
import { SingleFlight } from "./flight.ts";
import { Invalidations, type LogEffects } from "./invalidation.ts";
import { KeptParts } from "./kept-parts.ts";
import {
  type Age,
  ageOf,
  type CachePolicy,
  isStored,
  lifetimeOf,
  limitAge,
  oldest,
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
  /** Loads the value, or that there is none. */
  load: (signal: AbortSignal) => Promise<Loaded<T>>;
  /** Milliseconds after which a load is considered lost. */
  timeout: number;
  /** A stale entry is served only if revalidation fails. */
  mustRevalidate?: boolean | undefined;
  /** Aborts when the client has disconnected. */
  signal?: AbortSignal | undefined;
  /** Called once it is known how the call is handled; what is loaded completes the status. */
  onStatus?: (status: CacheStatus) => void;
}

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
    keptParts: new KeptParts(effects.now),
    invalidations: new Invalidations(effects),
    /** Messages that are logged once. */
    warned: new Set<string>(),
  };
}

/** The cache for upstream responses and rendered documents, as one request sees it. */
export interface Cache extends IsolateState, LogEffects {
  policies: Policies;
  /** Logs a problem once for each isolate. */
  warnOnce: LogEffects["warn"];
  /** Milliseconds after which no entry is served. */
  lifetime: number;
}

export function cacheFor(isolate: IsolateState, policies: Policies, effects: LogEffects): Cache {
  isolate.invalidations.readInBackground(effects);
  const warnOnce: LogEffects["warn"] = (message, cause) => {
    if (!isolate.warned.has(message)) effects.warn(message, cause);
    isolate.warned.add(message);
  };
  return { ...isolate, ...effects, warnOnce, policies, lifetime: lifetimeOf(policies) };
}

/** The entry, loaded once for all concurrent requests; rejects if it can be neither loaded nor served. */
export async function cached<T>(cache: Cache, call: Call<T>): Promise<Entry<T>> {
  return (await lookup(cache, call)) ?? loadFirst(cache, call);
}

/** A fresh entry, or a stale one that is loaded in the background; an invalidated one is loaded first. Undefined on a miss. */
export async function lookup<T>(cache: Cache, call: Call<T>): Promise<Entry<T> | undefined> {
  const { key, name, policy, onStatus } = call;
  if (!isStored(policy)) return undefined;
  const { backOff, flights, invalidations } = cache;
  const { entry, freshness } = await find<T>(cache, key, policy);
  if (!entry || freshness === "expired") return undefined;
  if (freshness === "fresh") {
    onStatus?.(statusOf(name, "hit", served(cache, entry)));
    return existing(entry);
  }
  if (entry.missing) return undefined;
  // Failures from before the last invalidation do not count: the new content may be available now.
  const limits = { maxDelay: policy.retry, since: invalidations.learnedAt };
  const isFailing = backOff.isFailing(key);
  if (!backOff.isBackingOff(key, limits)) {
    if (freshness === "invalidated" || call.mustRevalidate) return loadFirst(cache, call, entry);
    if (!flights.has(key)) load(cache, call, entry).catch(() => {});
  }
  onStatus?.(statusOf(name, "stale", { ...served(cache, entry), isFailing }));
  return entry;
}

/** Stores what was loaded elsewhere, in time for the next request. */
export function put<T>(cache: Cache, call: Call<T>, loaded: Loaded<T>): Entry<T> {
  const { key, policy } = call;
  const entry = toEntry(cache, call, begin(cache, policy), loaded);
  void cache.store.put(key, entry, policy, cache);
  return entry;
}

/** A document is as fresh as its rendering, which is now, unless a part was stale or limited; it has no change since the first request. */
export function documentAge(cache: Cache, parts: readonly CacheStatus[]): Age {
  const rendering = begin(cache, cache.policies.document).age;
  const ages = parts.flatMap(({ entry }) => entry?.age ?? []);
  const limiting = parts.flatMap(({ entry, state }) =>
    entry && (entry.age.isLimited || state === "stale") ? entry.age : [],
  );
  const { requestedAt } = oldest([rendering, ...ages]);
  return { ...oldest([rendering, ...limiting]), requestedAt };
}

/** The entry in memory if it is fresh, otherwise the newest one. */
async function find<T>(cache: Cache, key: string, policy: CachePolicy) {
  const { store, flights, invalidations, waitUntil } = cache;
  const inMemory = store.inMemory<T>(key);
  const freshness = inMemory && (await confirmedFreshness(cache, inMemory, policy));
  if (!policy.inCacheApi || freshness === "fresh") return { entry: inMemory, freshness };
  const options = { timeout: CACHE_API_TIMEOUT, waitUntil };
  const read = () => store.find<T>(key, policy, cache);
  // It does not reject, but joining it does after the timeout.
  const entry = await flights.join(`read ${key}`, read, options).catch(() => inMemory);
  if (entry && invalidations.check(entry) === "purged") waitUntil(store.delete(key, cache));
  return { entry, freshness: entry && (await confirmedFreshness(cache, entry, policy)) };
}

/** By age and by the invalidations that this isolate must know of. */
async function confirmedFreshness(
  cache: Cache,
  entry: Entry<unknown>,
  { maxStale = 0 }: CachePolicy,
) {
  const { requestedAt, freshUntil, usableUntil } = entry.age;
  const { now, invalidations, lifetime } = cache;
  const isConfirmed = await invalidations.confirm(requestedAt, cache);
  const validity = invalidations.check(entry);
  // By an earlier setting, it may have been stored for longer than purges are read back.
  const isTooOld = Math.min(usableUntil, requestedAt + lifetime) <= now();
  if (isTooOld || validity === "purged") return "expired";
  if (!isConfirmed || validity === "invalidated") return "invalidated";
  return now() < freshUntil + maxStale ? "fresh" : "stale";
}

/** The loaded entry, or the stored one if it cannot be loaded. */
async function loadFirst<T>(cache: Cache, call: Call<T>, stored?: Entry<T>): Promise<Entry<T>> {
  const { key, name, policy, signal, onStatus } = call;
  const { backOff, flights, invalidations, now } = cache;
  const isCollapsed = flights.has(key);
  // Known before the outcome, for the header of a response that is streamed.
  const isFailing = backOff.isFailing(key);
  const status = statusOf(name, stored ? "revalidated" : "miss", { isCollapsed, isFailing });
  onStatus?.(status);
  const serveStale = (old: Entry<T>) => {
    Object.assign(status, statusOf(name, "stale", { ...served(cache, old), isFailing: true }));
    return old;
  };
  try {
    if (!stored && backOff.isBackingOff(key, MISS_LIMITS)) {
      const message = `the call ${name} has failed repeatedly and is not retried yet`;
      throw new ContentError("upstream", message);
    }
    let entry = await load(cache, call, stored, signal);
    // A load that began before this request may have returned what is outdated by now.
    const isExpired = ({ age }: Entry<T>) => age.usableUntil <= now();
    const isOutdated = invalidations.check(entry) !== "valid" || isExpired(entry);
    if (isCollapsed && isOutdated) entry = await load(cache, call, stored, signal);
    // What is composed of stale entries because upstream fails is stale, too.
    if (entry.isFailing) return serveStale(entry);
    const isStored = !isCollapsed && !isExpired(entry);
    Object.assign(status, { ...served(cache, entry), ttl: 0, isStored, isFailing: false });
    return entry;
  } catch (error) {
    status.hasFailed = !isNotFound(error);
    const mayServe = stored && status.hasFailed && !signal?.aborted;
    if (!mayServe || (await confirmedFreshness(cache, stored, policy)) === "expired") throw error;
    return serveStale(stored);
  }
}

/** Loads and stores an entry, once for all concurrent requests. */
function load<T>(cache: Cache, call: Call<T>, stored?: Entry<T>, signal?: AbortSignal) {
  const { key, timeout, policy } = call;
  const { backOff, flights, invalidations, store, waitUntil, warn } = cache;
  const start = async (aborted: AbortSignal) => {
    await invalidations.confirmFirst(cache);
    const begun = begin(cache, policy);
    try {
      const entry = toEntry(cache, call, begun, await call.load(aborted));
      await store.put(key, entry, policy, cache);
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

/** An entry that is loaded from now on has the changes that are known by now. */
function begin({ now, random, invalidations }: Cache, policy: CachePolicy) {
  return { age: ageOf(now(), policy, random()), sequence: invalidations.sequence };
}

/** One composed of stale entries because upstream fails counts as a failed revalidation. */
function toEntry<T>(
  { backOff }: Cache,
  { key, policy }: Call<T>,
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

/** An entry that nothing has invalidated is as good as one that is loaded now. */
function served({ now, invalidations }: Cache, entry: Entry<unknown>) {
  const { sequence } = invalidations.check(entry) === "valid" ? invalidations : entry;
  return {
    entry: { ...entry, sequence },
    ttl: Math.floor((entry.age.freshUntil - now()) / 1000),
  };
}

function existing<T>(entry: Entry<T>): Entry<T> {
  if (entry.missing) throw new ContentError(entry.missing, "the item does not exist");
  return entry;
}
