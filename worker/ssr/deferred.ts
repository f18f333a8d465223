import type { StaticHandlerContext } from "react-router";
import { type Deferred, isDeferred, limitDeferred } from "../../shared/content/deferred.ts";

/** How long a document waits for values that the cache does not hold but that may be near. */
const READY_WAIT_MS = 3;

export interface SettleOptions {
  /** Resolves when each call is answered by the cache or on its way upstream. */
  cacheAnswered: () => Promise<void>;
  /** Crawlers get the whole document at once. */
  waitForAll: boolean;
  /** Resolves when values that have not come count as failed. */
  timeLimit: Promise<unknown>;
}

/**
 * Waits until every value that the cache holds is there, a moment for the
 * others, and marks what is still on its way as late. Yields whether anything is.
 */
export async function settleDeferred(
  context: StaticHandlerContext,
  { cacheAnswered, waitForAll, timeLimit }: SettleOptions,
): Promise<boolean> {
  const values = limitAll(context, timeLimit);
  const all = Promise.all(values.map(({ deferred }) => deferred));
  if (waitForAll) {
    await all;
  } else {
    await Promise.race([all, cacheAnswered()]);
    await Promise.race([all, sleep(READY_WAIT_MS)]);
  }
  const late = values.filter(({ deferred }) => deferred.status !== "fulfilled");
  for (const { key, deferred } of late) deferred.lateKey = key;
  return late.length > 0;
}

/** Puts the limited values in the place of the loaders' own and lists them. */
function limitAll(
  context: StaticHandlerContext,
  timeLimit: Promise<unknown>,
): { key: string; deferred: Deferred<unknown> }[] {
  return Object.entries(context.loaderData).flatMap(([routeId, data]) => {
    const fields: Record<string, unknown> = data ?? {};
    return Object.entries(fields).flatMap(([name, value]) => {
      if (!isDeferred(value)) return [];
      const deferred = limitDeferred(value, timeLimit);
      fields[name] = deferred;
      return [{ key: `${routeId} ${name}`, deferred }];
    });
  });
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
