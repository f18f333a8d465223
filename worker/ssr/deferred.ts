import {
  type Deferred,
  isDeferred,
  settled,
  withTimeLimit,
} from "../../shared/rendering/deferred.tsx";
import type { RequestCalls } from "../content-api/request-calls.ts";
import { withTimeout } from "../platform/with-timeout.ts";

/** A document waits for uncached values for at most this many milliseconds, because some of them may arrive soon. */
const READY_WAIT = 3;

/** Which values a document waits for before it begins. */
export type Wait =
  /** Values that are cached or arrive within a moment. All other values are streamed. */
  | "ready"
  /** All required values, and all optional values that are not late. Crawlers get such documents. */
  | "main"
  /** All values. Documents that are revalidated in the background wait for them. */
  | "all";

/** The owner of values that header and footer show. These values belong to no route. */
export const HEADER_AND_FOOTER = "header-and-footer";

export interface DeferredValue {
  /** Id of the route whose loader data contains the value, or {@link HEADER_AND_FOOTER}. */
  ownerId: string;
  /** The loader data that contains the value. */
  fields: Record<string, unknown>;
  name: string;
  deferred: Deferred<unknown>;
}

interface SettleOptions {
  wait: Wait;
  calls: Pick<RequestCalls, "context" | "hasPendingLookups" | "lookupsDone">;
  /** The routes that some locales lack (alternates.ts). They are awaited like an optional value. */
  alternates: Deferred<unknown> | undefined;
  /** Returns for how many more milliseconds pending values may stay pending. After that they count as failed. */
  timeLeft: () => number;
}

/** Finds the deferred values in the loader data of each route, and in the data of header and footer. */
export function deferredIn(owners: Record<string, unknown>): DeferredValue[] {
  return Object.entries(owners).flatMap(([ownerId, data]) => {
    const fields = (data ?? {}) as Record<string, unknown>;
    return Object.entries(fields).flatMap(([name, deferred]) =>
      isDeferred(deferred) ? [{ ownerId, fields, name, deferred }] : [],
    );
  });
}

/**
 * Waits for the values that `wait` names. If `wait` is `ready`, values that are still pending will be streamed, and
 * they fail at the time limit. If `wait` has another value, values that are still pending afterwards count as failed.
 * Resolves with true if an optional value was late, so that the document lacks it.
 */
export async function settle(
  values: readonly DeferredValue[],
  { wait, calls, alternates, timeLeft }: SettleOptions,
): Promise<boolean> {
  const all = Promise.all([...values.map(({ deferred }) => deferred), alternates]);
  if (wait === "ready") await untilReady(all, calls, timeLeft);
  for (const value of values.filter(isPending))
    replace(value, withTimeLimit(value.deferred, scheduler.wait(timeLeft())));
  if (wait === "ready") return alternates?.status === "pending";
  const main = wait === "all" ? values : values.filter(({ deferred }) => !deferred.isOptional);
  await Promise.all(main.map(({ deferred }) => deferred));
  await withTimeout(all, wait === "all" ? timeLeft() : calls.context.optionalTimeout);
  const late = values.filter(isPending);
  for (const value of late) {
    const failed = settled<unknown>({ ok: false, code: "upstream" });
    replace(value, Object.assign(failed, { isOptional: true }));
  }
  return late.length > 0 || alternates?.status === "pending";
}

function replace(value: DeferredValue, deferred: Deferred<unknown>): void {
  value.deferred = deferred;
  value.fields[value.name] = deferred;
}

/**
 * Waits for all values that are cached or arrive within a moment. Waits repeatedly, because a cache hit may cause a
 * further lookup.
 */
async function untilReady(
  all: Promise<unknown>,
  calls: SettleOptions["calls"],
  timeLeft: () => number,
): Promise<void> {
  const isReady = all.then(() => true);
  const lookedUp = () => Promise.race([all, calls.lookupsDone()]).then(() => true);
  while (await withTimeout(lookedUp(), timeLeft())) {
    if (await withTimeout(isReady, READY_WAIT)) return;
    if (!calls.hasPendingLookups()) return;
  }
}

/**
 * Returns whether any values will be streamed. Gives each of these values the key with which an inline script will
 * deliver it.
 */
export function streamPending(values: readonly DeferredValue[]): boolean {
  const pending = values.filter(isPending);
  for (const { ownerId, name, deferred } of pending) deferred.streamKey = `${ownerId} ${name}`;
  return pending.length > 0;
}

export function isPending({ deferred }: DeferredValue): boolean {
  return deferred.status !== "fulfilled";
}

export function hasFailed({ deferred }: DeferredValue): boolean {
  return deferred.status === "fulfilled" && deferred.value?.ok === false;
}

/** Whether the page requires the value and lacks it because the content service failed. */
export function isUnavailable({ deferred: { isOptional, value } }: DeferredValue): boolean {
  return !isOptional && value?.ok === false && value.code === "upstream";
}
