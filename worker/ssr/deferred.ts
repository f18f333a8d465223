import { type Deferred, isDeferred, limitDeferred } from "../../shared/page/deferred.ts";
import { withTimeout } from "../config/with-timeout.ts";

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

/** Values by owner: what each loader has returned, and what the chrome shows. */
export type ValueOwners = Record<string, unknown>;

/**
 * Waits until every value that the cache holds is there, and a moment for the
 * others; what is still on its way then is streamed.
 *
 * @param pageId the owner that the page itself is about.
 */
export async function settleDeferred(
  owners: ValueOwners,
  pageId: string | undefined,
  options: SettleOptions,
): Promise<SettledState> {
  if (!options.waitForAll) {
    await untilReady(Promise.all(valuesOf(owners).map(deferredOf)), options);
  }
  limitAll(owners, options.timeLimit);
  const values = valuesOf(owners);
  if (options.waitForAll) await Promise.all(values.map(deferredOf));
  const late = values.filter(({ deferred }) => deferred.status !== "fulfilled");
  for (const { key, deferred } of late) deferred.streamKey = key;
  const page = values.filter(({ ownerId, deferred }) => ownerId === pageId && !deferred.isExtra);
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
  const responded = () => Promise.race([all, cacheAnswered()]);
  let over: Promise<void> | undefined;
  // Nearly always the cache has answered by then, and no clock for the whole page is needed.
  await withTimeout(responded(), READY_WAIT_MS);
  while (!isDone) {
    if (isLookingUp()) {
      over ??= timeLimit().then(done);
      await Promise.race([responded(), over]);
    }
    if (!isDone) await withTimeout(all, READY_WAIT_MS);
    // A page without values, such as an error, must not spin while somebody else's lookup goes on.
    if (!isLookingUp()) return;
  }
}

function hasFailed(deferred: Deferred<unknown>): boolean {
  return deferred.status === "fulfilled" && deferred.value?.ok === false;
}

interface DeferredValue {
  ownerId: string;
  /** Where the loader has put it. */
  fields: Record<string, unknown>;
  name: string;
  key: string;
  deferred: Deferred<unknown>;
}

function valuesOf(owners: ValueOwners): DeferredValue[] {
  return Object.entries(owners).flatMap(([ownerId, data]) => {
    const fields = (data ?? {}) as Record<string, unknown>;
    return Object.entries(fields).flatMap(([name, value]) =>
      isDeferred(value)
        ? [{ ownerId, fields, name, key: `${ownerId} ${name}`, deferred: value }]
        : [],
    );
  });
}

/** Puts limited values in the place of the loaders' own that have not come. */
function limitAll(owners: ValueOwners, timeLimit: () => Promise<unknown>): void {
  for (const { fields, name, deferred } of valuesOf(owners)) {
    if (deferred.status === "fulfilled") continue;
    fields[name] = limitDeferred(deferred, timeLimit());
  }
}

function deferredOf({ deferred }: DeferredValue): Deferred<unknown> {
  return deferred;
}
