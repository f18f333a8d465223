import { ContentError, notFound } from "../../shared/content/errors.ts";
import { MISS_PATIENCE, REFRESH_PATIENCE } from "./back-off.ts";
import { type Freshness, freshnessOf, isKeeping, timeToLive } from "./policy.ts";
import {
  askAndKeep,
  type CacheContext,
  type CachedCall,
  type CacheOutcome,
  isNotFound,
  type KeptEntry,
  quiet,
  refreshInBackground,
  refreshOnce,
} from "./renewal.ts";
import type { Work } from "./single-flight.ts";
import type { Entry } from "./store.ts";

/** The cache was read; the answer is there, or on its way from the content service. */
interface Lookup {
  outcome: CacheOutcome;
  answer: Promise<unknown>;
}

/**
 * The value of a call: fresh from the cache; stale at once with one refresh in
 * the background; else from the content service, asked once however many wait.
 */
export function cached<T>(call: CachedCall<T>, context: CacheContext): Promise<T> {
  const read = async (looking: Promise<Lookup>) => {
    const { outcome, answer } = await looking;
    call.onLookup?.();
    call.onOutcome?.(outcome);
    return (await answer) as T;
  };
  // Who is content with a stale answer must not wait with one who is not.
  if (context.mustRefresh) return read(renewed(call, context));
  return context.flights.join(
    call.url,
    (signal) => lookUp(call, context, signal),
    context.waitUntil,
    read,
    context.leaving,
  );
}

/** The key is taken until the answer is written, so that nobody asks again in between. */
function lookUp<T>(call: CachedCall<T>, context: CacheContext, signal: AbortSignal): Work<Lookup> {
  const finished = Promise.withResolvers<void>();
  const result = find(call, context).then((found) => {
    if (found) {
      finished.resolve();
      return found;
    }
    if (context.backOff.isWaiting(call.url, MISS_PATIENCE)) {
      finished.resolve();
      return missed(quiet(Promise.reject(leftAlone(call.name))), context);
    }
    const { answer, kept } = askAndKeep(call, context, signal);
    kept.finally(finished.resolve);
    return missed(answer, context);
  });
  return { result, done: finished.promise };
}

function missed(answer: Promise<KeptEntry>, { policy }: CacheContext): Lookup {
  const outcome: CacheOutcome = { state: "miss", ttl: 0, isFailing: false, tags: [] };
  const told = answer.then((entry) => {
    outcome.age = entry;
    outcome.isStored = isKeeping(policy);
    outcome.tags = entry.tags;
    return entry.value;
  });
  return { outcome, answer: quiet(told) };
}

async function find<T>(call: CachedCall<T>, context: CacheContext): Promise<Lookup | undefined> {
  const { entry, freshness } = await look(call, context);
  if (!entry || freshness === "expired") return undefined;
  if ("missing" in entry) return freshness === "fresh" ? missing(entry, context) : undefined;
  if (freshness === "fresh") return found(entry, "hit", context);
  if (!context.backOff.isWaiting(call.url, REFRESH_PATIENCE)) refreshInBackground(call, context);
  return found(entry, "stale", context, context.backOff.isFailing(call.url));
}

/** A stale answer is asked for anew; it serves after all where there is no new one. */
async function renewed<T>(call: CachedCall<T>, context: CacheContext): Promise<Lookup> {
  const { entry, freshness } = await look(call, context);
  if (!entry || "missing" in entry || freshness !== "stale") return lookUpWithOthers(call, context);
  if (context.backOff.isWaiting(call.url, REFRESH_PATIENCE)) {
    return found(entry, "stale", context, true);
  }
  try {
    return missed(Promise.resolve(await refreshOnce(call, context)), context);
  } catch (error) {
    if (isNotFound(error)) return missed(quiet(Promise.reject(error)), context);
    return found(entry, "stale", context, true);
  }
}

function lookUpWithOthers<T>(call: CachedCall<T>, context: CacheContext): Promise<Lookup> {
  return context.flights.join(
    call.url,
    (signal) => lookUp(call, context, signal),
    context.waitUntil,
    (looking) => looking,
  );
}

async function look<T>(
  call: CachedCall<T>,
  context: CacheContext,
): Promise<{ entry?: Entry; freshness: Freshness }> {
  // That there is no such thing is kept even then.
  if (!isKeeping(context.policy) && !call.tagsOfMissing) return { freshness: "expired" };
  const near = context.steady.get(call.url);
  if (near && (await knownFreshness(near, context)) === "fresh") {
    return { entry: near, freshness: "fresh" };
  }
  const entry = await context.store.read(call.url);
  if (!entry) return { freshness: "expired" };
  const freshness = await knownFreshness(entry, context);
  if (!call.isSteady || !("value" in entry)) return { entry, freshness };
  // The same answer stays the same object, of which pages have made much already.
  const known = near?.askedAt === entry.askedAt ? near : entry;
  context.steady.set(call.url, known);
  return { entry: known, freshness };
}

/** Young enough, and not called back by a change of content. */
async function knownFreshness(entry: Entry, context: CacheContext): Promise<Freshness> {
  const { changes, reading, now } = context;
  const freshness = freshnessOf(entry, now());
  if (freshness !== "fresh") return freshness;
  if (reading) await changes.knownFor(entry.askedAt, reading);
  return changes.hasChanged(entry) ? "stale" : "fresh";
}

function found(
  entry: KeptEntry,
  state: "hit" | "stale",
  { now }: CacheContext,
  isFailing = false,
): Lookup {
  const ttl = timeToLive(entry, now());
  return {
    outcome: {
      state,
      // Called back before its time.
      ttl: state === "stale" ? Math.min(ttl, 0) : ttl,
      age: entry,
      isFailing,
      tags: entry.tags,
    },
    answer: Promise.resolve(entry.value),
  };
}

function missing(entry: Entry, { now }: CacheContext): Lookup {
  const outcome: CacheOutcome = {
    state: "hit",
    ttl: timeToLive(entry, now()),
    age: entry,
    isFailing: false,
    tags: [],
  };
  return { outcome, answer: quiet(Promise.reject(notFound("the item"))) };
}

function leftAlone(name: string): ContentError {
  return new ContentError(
    "upstream",
    `the call ${name} has failed again and again and is left alone`,
  );
}
