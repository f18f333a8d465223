import type { Sheet } from "virtual:client-assets";
import { ContentError } from "../../shared/content/errors.ts";
import { type LoadedPage, renderDocument } from "./render.tsx";

/** A rendered page, or a redirect, which has no body. */
export interface Page {
  status: number;
  headers: Headers;
  body: ReadableStream<Uint8Array> | null;
  /** Whether every required part is there and no optional part was late. Only complete pages are stored. */
  isComplete: boolean;
  /** Whether an optional part has failed. Such a page is stored for a minute at most. */
  optionalFailed: boolean;
  /**
   * Resolves once no part is pending. Resolves with true if a required part is missing because the content service
   * failed.
   */
  lacksPart: Promise<boolean>;
  /**
   * Whether the page shows the content that its URL names. False, for example, if the last page of a list is shown
   * instead of a page that does not exist.
   */
  matchesUrl: boolean;
}

interface Rendered extends Pick<Page, "body" | "isComplete"> {
  /**
   * The inline style sheets of the document. If the document is streamed, these are only the style sheets before its
   * first pending part.
   */
  sheets: readonly Sheet[];
}

/** Renders the document as a stream. Inline scripts with the nonce deliver deferred parts until `limit` aborts. */
export async function renderStreamed(
  page: LoadedPage,
  nonce: string,
  limit: AbortSignal,
): Promise<Rendered> {
  const { site } = page;
  const { signal } = site.calls;
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
 * Renders a document without pending parts. If a part cannot be rendered, renders the error page of the route instead.
 */
export async function renderComplete(page: LoadedPage): Promise<Rendered> {
  const { context, site } = page;
  const render = async (errors: unknown[]) => {
    const onError = (error: unknown) => {
      errors.push(error);
      if (isFault(error)) site.log.fault("rendering failed", error);
    };
    const { body, files } = await renderDocument(page, { onError });
    // Reading begins only when the document is ready. Before that, it would contain placeholders.
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
  // If the error page fails, too, the error is in the layout that both pages share.
  if (again.length > 0) throw again[0];
  return { ...errorPage, isComplete: false };
}

/**
 * Whether an error is a fault of the site. When a client disconnects, the platform cancels the stream with a
 * `retryable` error, which React reports for each pending part.
 */
function isFault(error: unknown): boolean {
  const isLostConnection = error instanceof Error && "retryable" in error && error.retryable;
  return !(error instanceof ContentError) && !isLostConnection;
}
