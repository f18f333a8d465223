import { type Deferred, isDeferred, settled, withTimeLimit } from "../../shared/page/deferred.ts";
import { withTimeout } from "../config/with-timeout.ts";
import type { RequestCalls } from "../content/request-calls.ts";

/** How long a document waits for uncached values that may arrive soon, in milliseconds. */
const READY_WAIT = 3;

/** What a document waits for before it begins. */
export type Wait =
  /** What is cached or arrives within a moment; the rest is streamed. */
  | "ready"
  /** What the page is about, as for crawlers; not optional values that are late. */
  | "main"
  /** Everything, as for a document that is revalidated in the background. */
  | "all";

/** Owner of values that belong to no route. */
export const HEADER_AND_FOOTER = "header-and-footer";

/** A deferred value of a document. */
export interface DeferredValue {
  /** The route whose loader data contains it, or {@link HEADER_AND_FOOTER}. */
  ownerId: string;
  /** The loader data. */
  fields: Record<string, unknown>;
  name: string;
  deferred: Deferred<unknown>;
}

interface SettleOptions {
  wait: Wait;
  calls: Pick<RequestCalls, "hasPendingLookups" | "lookupsDone" | "optionalTimeout">;
  /** Awaited like an optional value, but not part of the document. */
  alternates: Deferred<unknown> | undefined;
  /** Resolves when pending values are to count as failed; starts a timer. */
  timeLimit: () => Promise<unknown>;
}

/** The values in the data of each loader and of header and footer. */
export function deferredIn(owners: Record<string, unknown>): DeferredValue[] {
  return Object.entries(owners).flatMap(([ownerId, data]) => {
    const fields = (data ?? {}) as Record<string, unknown>;
    return Object.entries(fields).flatMap(([name, deferred]) =>
      isDeferred(deferred) ? [{ ownerId, fields, name, deferred }] : [],
    );
  });
}

/** Waits for the values; those still pending fail at the time limit, or have failed if nothing may be streamed. */
export async function settle(
  values: readonly DeferredValue[],
  { wait, calls, alternates, timeLimit }: SettleOptions,
): Promise<void> {
  const all = Promise.all([...values.map(({ deferred }) => deferred), alternates]);
  if (wait === "ready") await untilReady(all, calls, timeLimit);
  for (const value of values.filter(isPending))
    replace(value, withTimeLimit(value.deferred, timeLimit()));
  if (wait === "ready") return;
  const main = wait === "all" ? values : values.filter(({ deferred }) => !deferred.isOptional);
  await Promise.all(main.map(({ deferred }) => deferred));
  await (wait === "all"
    ? Promise.race([all, timeLimit()])
    : withTimeout(all, calls.optionalTimeout));
  for (const value of values.filter(isPending)) replace(value, LATE);
}

const LATE = Object.assign(settled<unknown>({ ok: false, code: "upstream" }), {
  isOptional: true,
});

function replace(value: DeferredValue, deferred: Deferred<unknown>): void {
  value.deferred = deferred;
  value.fields[value.name] = deferred;
}

/** A cache hit may lead to another lookup, so lookups are awaited repeatedly. */
async function untilReady(
  all: Promise<unknown>,
  calls: SettleOptions["calls"],
  timeLimit: () => Promise<unknown>,
): Promise<void> {
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  void all.then(done);
  const settledLookups = () => Promise.race([all, calls.lookupsDone()]);
  let timedOut: Promise<void> | undefined;
  // Usually the lookups are done by then, which saves the timer for the page.
  await withTimeout(settledLookups(), READY_WAIT);
  while (!isDone) {
    if (calls.hasPendingLookups()) {
      timedOut ??= timeLimit().then(done);
      await Promise.race([settledLookups(), timedOut]);
    }
    if (!isDone) await withTimeout(all, READY_WAIT);
    // A page without values, such as an error, must not loop while another lookup is in progress.
    if (!calls.hasPendingLookups()) return;
  }
}

/** Whether values are streamed after the rest of the document; names them for the scripts that deliver them. */
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

/** Whether an optional value was late. */
export function isLate({ deferred }: DeferredValue): boolean {
  return deferred === LATE;
}
