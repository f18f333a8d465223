import { ContentError } from "../../shared/content/errors.ts";
import type { BackOff } from "./back-off.ts";
import type { Changes, ReadingContext } from "./changes.ts";
import { type Age, ageOf, type CachePolicy, isKeeping, NOT_FOUND_POLICY } from "./policy.ts";
import type { SingleFlight } from "./single-flight.ts";
import type { Entry, EntryStore } from "./store.ts";

/** What the cache did for one call. */
export interface CacheOutcome {
  state: "hit" | "stale" | "miss";
  /** Whole seconds that the answer is still fresh; not positive for a stale one. */
  ttl: number;
  /** Set once the answer is there and good to keep. */
  age?: Age;
  /** A new answer that goes into the cache. */
  isStored?: boolean;
  /** The answer is stale because the content service fails. */
  isFailing: boolean;
  tags: readonly string[];
}

/** What a cache needs of the request that it serves. */
export interface CacheContext {
  store: EntryStore;
  policy: CachePolicy;
  flights: SingleFlight;
  /** Fresh entries of steady calls, in the isolate's own memory. */
  steady: Map<string, KeptEntry>;
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
  /** As the log may tell it: without parameters, which may be what a visitor has typed. */
  name: string;
  /** Asks the content service; rejects with a ContentError. */
  ask: (signal: AbortSignal) => Promise<T>;
  /** Every page asks for it, and there are few of its kind. */
  isSteady?: boolean | undefined;
  /** Tags of what the answer shows. */
  tagsOf: (value: T) => string[];
  /** Tags of the fact that there is no such thing. */
  tagsOfMissing?: string[];
  /** Told as soon as it is known whether the cache has the answer. */
  onLookup?: () => void;
  onOutcome?: (outcome: CacheOutcome) => void;
}

/** An answer with its age and tags. */
export type KeptEntry = Extract<Entry, { value: unknown }>;

/** Asks, and keeps what is good to keep; `kept` never rejects. */
export function askAndKeep<T>(call: CachedCall<T>, context: CacheContext, signal: AbortSignal) {
  const { store, steady, policy, backOff, now, random } = context;
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
      if (!isKeeping(policy)) return undefined;
      if (call.isSteady) steady.set(call.url, entry);
      return store.write(call.url, entry, now());
    },
    (error: unknown) => {
      if (isNotFound(error)) {
        backOff.succeed(call.url);
        const age = ageOf(askedAt, NOT_FOUND_POLICY, 0);
        const tags = call.tagsOfMissing ?? [];
        return store.write(call.url, { ...age, tags, missing: true }, now());
      }
      // Nobody waited any longer: that says nothing of the content service.
      if (!signal.aborted) backOff.fail(call.url);
      return undefined;
    },
  );
  return { answer, kept };
}

export function refreshInBackground<T>(call: CachedCall<T>, context: CacheContext): void {
  if (context.flights.has(refreshKey(call))) return;
  refreshOnce(call, context).catch(() => {});
}

/** One refresh of a key at a time; one that fails leaves the stale entry where it is. */
export function refreshOnce<T>(call: CachedCall<T>, context: CacheContext): Promise<KeptEntry> {
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

/** Somebody may have left before the answer came: a rejection without a listener is no error here. */
export function quiet<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ContentError && error.code === "not-found";
}
