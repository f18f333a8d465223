import type { Locale } from "../../shared/i18n/locales.ts";
import type { PageRoute } from "../../shared/routing/table.ts";
import type { Warn } from "../config/log.ts";
import type { SiteVerification } from "../config/site-verification.ts";
import type { ContentAccess } from "../content/content-access.ts";

/** Everything that a page depends on. */
export interface PageRequest {
  /** With only the parameters that the page supports. */
  url: URL;
  /** The page that the URL names, if any. */
  route?: PageRoute | undefined;
  /** Origin of canonical links. */
  origin: string;
  locales: readonly Locale[];
  content: ContentAccess;
  /** Renders the complete document at once: for crawlers, HEAD requests and revalidations. */
  waitForAll: boolean;
  /** Whether the service worker may store pages for offline use. */
  offline: boolean;
  /** Ownership codes for search engines. */
  verification?: SiteVerification;
  timeoutMs: number;
  now: () => number;
  /** For internal errors. */
  reportFault: Warn;
  signal: AbortSignal;
}
