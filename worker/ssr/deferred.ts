import type { StaticHandlerContext } from "react-router";
import { type Deferred, isDeferred, limitDeferred } from "../../shared/content/deferred.ts";
import { sleep } from "../sleep.ts";

/** How long a document waits for values that the cache does not hold but that may be near. */
const READY_WAIT_MS = 3;

export interface SettleOptions {
  /** Whether the cache is still looking for an answer. */
  isLookingUp: () => boolean;
  /** Resolves when each call so far is answered by the cache or on its way upstream. */
  cacheAnswered: () => Promise<void>;
  /** Crawlers get the whole document at once. */
  waitForAll: boolean;
  /** Resolves when values that have not come count as failed. */
  timeLimit: Promise<unknown>;
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
  const values = limitAll(context, options.timeLimit);
  const all = Promise.all(values.map(({ deferred }) => deferred));
  await (options.waitForAll ? all : untilReady(all, options));
  const late = values.filter(({ deferred }) => deferred.status !== "fulfilled");
  for (const { key, deferred } of late) deferred.lateKey = key;
  const pageId = context.matches.at(-1)?.route.id;
  const page = values.filter(({ routeId, deferred }) => routeId === pageId && !deferred.isExtra);
  return {
    isStreamed: late.length > 0,
    hasFailure: values.some(({ deferred }) => hasFailed(deferred)),
    isUnavailable: page.length > 0 && page.every(({ deferred }) => hasFailed(deferred)),
  };
}

/** An answer from the cache may lead to another call: what is looked up is waited for each time. */
async function untilReady(
  all: Promise<unknown>,
  { cacheAnswered, isLookingUp }: SettleOptions,
): Promise<void> {
  let isDone = false;
  void all.then(() => {
    isDone = true;
  });
  do {
    await Promise.race([all, cacheAnswered()]);
    await Promise.race([all, sleep(READY_WAIT_MS)]);
    // A page without values, such as an error, must not spin while somebody else's lookup goes on.
  } while (!isDone && isLookingUp());
}

function hasFailed(deferred: Deferred<unknown>): boolean {
  return deferred.status === "fulfilled" && deferred.value?.ok === false;
}

/** Puts the limited values in the place of the loaders' own and lists them. */
function limitAll(
  context: StaticHandlerContext,
  timeLimit: Promise<unknown>,
): { routeId: string; key: string; deferred: Deferred<unknown> }[] {
  return Object.entries(context.loaderData).flatMap(([routeId, data]) => {
    const fields: Record<string, unknown> = data ?? {};
    return Object.entries(fields).flatMap(([name, value]) => {
      if (!isDeferred(value)) return [];
      const deferred = limitDeferred(value, timeLimit);
      fields[name] = deferred;
      return [{ routeId, key: `${routeId} ${name}`, deferred }];
    });
  });
}
