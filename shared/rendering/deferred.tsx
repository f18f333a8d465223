import { type ReactNode, Suspense, use } from "react";
import { ContentError, type ContentErrorCode } from "../content/errors.ts";
import { escapeJson } from "../text/escape.ts";
import { Failed, Waiting } from "../ui/states.tsx";
import { DocumentContext } from "./contexts.tsx";
import { LateStyles } from "./parts.tsx";

/** The result of a deferred call, as plain data that can be serialised for the browser. */
export type Settled<T> = { ok: true; value: T } | { ok: false; code: ContentErrorCode };

/** A promise that never rejects, with the `status` and `value` properties that React's `use` reads. */
export interface Deferred<T> extends Promise<Settled<T>> {
  status?: "pending" | "fulfilled";
  value?: Settled<T>;
  /** The key of the value, if it is streamed after its placeholder in the same response. */
  streamKey?: string;
  /**
   * Set if the page counts as complete without the value. Client-side navigations then do not wait for the value, and
   * the page succeeds even if the value fails.
   */
  isOptional?: boolean;
}

/**
 * Wraps a promise so that a page can be rendered before the promise settles. A rejection immediately becomes data, so
 * that there is never an unhandled rejection.
 */
export function defer<T>(call: Promise<T>): Deferred<T> {
  const deferred: Deferred<T> = call.then(
    (value): Settled<T> => ({ ok: true, value }),
    (error): Settled<T> => ({ ok: false, code: codeOf(error) }),
  );
  return watch(deferred);
}

/** Defers data without which a page still counts as complete. */
export function deferOptional<T>(call: Promise<T>): Deferred<T> {
  return Object.assign(defer(call), { isOptional: true });
}

/** A deferred value that fails if `limit` resolves before the value arrives. */
export function withTimeLimit<T>(deferred: Deferred<T>, limit: Promise<unknown>): Deferred<T> {
  if (deferred.status === "fulfilled") return deferred;
  const failure: Settled<T> = { ok: false, code: "upstream" };
  const limited: Deferred<T> = Promise.race([deferred, limit.then(() => failure)]);
  if (deferred.isOptional) limited.isOptional = true;
  return watch(limited);
}

/** Creates a deferred value that is already settled, so that it is rendered synchronously. */
export function settled<T>(value: Settled<T>): Deferred<T> {
  const deferred: Deferred<T> = Promise.resolve(value);
  markSettled(deferred, value);
  return deferred;
}

/** The value if it has already loaded successfully, and otherwise undefined. */
export function peek<T>(deferred: Deferred<T> | undefined): T | undefined {
  return deferred?.status === "fulfilled" && deferred.value?.ok ? deferred.value.value : undefined;
}

/**
 * The value, for a component that stands further up in the document than the content that waits for the value. The
 * number of items beside a page's name, for example, stands above the list. Undefined if the value is streamed, because
 * the top of the document is then sent before the value is known.
 */
export function knownInTime<T>(value: Deferred<T>): T | undefined {
  return value.streamKey === undefined ? peek(value) : undefined;
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

/** The name of the global array that collects streamed values until hydration. */
export const STREAMED_VALUES = "__streamedValues";

/** The key and the value of a streamed value. */
export type StreamedValue = [key: string, value: unknown];

/** The script that adds a streamed value to the array. client/hydration/hydration.ts reads the array. */
export function streamedValueScript(key: string, value: unknown): string {
  return `(self.${STREAMED_VALUES}??=[]).push(${escapeJson(JSON.stringify([key, value]))})`;
}

interface DeferredContentProps<T> {
  value: Deferred<T>;
  fallback?: ReactNode;
  /**
   * Shown instead of the default message, which has a retry button. If `failure` is a function, it gets the default
   * message and may wrap it.
   */
  failure?: ReactNode | ((message: ReactNode) => ReactNode);
  children: (value: T) => ReactNode;
}

/**
 * Content that may be streamed. A settled value is rendered synchronously. If the value failed, a message
 * with a retry button is shown in its place.
 */
export function DeferredContent<T>({
  fallback = <Waiting />,
  ...content
}: DeferredContentProps<T>) {
  return (
    // The fallback is passed only if the value is pending. Otherwise React would render the fallback and its styles for
    // nothing.
    <Suspense fallback={content.value.status !== "fulfilled" && <State>{fallback}</State>}>
      <Content {...content} />
    </Suspense>
  );
}

/** A message or placeholder with its styles, which most documents do not need. */
function State({ children }: { children: ReactNode }) {
  return (
    <>
      <LateStyles />
      {children}
    </>
  );
}

function Content<T>({
  value,
  failure = (message) => message,
  children,
}: Omit<DeferredContentProps<T>, "fallback">) {
  const settled = use(value as Promise<Settled<T>>);
  const { nonce } = use(DocumentContext);
  const failed = (code: ContentErrorCode) =>
    typeof failure === "function"
      ? failure(
          <State>
            <Failed isUnreachable={code === "network"} />
          </State>,
        )
      : failure;
  return (
    <>
      {settled.ok ? children(settled.value) : failed(settled.code)}
      {/* A streamed value is sent directly after the HTML that shows it, so that hydration finds the value. */}
      {value.streamKey !== undefined && (
        <script
          nonce={nonce}
          // React must not compare this element with the HTML of the server, because browsers hide the nonce. Nor is a
          // comparison necessary, because hydration has already read the value.
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: streamedValueScript(value.streamKey, settled) }}
        />
      )}
    </>
  );
}
