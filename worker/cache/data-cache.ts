import { ContentError, notFound } from "../../shared/content/errors.ts";
import { type CachePolicy, freshnessOf, NOT_FOUND_POLICY, timeToLive } from "./policy.ts";
import type { SingleFlight, Work } from "./single-flight.ts";
import type { Entry, EntryStore } from "./store.ts";

/** What the cache did for one call; `ttl` in whole seconds, `stored` once the answer is good to keep. */
export type CacheOutcome =
  | { state: "hit"; ttl: number }
  | { state: "stale"; ttl: number }
  | { state: "miss"; stored: boolean };

/** What a cache needs of the request that it serves. */
export interface CacheContext {
  store: EntryStore;
  policy: CachePolicy;
  flights: SingleFlight;
  now: () => number;
  waitUntil: (work: Promise<unknown>) => void;
  warn: (message: string, cause: unknown) => void;
  /** Aborts when the visitor has left. */
  leaving?: AbortSignal;
}

export interface CachedCall<T> {
  url: string;
  /** Asks the content service; rejects with a ContentError. */
  ask: (signal: AbortSignal) => Promise<T>;
  /** Told as soon as it is known whether the cache has the answer. */
  onLookup?: () => void;
  onOutcome?: (outcome: CacheOutcome) => void;
}

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
    const outcome: CacheOutcome = { state: "miss", stored: false };
    const { answer, kept } = askAndKeep(call, context, signal);
    answer.then(() => {
      outcome.stored = true;
    }, ignore);
    kept.finally(finished.resolve);
    return { outcome, answer };
  });
  return { result, done: finished.promise };
}

async function find<T>(call: CachedCall<T>, context: CacheContext): Promise<Lookup | undefined> {
  const entry = await context.store.read(call.url);
  if (!entry) return undefined;
  const policy = "missing" in entry ? NOT_FOUND_POLICY : context.policy;
  const freshness = freshnessOf(entry.storedAt, policy, context.now());
  if (freshness === "expired") return undefined;
  if (freshness === "stale") refreshOnce(call, context);
  const ttl = Math.floor(timeToLive(entry.storedAt, policy, context.now()) / 1000);
  return {
    outcome: { state: freshness === "fresh" ? "hit" : "stale", ttl },
    answer: answerOf(entry),
  };
}

function answerOf(entry: Entry): Promise<unknown> {
  if (!("missing" in entry)) return Promise.resolve(entry.value);
  return quiet(Promise.reject(notFound("the item")));
}

function askAndKeep<T>(call: CachedCall<T>, context: CacheContext, signal: AbortSignal) {
  const answer = quiet(call.ask(signal));
  const keep = (entry: Entry, policy: CachePolicy) => context.store.write(call.url, entry, policy);
  const kept = answer.then(
    (value) => keep({ storedAt: context.now(), value }, context.policy),
    (error: unknown) =>
      isNotFound(error)
        ? keep({ storedAt: context.now(), missing: true }, NOT_FOUND_POLICY)
        : undefined,
  );
  return { answer, kept };
}

/** A refresh that fails leaves the stale entry where it is. */
function refreshOnce<T>(call: CachedCall<T>, context: CacheContext): void {
  const key = `refresh ${call.url}`;
  if (context.flights.has(key)) return;
  const start = (signal: AbortSignal) => {
    const { answer, kept } = askAndKeep(call, context, signal);
    return { result: answer, done: kept };
  };
  const refresh = context.flights.join(key, start, context.waitUntil, (result) => result);
  refresh.catch((cause: unknown) => {
    if (!isNotFound(cause)) context.warn("a stale entry could not be refreshed", cause);
  });
}

/** Somebody may have left before the answer came: a rejection without a listener is no error here. */
function quiet<T>(promise: Promise<T>): Promise<T> {
  promise.catch(ignore);
  return promise;
}

function ignore(): void {}

function isNotFound(error: unknown): boolean {
  return error instanceof ContentError && error.code === "not-found";
}
