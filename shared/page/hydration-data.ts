import type { DocumentContextValue } from "./document-context.tsx";

/** The hydration data embedded in a document. */
export interface HydrationData
  extends Pick<
    DocumentContextValue,
    "locales" | "origin" | "contentAsOf" | "offline" | "singleLocaleRoutes"
  > {
  /**
   * By route id. A deferred value is `{$settled}` if it is embedded, or `{$streamed}`
   * with its key if it follows in the same response.
   */
  loaderData: Record<string, unknown>;
  /** By route id; only the status of an error is sent to the browser. */
  errors: Record<string, { status: number }> | null;
}
