import { ContentError, notFound } from "../../shared/content/errors.ts";
import { type BackOff, MISS_PATIENCE, REFRESH_PATIENCE } from "./back-off.ts";
import type { Changes, ReadingContext } from "./changes.ts";
import {
  type Age,
  ageOf,
  type CachePolicy,
  freshnessOf,
  NOT_FOUND_POLICY,
  timeToLive,
} from "./policy.ts";
import type { SingleFlight, Work } from "./single-flight.ts";
import type { Entry, EntryStore } from "./store.ts";

/** What the cache did for one call. */
export interface CacheOutcome {
  state: "hit" | "stale" | "miss";
  /** Whole seconds that the answer is still fresh; not positive for a stale one. */
  ttl: number;
  /** Set once the answer is there and good to keep. */
  age?: Age;
  /** The answer is stale because the content service fails. */
  isFailing: boolean;
  tags: readonly string[];
}

/** What a cache needs of the request that it serves. */
export interface CacheContext {
  store: EntryStore;
  policy: CachePolicy;
  flights: SingleFlight;
  backOff: BackOff;
  changes: Changes;
  /** Where other isolates' changes are read; absent where nobody tells any. */
  reading?: ReadingContext | undefined;
  now: () => number;
  random: () => number;
  waitUntil: (work: Promise<unknown>) => void;
  warn: (message: string, cause: unknown) => void;
  /** Stale answers are asked for anew, and served only where that fails. */
  mustRefresh?: boolean;
  /** Aborts when the visitor has left. */
  leaving?: AbortSignal | undefined;
}

export interface CachedCall<T> {
  url: string;
  /** Asks the content service; rejects with a ContentError. */
  ask: (signal: AbortSignal) => Promise<T>;
  /** Tags of what the answer shows. */
  tagsOf: (value: T) => string[];
  /** Told as soon as it is known whether the cache has the answer. */
  onLookup?: () => void;
  onOutcome?: (outcome: CacheOutcome) => void;
}

/** The cache was read; the answer is there, or on its way from the content service. */
interface Lookup {
  outcome: CacheOutcome;
  answer: Promise<unknown>;
}

type KeptEntry = Extract<Entry, { value: unknown }>;

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
  const key = context.mustRefresh ? `refreshed ${call.url}` : call.url;
  return context.flights.join(
    key,
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
      return missed(quiet(Promise.reject(leftAlone(call.url))));
    }
    const { answer, kept } = askAndKeep(call, context, signal);
    kept.finally(finished.resolve);
    return missed(answer);
  });
  return { result, done: finished.promise };
}

function missed(answer: Promise<KeptEntry>): Lookup {
  const outcome: CacheOutcome = { state: "miss", ttl: 0, isFailing: false, tags: [] };
  const told = answer.then((entry) => {
    outcome.age = entry;
    outcome.tags = entry.tags;
    return entry.value;
  });
  return { outcome, answer: quiet(told) };
}

async function find<T>(call: CachedCall<T>, context: CacheContext): Promise<Lookup | undefined> {
  const entry = await context.store.read(call.url);
  const freshness = entry ? await knownFreshness(entry, context) : "expired";
  if (!entry || freshness === "expired") return undefined;
  if ("missing" in entry) return freshness === "fresh" ? missing(entry, context) : undefined;
  if (freshness === "fresh") return found(entry, "hit", context);
  const isWaiting = context.backOff.isWaiting(call.url, REFRESH_PATIENCE);
  if (context.mustRefresh && !isWaiting) return refreshed(call, entry, context);
  if (!isWaiting) refreshInBackground(call, context);
  return found(entry, "stale", context, context.backOff.isFailing(call.url));
}

/** Young enough, and not called back by a change of content. */
async function knownFreshness(entry: Entry, { changes, reading, now }: CacheContext) {
  const freshness = freshnessOf(entry, now());
  if (freshness !== "fresh" || "missing" in entry) return freshness;
  if (reading) await changes.knownFor(entry.askedAt, reading);
  return changes.hasChanged(entry.askedAt, () => entry.tags) ? "stale" : "fresh";
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

/** Waits for the new answer; the stale one does where there is none. */
async function refreshed<T>(
  call: CachedCall<T>,
  stale: KeptEntry,
  context: CacheContext,
): Promise<Lookup> {
  try {
    return missed(Promise.resolve(await refreshOnce(call, context)));
  } catch (error) {
    if (isNotFound(error)) return missed(quiet(Promise.reject(error)));
    return found(stale, "stale", context, true);
  }
}

function refreshInBackground<T>(call: CachedCall<T>, context: CacheContext): void {
  if (context.flights.has(refreshKey(call))) return;
  refreshOnce(call, context).catch(() => {});
}

/** One refresh of a key at a time; one that fails leaves the stale entry where it is. */
function refreshOnce<T>(call: CachedCall<T>, context: CacheContext): Promise<KeptEntry> {
  const start = (signal: AbortSignal) => {
    const { answer, kept } = askAndKeep(call, context, signal);
    answer.catch((cause: unknown) => {
      if (!isNotFound(cause)) context.warn("a stale entry could not be refreshed", cause);
    });
    return { result: answer, done: kept };
  };
  return context.flights.join(refreshKey(call), start, context.waitUntil, (result) => result);
}

function refreshKey({ url }: { url: string }): string {
  return `refresh ${url}`;
}

/** Asks, and keeps what is good to keep; `kept` never rejects. */
function askAndKeep<T>(call: CachedCall<T>, context: CacheContext, signal: AbortSignal) {
  const { store, policy, backOff, now, random } = context;
  // From when it was asked: what changes in between is not known to the answer.
  const askedAt = now();
  const answer = quiet(
    call.ask(signal).then((value): KeptEntry => {
      return { ...ageOf(askedAt, policy, random()), value, tags: call.tagsOf(value) };
    }),
  );
  const kept = answer.then(
    (entry) => {
      backOff.succeed(call.url);
      return store.write(call.url, entry, now());
    },
    (error: unknown) => {
      if (isNotFound(error)) {
        backOff.succeed(call.url);
        return store.write(
          call.url,
          { ...ageOf(askedAt, NOT_FOUND_POLICY, 0), missing: true },
          now(),
        );
      }
      // Nobody waited any longer: that says nothing of the content service.
      if (!signal.aborted) backOff.fail(call.url);
      return undefined;
    },
  );
  return { answer, kept };
}

function leftAlone(url: string): ContentError {
  return new ContentError("upstream", `${url} has failed again and again and is left alone`);
}

/** Somebody may have left before the answer came: a rejection without a listener is no error here. */
function quiet<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

function isNotFound(error: unknown): boolean {
  return error instanceof ContentError && error.code === "not-found";
}
