import { type Deferred, isDeferred, withTimeLimit } from "../../shared/page/deferred.ts";
import { withTimeout } from "../config/with-timeout.ts";

/** How long a document waits for uncached values that may arrive soon. */
const READY_WAIT_MS = 3;

export interface SettleOptions {
  /** Whether a cache lookup is in progress. */
  hasPendingLookups: () => boolean;
  /** Resolves once each call so far is a cache hit or has been forwarded upstream. */
  lookupsDone: () => Promise<void>;
  /** For crawlers: the document is complete, not streamed. */
  waitForAll: boolean;
  /** Returns a promise that resolves when pending values are to count as failed. */
  timeLimit: () => Promise<unknown>;
}

/** State of the deferred values when the document begins. */
export interface SettledState {
  /** Values are streamed after the shell. */
  isStreamed: boolean;
  /** A value of the document has failed. */
  hasFailure: boolean;
  /** All main values of the page have failed. */
  isUnavailable: boolean;
}

/** Values by owner: the data of each loader and of the chrome. */
export type ValueOwners = Record<string, unknown>;

/**
 * Waits for all values that are cached, and briefly for the others; values that are still pending
 * are streamed.
 *
 * @param pageId the owner of the page's main values.
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
  const pending = values.filter(({ deferred }) => deferred.status !== "fulfilled");
  for (const { key, deferred } of pending) deferred.streamKey = key;
  const page = values.filter(({ ownerId, deferred }) => ownerId === pageId && !deferred.isOptional);
  return {
    isStreamed: pending.length > 0,
    hasFailure: values.some(({ deferred }) => !deferred.isOptional && hasFailed(deferred)),
    isUnavailable: page.length > 0 && page.every(({ deferred }) => hasFailed(deferred)),
  };
}

/** A cache hit may lead to another lookup, so lookups are awaited repeatedly. */
async function untilReady(
  all: Promise<unknown>,
  { lookupsDone, hasPendingLookups, timeLimit }: SettleOptions,
): Promise<void> {
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  void all.then(done);
  const settledLookups = () => Promise.race([all, lookupsDone()]);
  let timedOut: Promise<void> | undefined;
  // Usually the lookups are done by then, which saves the timer for the page.
  await withTimeout(settledLookups(), READY_WAIT_MS);
  while (!isDone) {
    if (hasPendingLookups()) {
      timedOut ??= timeLimit().then(done);
      await Promise.race([settledLookups(), timedOut]);
    }
    if (!isDone) await withTimeout(all, READY_WAIT_MS);
    // A page without values, such as an error, must not loop while another lookup is in progress.
    if (!hasPendingLookups()) return;
  }
}

function hasFailed(deferred: Deferred<unknown>): boolean {
  return deferred.status === "fulfilled" && deferred.value?.ok === false;
}

interface DeferredValue {
  ownerId: string;
  /** The loader data that contains it. */
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

/** Replaces pending values by ones with a time limit. */
function limitAll(owners: ValueOwners, timeLimit: () => Promise<unknown>): void {
  for (const { fields, name, deferred } of valuesOf(owners)) {
    if (deferred.status === "fulfilled") continue;
    fields[name] = withTimeLimit(deferred, timeLimit());
  }
}

function deferredOf({ deferred }: DeferredValue): Deferred<unknown> {
  return deferred;
}
