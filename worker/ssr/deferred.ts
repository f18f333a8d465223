import type { StaticHandlerContext } from "react-router";
import { type Deferred, isDeferred, limitDeferred } from "../../shared/content/deferred.ts";
import { inTime } from "../in-time.ts";

/** How long a document waits for values that the cache does not hold but that may be near. */
const READY_WAIT_MS = 3;

export interface SettleOptions {
  /** Whether the cache is still looking for an answer. */
  isLookingUp: () => boolean;
  /** Resolves when each call so far is answered by the cache or on its way upstream. */
  cacheAnswered: () => Promise<void>;
  /** Crawlers get the whole document at once. */
  waitForAll: boolean;
  /** Yields what resolves when values that have not come count as failed. */
  timeLimit: () => Promise<unknown>;
}

/** What has become of the deferred values when the document begins. */
export interface SettledState {
  /** Something follows after the shell. */
  isStreamed: boolean;
  /** A value of the document could not be had. */
  hasFailure: boolean;
  /** Nothing that the page itself is about could be had. */
  isUnavailable: boolean;
}

/**
 * Waits until every value that the cache holds is there, a moment for the
 * others, and marks what is still on its way as late.
 */
export async function settleDeferred(
  context: StaticHandlerContext,
  options: SettleOptions,
): Promise<SettledState> {
  if (!options.waitForAll)
    await untilReady(Promise.all(valuesOf(context).map(deferredOf)), options);
  limitAll(context, options.timeLimit);
  const values = valuesOf(context);
  if (options.waitForAll) await Promise.all(values.map(deferredOf));
  const late = values.filter(({ deferred }) => deferred.status !== "fulfilled");
  for (const { key, deferred } of late) deferred.lateKey = key;
  const pageId = context.matches.at(-1)?.route.id;
  const page = values.filter(({ routeId, deferred }) => routeId === pageId && !deferred.isExtra);
  return {
    isStreamed: late.length > 0,
    hasFailure: values.some(({ deferred }) => !deferred.isExtra && hasFailed(deferred)),
    isUnavailable: page.length > 0 && page.every(({ deferred }) => hasFailed(deferred)),
  };
}

/** An answer from the cache may lead to another call: what is looked up is waited for each time. */
async function untilReady(
  all: Promise<unknown>,
  { cacheAnswered, isLookingUp, timeLimit }: SettleOptions,
): Promise<void> {
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  void all.then(done);
  const answered = () => Promise.race([all, cacheAnswered()]);
  let over: Promise<void> | undefined;
  // Nearly always the cache has answered by then, and no clock for the whole page is needed.
  await inTime(answered(), READY_WAIT_MS);
  while (!isDone) {
    if (isLookingUp()) {
      over ??= timeLimit().then(done);
      await Promise.race([answered(), over]);
    }
    if (!isDone) await inTime(all, READY_WAIT_MS);
    // A page without values, such as an error, must not spin while somebody else's lookup goes on.
    if (!isLookingUp()) return;
  }
}

function hasFailed(deferred: Deferred<unknown>): boolean {
  return deferred.status === "fulfilled" && deferred.value?.ok === false;
}

interface DeferredValue {
  routeId: string;
  /** Where the loader has put it. */
  fields: Record<string, unknown>;
  name: string;
  key: string;
  deferred: Deferred<unknown>;
}

function valuesOf({ loaderData }: StaticHandlerContext): DeferredValue[] {
  return Object.entries(loaderData).flatMap(([routeId, data]) => {
    const fields: Record<string, unknown> = data ?? {};
    return Object.entries(fields).flatMap(([name, value]) =>
      isDeferred(value)
        ? [{ routeId, fields, name, key: `${routeId} ${name}`, deferred: value }]
        : [],
    );
  });
}

/** Puts limited values in the place of the loaders' own that have not come. */
function limitAll(context: StaticHandlerContext, timeLimit: () => Promise<unknown>): void {
  for (const { fields, name, deferred } of valuesOf(context)) {
    if (deferred.status === "fulfilled") continue;
    fields[name] = limitDeferred(deferred, timeLimit());
  }
}

function deferredOf({ deferred }: DeferredValue): Deferred<unknown> {
  return deferred;
}
