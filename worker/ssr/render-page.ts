import type { Sheet } from "virtual:client-assets";
import { ContentError } from "../../shared/content/errors.ts";
import { type LoadedPage, renderDocument } from "./render.tsx";

/** A rendered page, or a redirect, which has no body. */
export interface Page {
  status: number;
  headers: Headers;
  body: ReadableStream<Uint8Array> | null;
  /** Every required part is there, and no optional one was late: otherwise it is not stored. */
  isComplete: boolean;
  /** Stored for a minute at most, since an optional part has failed. */
  optionalFailed: boolean;
  /** Resolves, once nothing is pending, with whether a required part is missing because the content service fails. */
  lacksPart: Promise<boolean>;
  /** False for a page beyond the last one, for example, which shows the last one instead. */
  matchesUrl: boolean;
}

interface Rendered extends Pick<Page, "body" | "isComplete"> {
  /** The style sheets that the document has inline; of a streamed one, those before its first pending part. */
  sheets: readonly Sheet[];
}

/**
 * Renders the document as a stream in which deferred parts follow in scripts with the nonce, until the limit aborts.
 */
export async function renderStreamed(
  page: LoadedPage,
  nonce: string,
  limit: AbortSignal,
): Promise<Rendered> {
  const { site, signal } = page;
  let hasTimedOut = false;
  const onError = (error: unknown) => {
    if (signal?.aborted || hasTimedOut) return;
    hasTimedOut = limit.aborted;
    if (hasTimedOut) site.log.warn("rendering has timed out", limit.reason);
    else if (isFault(error)) site.log.fault("rendering failed", error);
  };
  const ending = signal ? AbortSignal.any([signal, limit]) : limit;
  const { body, files } = await renderDocument(page, { nonce, onError, signal: ending });
  return { body, isComplete: false, sheets: files.sheets };
}

/**
 * Renders a document of which nothing is pending, in its order. If a part cannot be rendered, renders the error
 * page of the route instead.
 */
export async function renderComplete(page: LoadedPage): Promise<Rendered> {
  const { context, site } = page;
  const render = async (errors: unknown[]) => {
    const onError = (error: unknown) => {
      errors.push(error);
      if (isFault(error)) site.log.fault("rendering failed", error);
    };
    const { body, files } = await renderDocument(page, { onError });
    // A document read before it is ready would contain placeholders.
    await body.allReady;
    return { body, sheets: files.sheets };
  };
  const errors: unknown[] = [];
  const document = await render(errors).catch((error: unknown) => void errors.push(error));
  if (document && errors.length === 0) return { ...document, isComplete: true };
  void document?.body.cancel();
  context.errors = { [context.matches.at(-1)?.route.id ?? page.locale]: errors[0] };
  const again: unknown[] = [];
  const errorPage = await render(again);
  // An error that occurs again is in the layout, which is also that of the error page.
  if (again.length > 0) throw again[0];
  return { ...errorPage, isComplete: false };
}

/**
 * When a client leaves, the platform cancels the stream with a `retryable` error, which React reports for each
 * pending part.
 */
function isFault(error: unknown): boolean {
  const isLostConnection = error instanceof Error && "retryable" in error && error.retryable;
  return !(error instanceof ContentError) && !isLostConnection;
}
