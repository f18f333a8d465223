import type { DocumentContextValue } from "./document-context.tsx";

/** The data block of a document: everything the browser needs to hydrate it. */
export interface HydrationData
  extends Pick<
    DocumentContextValue,
    "locales" | "origin" | "contentAsOf" | "offline" | "inOneLocale"
  > {
  /**
   * By route id. A deferred value is `{$settled}` where it is in the document,
   * `{$streamed}` with its key where it follows in the same response.
   */
  loaderData: Record<string, unknown>;
  /** By route id; an error is its status, nothing more reaches the browser. */
  errors: Record<string, { status: number }> | null;
}
