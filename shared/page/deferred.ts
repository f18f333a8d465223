import { ContentError, type ContentErrorCode } from "../content/errors.ts";

/** How a deferred call ended; plain data, so that it crosses to the browser. */
export type Settled<T> = { ok: true; value: T } | { ok: false; code: ContentErrorCode };

/** A promise that never rejects, with the marks that React's `use` reads. */
export interface Deferred<T> extends Promise<Settled<T>> {
  status?: "pending" | "fulfilled";
  value?: Settled<T>;
  /** Set while the value travels in the same response after its placeholder. */
  streamKey?: string;
  /** The page is whole without it: nothing waits for it in the browser, and its failure is not the page's. */
  isExtra?: boolean;
}

/**
 * Turns a call into a value that a page may wait for while it is already
 * shown. A failure becomes data at once, so that nobody has to catch it.
 */
export function defer<T>(call: Promise<T>): Deferred<T> {
  const deferred: Deferred<T> = call.then(
    (value): Settled<T> => ({ ok: true, value }),
    (error): Settled<T> => ({ ok: false, code: codeOf(error) }),
  );
  return watch(deferred);
}

/** Like {@link defer}, for what a page can do without. */
export function deferExtra<T>(call: Promise<T>): Deferred<T> {
  return Object.assign(defer(call), { isExtra: true });
}

/** The same value, failed when it has not come by the time that the limit resolves. */
export function limitDeferred<T>(deferred: Deferred<T>, limit: Promise<unknown>): Deferred<T> {
  if (deferred.status === "fulfilled") return deferred;
  const failure: Settled<T> = { ok: false, code: "upstream" };
  const limited: Deferred<T> = Promise.race([deferred, limit.then(() => failure)]);
  if (deferred.isExtra) limited.isExtra = true;
  return watch(limited);
}

/** A deferred value that is there already: rendered in place, synchronously. */
export function settled<T>(value: Settled<T>): Deferred<T> {
  const deferred: Deferred<T> = Promise.resolve(value);
  markSettled(deferred, value);
  return deferred;
}

/** The value where it is there already, and no failure. */
export function peek<T>(deferred: Deferred<T> | undefined): T | undefined {
  return deferred?.status === "fulfilled" && deferred.value?.ok ? deferred.value.value : undefined;
}

export function isDeferred(value: unknown): value is Deferred<unknown> {
  return value instanceof Promise;
}

function watch<T>(deferred: Deferred<T>): Deferred<T> {
  deferred.status = "pending";
  deferred.then((value) => markSettled(deferred, value));
  return deferred;
}

function markSettled<T>(deferred: Deferred<T>, value: Settled<T>): void {
  deferred.status = "fulfilled";
  deferred.value = value;
}

function codeOf(error: unknown): ContentErrorCode {
  return error instanceof ContentError ? error.code : "upstream";
}
